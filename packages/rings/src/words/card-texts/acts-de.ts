import { isRef } from '@grimrule/kernel';
import type { GermanNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  cooperativeActsInGerman,
  du,
  duSoViel,
  genitive,
  german,
  germanCards,
  named,
  sie,
  spaced,
  what,
  whom,
} from '@grimrule/words';
import { ORC_GUARD, printed } from '../../cards/designs.ts';
import type { Amount, Cards } from '../../vocabulary/builders.ts';
import type { DeckName, RingsWords } from '../../vocabulary/nodes.ts';
import { nameIn } from '../names.ts';
import { KEYWORD_NAMES } from './keywords.ts';
import { NOUNS, TYPES } from './nouns-de.ts';
import { isThis, ownerAsked, titleAsked } from './queries.ts';
import { VERBS } from './verbs-de.ts';

type Words = Lexicon<RingsWords, GermanNoun>;
type Say = Telling<RingsWords, GermanNoun>;

const { decks: DECKS, ofDecks: OF_DECKS, off } = germanCards;

/** `die oberste Karte deines Decks`, `die obersten X Karten deines Decks` */
function top(say: Say, ofDeck: string, count: Amount): string {
  return count === 1
    ? `die oberste Karte ${ofDeck}`
    : `die obersten ${say.value(count)} Karten ${ofDeck}`;
}

const ENCOUNTER_TYPES: readonly string[] = [
  TYPES.Enemy.one,
  TYPES.Location.one,
  TYPES.Treachery.one,
  TYPES.Objective.one,
];

/** The deck that cards belong to. */
function deckOf(say: Say, cards: Cards): string {
  const from = say.sourceOf(cards);
  if (from === 'decks') return 'das Deck';
  if (from?.startsWith('your')) return DECKS.yours;
  if (from?.startsWith('encounter') || ENCOUNTER_TYPES.includes(say.nounOf(cards).one)) {
    return DECKS.encounter;
  }
  return isThis(cards) ? 'das Deck seines Besitzers' : 'ihr Deck';
}

const LOOKED_AT: Readonly<Record<string, DeckName>> = {
  yourDeck: 'yours',
  encounterDeck: 'encounter',
};

/** `deines Decks`, `des Decks dieses Spielers` */
function ofPile(say: Say, cards: Cards): string {
  const owner = ownerAsked(cards);
  if (!owner) {
    const deck = LOOKED_AT[say.sourceOf(cards) ?? ''];
    return deck ? OF_DECKS[deck] : `von ${say.all(cards).as('dative')}`;
  }
  const player = say.known(owner);
  if (player.you) return OF_DECKS.yours;
  const isPronoun = player.as('nominative') === 'er';
  return isPronoun ? 'seines Decks' : `des Decks ${genitive(player)}`;
}

/** Raises or lowers a player's threat. */
function threat(say: Say, verb: 'raise' | 'lower', who: Cards, by: Amount) {
  const player = say.known(who);
  const value = say.value(by);
  if (player.you) return du(VERBS[verb], `deinen Bedrohungsgrad um ${value}`);
  return sie(player, VERBS[verb], `seinen Bedrohungsgrad um ${value}`);
}

/** A hero comes back to its owner, every other card of another player comes under your control. */
function control(say: Say, cards: Cards): string {
  const from = say.sourceOf(cards);
  if (from !== 'discards' && from !== 'decks') return '';
  const isHero = say.nounOf(cards).one === TYPES.Hero.one;
  return isHero ? 'unter der Kontrolle seines Besitzers' : 'unter deiner Kontrolle';
}

/** `seinem Ressourcenvorrat`, `dem Ressourcenvorrat dieses Helden` */
function pool(card: Phrase): string {
  const isPronoun = /^(?:er|sie|es)$/.test(card.as('nominative'));
  return isPronoun ? 'seinem Ressourcenvorrat' : `dem Ressourcenvorrat ${genitive(card)}`;
}

const players = { plural: true, as: () => 'die Spieler' };

const shared = cooperativeActsInGerman<RingsWords>();

export const acts: Words['acts'] = {
  ...shared,
  discard: ({ cards }, say) => {
    const whole = !isRef(cards) && cards.in === 'yourHand';
    return du(VERBS.discard, whole ? say.all(cards).as('accusative') : what(say, cards));
  },
  toHand: ({ cards }, say) => {
    const from = say.sourceOf(cards);
    const card = what(say, cards);
    if (from === 'decks') return du(VERBS.take, `${card} auf die Hand ihres Besitzers`);
    if (from === 'yourHand') return du(VERBS.takeBack, `${card} auf deine Hand`);
    const inPlay = from === 'yourCharacters' || isThis(cards);
    return inPlay
      ? du(VERBS.takeBack, `${card} auf die Hand seines Besitzers`)
      : du(VERBS.take, `${card} auf deine Hand`);
  },
  toDeck: ({ cards, bottom }, say) => {
    const card = what(say, cards);
    const place = `${bottom ? 'unter' : 'oben auf'} ${deckOf(say, cards)}`;
    return isRef(cards)
      ? du(VERBS.lay, `${card} ${place}`)
      : du(VERBS.giveBack, `${card} in beliebiger Reihenfolge ${place}`);
  },
  shuffleIn: ({ cards }, say) => {
    const deck = deckOf(say, cards);
    return du(VERBS.shuffle, `${say.all(cards).as('accusative')} in ${deck}`);
  },
  look: ({ at, count }, say) =>
    du(VERBS.look, `dir ${count === undefined ? what(say, at) : top(say, ofPile(say, at), count)}`),
  putIntoPlay: ({ cards }, say) =>
    du(VERBS.bring, spaced(what(say, cards), control(say, cards), 'ins Spiel')),
  takeControl: ({ cards }, say) => du(VERBS.takeOver, `die Kontrolle über ${what(say, cards)}`),
  swap: ({ card, with: other }, say) =>
    du(VERBS.swap, `${what(say, card)} gegen ${what(say, other)}`),
  eliminate: ({ who }, say) => sie(say.cards(who), VERBS.dropOut, ''),
  attach: ({ card, to }, say) => {
    const host = say.cards(to);
    const isPlayer = [TYPES.Player.one, NOUNS.firstPlayer.one].includes(say.nounOf(to).one);
    const where = isPlayer ? `das Deck ${genitive(host)}` : host.as('accusative');
    const isAttachment = isThis(card) && say.nounOf(card).one === TYPES.Attachment.one;
    return du(VERBS.attach, `${isAttachment ? 'diese Karte' : what(say, card)} an ${where}`);
  },
  exhaust: ({ cards }, say) => du(VERBS.exhaust, what(say, cards)),
  ready: ({ cards }, say) => du(VERBS.makeReady, what(say, cards)),
  putCounters: ({ counter, on, count }, say) => {
    if (counter === 'damage' || say.nounOf(on).one !== TYPES.Hero.one) {
      const unit = counter === 'damage' ? NOUNS.damage : NOUNS.resourceToken;
      return duSoViel(
        VERBS.lay,
        say.quantity(count, unit),
        (text) => `${text} auf ${what(say, on)}`,
      );
    }
    const to = pool(say.cards(on));
    const amount = say.quantity(count, NOUNS.resource);
    return duSoViel(VERBS.addTo, amount, (text) => `${to} ${text}`);
  },
  removeCounters: ({ counter, from, count }, say) => {
    if (counter !== 'resource') {
      const amount = say.quantity(count, NOUNS.progress);
      return duSoViel(VERBS.remove, amount, (text) => `${text} ${off(say, from)}`);
    }
    const out = pool(say.cards(from));
    const amount = say.quantity(count, NOUNS.resource);
    return duSoViel(VERBS.spend, amount, (text) => `${text} aus ${out}`);
  },
  pickRandom: ({ from }, say) => {
    const kind = say.kind(from);
    if (kind.fixed && from.in === 'encounterDeck') {
      return du(VERBS.search, `das Begegnungsdeck nach ${titleAsked(from, say)}`);
    }
    return du(
      VERBS.pick,
      spaced('zufällig', german.one({ ...kind, unique: false }).as('accusative')),
    );
  },
  reveal: ({ cards, guarding }, say) => {
    const revealed = du(VERBS.reveal, what(say, cards));
    if (!guarding) return revealed;
    return german.sequence([revealed, du(VERBS.attach, `${what(say, guarding)} an sie`)]);
  },
  surge: () => sie(named('diese Karte'), VERBS.gain, KEYWORD_NAMES.de.surge),
  enemyAttacks: ({ by }, say) => sie(say.cards(by), VERBS.attack, 'dich'),
  drone: ({ count }, say) => {
    const guard = printed(ORC_GUARD);
    const { attack = 0, defense = 0, hitPoints = 0 } = guard;
    const cards = top(say, OF_DECKS.yours, count);
    say.turnAway();
    return du(
      VERBS.bring,
      `${cards} verdeckt als Gegner ${nameIn('de', guard)} mit dir im Kampf ins Spiel`,
      `(${attack} Angriffsstärke, ${defense} Verteidigungsstärke, ${hitPoints} Trefferpunkt)`,
    );
  },
  winGame: () => sie(players, VERBS.win, 'das Spiel'),
  loseGame: () => sie(players, VERBS.lose, 'das Spiel'),
  progress: ({ on, count }, say) =>
    duSoViel(
      VERBS.lay,
      say.quantity(count, NOUNS.progress),
      (text) => `${text} auf ${what(say, on)}`,
    ),
  placeThreat: ({ on, amount }, say) => threat(say, 'raise', on, amount),
  removeThreat: ({ from, amount }, say) => threat(say, 'lower', from, amount),
  addToStaging: ({ cards }, say) => {
    const source = say.sourceOf(cards);
    const back = source === 'engagedEnemies' || source === 'enemies';
    // Of a card that may have left meanwhile, more than one has been spoken of.
    if (!isRef(cards)) say.turnAway();
    return du(back ? VERBS.giveBack : VERBS.lay, `${what(say, cards)} in die Aufmarschzone`);
  },
  engage: ({ enemies, who }, say) => {
    const player = say.cards(who);
    if (isThis(enemies)) return sie(say.cards(enemies), VERBS.engage, player.as('accusative'));
    const enemy = what(say, enemies);
    return player.you ? du(VERBS.engage, enemy) : sie(player, VERBS.engage, enemy);
  },
  uncommit: ({ cards }, say) => {
    const card = what(say, cards).replace(/ sich dem Abenteuer stellende\w*/, '');
    return du(VERBS.remove, `${card} vom Abenteuer`);
  },
  dealShadow: ({ to, count }, say) => {
    const enemy = whom(say, to);
    return duSoViel(
      VERBS.deal,
      say.quantity(count, NOUNS.shadowCard),
      (text) => `${enemy} ${text}`,
    );
  },
  attackNow: (act, say) => sie(say.cards(act.with), VERBS.attack, 'sofort einen Gegner'),
  claim: (act, say) => {
    const claimed = du(VERBS.claim, what(say, act.objective));
    return german.sequence([claimed, du(VERBS.attach, `es an ${what(say, act.for)}`)]);
  },
  capture: ({ cards }, say) =>
    du(
      VERBS.capture,
      what(say, cards),
      isRef(cards) ? '(verdeckt und nicht zu gebrauchen bis zur Befreiung)' : '',
    ),
  rescue: ({ cards }, say) => du(VERBS.rescue, what(say, cards)),
  record: ({ as, cards }, say) =>
    as === 'earned'
      ? du(VERBS.addTo, `${what(say, cards)} dem Kampagnenvorrat`)
      : du(VERBS.note, `${what(say, cards)} als Gefangenen im Kampagnenlogbuch`),
};
