import { isRef } from '@grimrule/kernel';
import type { Clause, GermanNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  cooperativeActsInGerman,
  du,
  duSelbst,
  duSoViel,
  genitive,
  german,
  germanCards,
  hyphened,
  inGerman,
  listed,
  many,
  named,
  possessiveInGerman,
  sie,
  spaced,
  what,
  whom,
} from '@grimrule/words';
import type { Amount, Cards } from '../../vocabulary/builders.ts';
import { SUBJECT, THIS } from '../../vocabulary/builders.ts';
import type { ChampionsWords, CostSymbol, DeckName, Status } from '../../vocabulary/nodes.ts';
import { FORM_NAMES, factionName, traitName } from '../names.ts';
import { isAnybodys } from './controller.ts';
import { KEYWORD_NAMES } from './keywords.ts';
import { NOUNS, TYPES } from './nouns-de.ts';
import { counterNoun } from './numbers-de.ts';
import { resourceNoun } from './parts-de.ts';
import { VERBS } from './verbs-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;
type Say = Telling<ChampionsWords, GermanNoun>;

const { decks: DECKS, ofDecks: OF_DECKS, off } = germanCards;

const deckOf = (say: Say, cards: Cards): DeckName =>
  say.sourceOf(cards)?.startsWith('encounter') ? 'encounter' : 'yours';

const FROM_DECKS: Readonly<Record<DeckName, string>> = {
  yours: 'von deinem Deck',
  encounter: 'vom Begegnungsdeck',
};

/** A card is attached to one, also where there is a set to say so. */
function hostOf(say: Say, to: Cards): string {
  const host = isRef(to) ? say.cards(to) : german.one(say.kind(to));
  return host.you ? 'deine Identität' : host.as('accusative');
}

/** The card that is yours: `du` cannot be exhausted, your identity can. */
function cardOf(say: Say, cards: Cards): string {
  const card = say.cards(cards);
  return card.you ? 'deine Identität' : card.as('accusative');
}

/** `die oberste Karte deines Decks` */
function top(say: Say, deck: DeckName, count: Amount): string {
  if (count === 1) return `die oberste Karte ${OF_DECKS[deck]}`;
  if (typeof count === 'number') return `die obersten ${count} Karten ${OF_DECKS[deck]}`;
  const { head, per } = say.quantity(count, NOUNS.card).split ?? { head: '', per: '' };
  return spaced(per, head, 'oben', FROM_DECKS[deck]);
}

function resources(symbols: readonly CostSymbol[]): string {
  const kinds = [...new Set(symbols)];
  const parts = kinds.map((kind) => {
    const count = symbols.filter((other) => other === kind).length;
    const { one, many: several } = resourceNoun(kind);
    return `${count} ${count === 1 ? one : several}`;
  });
  return listed(hyphened(parts), 'und');
}

const thisCard = german.self(NOUNS.card);
const theAttack: Phrase = {
  plural: false,
  as: (form) =>
    form === 'accusative' ? 'den Angriff' : form === 'dative' ? 'dem Angriff' : 'der Angriff',
};

/** A minion comes into play engaged with somebody, a card of another player under your control. */
function engaged(say: Say, cards: Cards, engaging: Cards | undefined): string {
  if (engaging) return ` mit ${whom(say, engaging)} im Kampf`;
  if (isAnybodys(say.sourceOf(cards))) return ' unter deiner Kontrolle';
  return say.nounOf(cards).one === TYPES.minion.one ? ' mit dir im Kampf' : '';
}

const takes = (who: Phrase, amount: Phrase): Clause =>
  who.you
    ? duSoViel(VERBS.take, amount, (text) => text)
    : sie(who, VERBS.take, amount.as('accusative'));

/** `die obersten 3 Karten deines Decks`; of other cards, which they are. */
function uppermost(say: Say, at: Cards, count: Amount): string {
  if (count === 1 && say.sourceOf(at) === 'deckTops') return what(say, at);
  const deck = LOOKED_AT[say.sourceOf(at) ?? ''];
  if (deck) return top(say, deck, count);
  return `die obersten ${say.value(count)} von ${say.all(at).as('dative')}`;
}

const LOOKED_AT: Readonly<Record<string, DeckName>> = {
  yourDeck: 'yours',
  encounterDeck: 'encounter',
};

const shared = cooperativeActsInGerman<ChampionsWords>();

export const acts: Words['acts'] = {
  ...shared,
  damage: ({ hits, taken }, say) => {
    if (!taken) return shared.damage({ hits }, say);
    const all = hits.map(({ to, amount }) =>
      takes(say.cards(to), say.quantity(amount, NOUNS.damage)),
    );
    const [only, ...more] = all;
    return only && more.length === 0 ? only : german.allOf(all);
  },
  assignDamage: ({ amount, among }, say) =>
    duSoViel(
      VERBS.divide,
      say.quantity(amount, NOUNS.damage),
      (text) => `${text} beliebig auf ${say.all(among).as('accusative')}`,
    ),
  moveDamage: ({ from, to, amount }, say) =>
    duSoViel(
      VERBS.move,
      say.quantity(amount, NOUNS.damage),
      (text) => `${text} ${off(say, from)} auf ${what(say, to)}`,
    ),
  placeThreat: ({ on, amount }, say) =>
    duSoViel(
      VERBS.place,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text} auf ${whom(say, on)}`,
    ),
  removeThreat: ({ from, amount, ignoring }, say) =>
    duSoViel(
      VERBS.remove,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text} ${off(say, from)}${ignoring ? ', ungeachtet aller Krisensymbole' : ''}`,
    ),
  leaveThreat: ({ on, count }, say) =>
    du(VERBS.remove, `alle Bedrohung bis auf ${say.value(count)} ${off(say, on)}`),
  moveThreat: ({ from, to, amount }, say) =>
    duSoViel(
      VERBS.move,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text} ${off(say, from)} auf ${what(say, to)}`,
    ),
  divideThwart: ({ amount, among }, say) =>
    duSoViel(
      VERBS.remove,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text}, beliebig aufgeteilt, von ${say.all(among).as('dative')}`,
    ),
  setHitPoints: ({ of, to }, say) =>
    du(
      VERBS.set,
      `${possessiveInGerman('deine verbleibenden Lebenspunkte', 'die verbleibenden Lebenspunkte', say.cards(of))} auf ${say.value(to)}`,
    ),
  accelerate: ({ on, count }, say) => {
    const token = inGerman('m', 'Beschleunigungsmarker', 'Beschleunigungsmarker');
    return du(VERBS.lay, `${many(say, count, token)} auf ${what(say, on)}`);
  },
  drawUpTo: ({ size }, say) => {
    const isPrinted =
      typeof size === 'object' && size.amount === 'printed' && size.stat === 'handSize';
    if (!isPrinted) return du(VERBS.draw, `Karten bis zu ${say.value(size)} Handkarten`);
    const limit = possessiveInGerman(
      'bis zu deinem aufgedruckten Handlimit',
      'bis zum aufgedruckten Handlimit',
      say.cards(size.of),
    );
    return du(VERBS.draw, `Karten ${limit}`);
  },
  discard: ({ cards }, say) => du(VERBS.discard, what(say, cards)),
  discardTop: ({ deck, count }, say) => du(VERBS.discard, top(say, deck, count)),
  discardUntil: ({ where, deck = 'encounter' }, say) => {
    const kind = german.one({ ...say.described(where), unique: true }).as('dative');
    const until = kind.replace(/^dem /, 'zum ersten ').replace(/^der /, 'zur ersten ');
    return du(VERBS.discard, `Karten ${FROM_DECKS[deck]} bis ${until}`);
  },
  toHand: ({ cards }, say) => {
    if (say.sourceOf(cards) === 'underThis') {
      return du(VERBS.giveBack, `${say.all(cards).as('accusative')} auf die Hand ihrer Besitzer`);
    }
    if (say.sourceOf(cards) === 'inPlay') {
      return du(VERBS.giveBack, `${what(say, cards)} auf die Hand des Besitzers`);
    }
    return du(VERBS.take, `${what(say, cards)} auf deine Hand`);
  },
  takeToHand: ({ cards }, say) => du(VERBS.take, `${what(say, cards)} auf deine Hand`),
  formDeck: ({ of, kept }, say) => {
    const pile = kept ? ' mit eigenem Ablagestapel' : '';
    return du(VERBS.shuffle, `${say.all(of).as('accusative')} zu einem besonderen Deck${pile}`);
  },
  toDeck: ({ cards, bottom }, say) => {
    const source = say.sourceOf(cards);
    const deck =
      source === 'specialDeckTop'
        ? 'das besondere Deck'
        : source
          ? DECKS[deckOf(say, cards)]
          : 'das Deck, aus dem sie kommt,';
    return du(VERBS.lay, `${what(say, cards)} ${bottom ? 'unter' : 'oben auf'} ${deck}`);
  },
  shuffleIn: ({ cards }, say) => {
    const deck = shuffledInto(say, cards) ?? 'das Deck, zu dem sie gehören';
    return du(VERBS.shuffle, `${say.all(cards).as('accusative')} in ${deck}`);
  },
  look: ({ at, count }, say) => du(VERBS.look, `dir ${uppermost(say, at, count)}`),
  removeFromCampaign: ({ cards }, say) =>
    du(VERBS.remove, `${what(say, cards)} aus dem Kampagnenlogbuch`),
  setAside: ({ cards }, say) => du(VERBS.layAside, what(say, cards)),
  putIntoPlay: ({ cards, engaging }, say) =>
    du(VERBS.bring, `${what(say, cards)}${engaged(say, cards, engaging)} ins Spiel`),
  play: ({ card, less, free }, say) => {
    const price = free
      ? ' ungeachtet ihrer Ressourcenkosten'
      : less === undefined
        ? ''
        : ` mit um ${say.value(less)} gesenkten Kosten`;
    return du(VERBS.play, `${what(say, card)}${price}`);
  },
  takeControl: ({ cards, whileThis }, say) => {
    const until = whileThis ? ', solange diese Karte im Spiel ist' : '';
    return du(VERBS.takeOver, `die Kontrolle über ${what(say, cards)}${until}`);
  },
  attach: ({ card, to }, say) =>
    du(
      VERBS.attach,
      `${isRef(card) && card.ref === 'this' ? 'diese Karte' : what(say, card)} an ${hostOf(say, to)}`,
    ),
  tuck: ({ cards, under, facedown }, say) =>
    du(VERBS.lay, `${what(say, cards)} ${facedown ? 'verdeckt ' : ''}unter ${what(say, under)}`),
  swap: ({ card, with: other }, say) =>
    du(VERBS.swap, `${what(say, card)} mit ${whom(say, other)}`),
  moveOver: ({ from, to }, say) =>
    du(VERBS.move, `alles auf ${whom(say, from)} auf ${what(say, to)}`),
  stealRandom: ({ under }, say) =>
    du(VERBS.lay, `1 zufällige Karte von deiner Hand verdeckt unter ${what(say, under)}`),
  drone: ({ count }, say) => {
    const drones = count === 1 ? 'verdeckten Drohne-Schergen' : 'verdeckte Drohne-Schergen';
    const cards = top(say, 'yours', count);
    say.turnAway();
    return du(VERBS.bring, `${cards} als ${drones} mit dir im Kampf ins Spiel`);
  },
  reveal: ({ cards }, say) => du(VERBS.reveal, what(say, cards)),
  deal: ({ count }, say) =>
    sie(duSelbst, VERBS.get, `${many(say, count, NOUNS.encounterCard)} zugeteilt`),
  giveBoost: ({ to, count }, say) => {
    const card = inGerman('f', 'zusätzliche Boost-Karte', 'zusätzliche Boost-Karten');
    return du(VERBS.give, `${whom(say, to)} ${many(say, count, card)}`);
  },
  surge: (_, say) => sie(say.cards(THIS), VERBS.gain, KEYWORD_NAMES.de.surge),
  enemyAttacks: ({ by, whom: target, unboosted }, say) => {
    const enemy = say.cards(by);
    const attacked = target ? what(say, target) : attackedBy(say, by);
    return sie(enemy, VERBS.attack, unboosted ? `${attacked} ohne Boost-Karte` : attacked);
  },
  enemyActivates: ({ by, whom: player }, say) => {
    const enemy = say.cards(by);
    const against = `gegen ${player ? what(say, player) : attackedBy(say, by)}`;
    return sie(enemy, VERBS.activate, `sich ${against}`);
  },
  engage: ({ minions, whom: player }, say) => {
    const fought = player ? whom(say, player) : 'dir';
    return sie(say.cards(minions), VERBS.step, `mit ${fought} in den Kampf`);
  },
  dealThese: ({ cards }, say) => sie(duSelbst, VERBS.get, `${what(say, cards)} verdeckt zugeteilt`),
  enemySchemes: ({ by }, say) => sie(say.cards(by), VERBS.advance, 'den Plan'),
  attackAlso: ({ whom: target }, say) =>
    sie(theAttack, VERBS.hit, `sich auch gegen ${what(say, target)}`),
  attackGains: ({ keyword }) => sie(theAttack, VERBS.gain, KEYWORD_NAMES.de[keyword]),
  declareDefender: ({ character }, say) =>
    du(VERBS.declare, `${cardOf(say, character)} zum Verteidiger`),
  labelled: ({ body }, say) => say.effect(body),
  giveStatus: ({ status, to }, say) => statusGiven(status, say.cards(to)),
  removeStatus: ({ status, from }, say) =>
    du(VERBS.remove, `eine ${CARDS[status]} ${off(say, from)}`),
  replaceStatus: ({ status, by, on }, say) =>
    du(VERBS.replace, `eine ${CARDS[status]} ${off(say, on)} durch eine ${CARDS[by]}`),
  exhaust: ({ cards }, say) => du(VERBS.exhaust, cardOf(say, cards)),
  ready: ({ cards }, say) => du(VERBS.makeReady, cardOf(say, cards)),
  putCounters: ({ counter, on, count }, say) =>
    du(VERBS.lay, `${many(say, count, counterNoun(counter))} auf ${what(say, on)}`),
  removeCounters: ({ counter, from, count }, say) =>
    du(VERBS.remove, `${many(say, count, counterNoun(counter))} ${off(say, from)}`),
  changeForm({ to }) {
    if (!to) return du(VERBS.change, 'deine Gestalt');
    if (to === 'otherHero') return du(VERBS.change, 'in deine andere Heldengestalt');
    if (typeof to === 'string') return du(VERBS.change, `in die ${FORM_NAMES.de[to]}`);
    return du(VERBS.change, `in deine ${traitName('de', to.hero)}-Heldengestalt`);
  },
  flip: ({ cards }, say) => du(VERBS.turnOver, what(say, cards)),
  makeActive: ({ villain }, say) => sie(say.cards(villain), VERBS.become, 'zum aktiven Schurken'),
  cancel: ({ what: part }, say) => {
    if (part !== 'card') return du(VERBS.cancel, 'ihre „Sobald aufgedeckt“-Effekte');
    const card = say.cards(SUBJECT);
    const effects = owned('die Effekte', 'Effekte', card);
    return german.sequence([du(VERBS.cancel, effects), du(VERBS.discard, card.as('accusative'))]);
  },
  countBoost: ({ of }, say) => du(VERBS.countUp, `die Boost-Symbole auf ${whom(say, of)}`),
  cancelBoostAbility: () => du(VERBS.cancel, 'ihre Boost-Fähigkeit'),
  cancelBoost: () => du(VERBS.cancel, 'ihre Boost-Symbole'),
  special: ({ card }, say) =>
    du(VERBS.resolve, owned('die Spezial-Fähigkeit', 'Spezial-Fähigkeit', say.cards(card))),
  spend: ({ resources: symbols, perPlayer }) =>
    du(VERBS.spend, `${resources(symbols)}${perPlayer ? ' pro Spieler' : ''}`),
  spendX: ({ resource }) => du(VERBS.spend, `X ${resourceNoun(resource).many}`),
  payPrintedCost: ({ of }, say) =>
    du(VERBS.pay, `die aufgedruckten Kosten ${genitive(say.cards(of))}`),
  generate: ({ resources: symbols, for: cards }, say) => {
    const paid = cards ? ` für ${german.one(say.described(cards)).as('accusative')}` : '';
    return du(VERBS.generate, `${resources(symbols)}${paid}`);
  },
  generateLike: ({ card }, say) =>
    du(VERBS.generate, `die Ressourcen ${genitive(say.cards(card))}`),
  doubled: ({ faction }) =>
    sie(
      thisCard,
      VERBS.generate,
      `doppelt so viele Ressourcen, während du eine Karte mit dem Aspekt ${factionName('de', faction)} bezahlst`,
    ),
  advance: () => sie(named('der Hauptplan'), VERBS.go, 'in den nächsten Abschnitt'),
  pickRandom: ({ from }, say) => {
    const card = german.one({ ...say.kind(from), unique: false });
    return du(VERBS.draw, spaced('zufällig', card.as('accusative')));
  },
  gainTraitsOf: ({ cards, until }, say) => {
    const when = until === 'round' ? 'in dieser Runde' : 'in dieser Phase';
    return du(VERBS.gain, `${when} die Merkmale von ${whom(say, cards)}`);
  },
  winGame: () => sie({ plural: true, as: () => 'die Spieler' }, VERBS.win, 'das Spiel'),
  loseGame: () => sie({ plural: true, as: () => 'die Spieler' }, VERBS.lose, 'das Spiel'),
};

/** Minions attack whom they are engaged with, which has been said before. */
function attackedBy(say: Say, by: Cards): string {
  if (isRef(by) || by.in !== 'minions') return 'dich';
  return say.kind(by).fixed ? 'den mit ihm kämpfenden Spieler' : 'diesen Helden';
}

/** The deck that cards from a place are shuffled into; an ally goes into that of its owner. */
function shuffledInto(say: Say, cards: Cards): string | null {
  const from = say.sourceOf(cards);
  if (from === 'underThis') return null;
  if (from === 'yourDiscard' || from === 'yourHand') return DECKS.yours;
  return say.nounOf(cards).one === TYPES.ally.one ? 'das Deck seines Besitzers' : DECKS.encounter;
}

/** `seine Fähigkeit`, `die Fähigkeit dieser Karte` */
function owned(theThing: string, thing: string, of: Phrase): string {
  const who = of.as('nominative');
  if (who === 'er' || who === 'es') return `seine ${thing}`;
  return who === 'sie' ? `ihre ${thing}` : `${theThing} ${genitive(of)}`;
}

const CARDS: Readonly<Record<Status, string>> = {
  stunned: 'Betäubt-Statuskarte',
  confused: 'Verwirrt-Statuskarte',
  tough: 'Zäh-Statuskarte',
};

function statusGiven(status: Status, to: Phrase): Clause {
  if (status === 'tough') return du(VERBS.give, `${to.as('dative')} eine ${CARDS.tough}`);
  const verb = status === 'stunned' ? VERBS.stun : VERBS.confuse;
  if (!to.you) return du(verb, to.as('accusative'));
  return sie(to, VERBS.become, status === 'stunned' ? 'betäubt' : 'verwirrt');
}
