import { isRef } from '@grimrule/kernel';
import type { Clause, GermanNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  du,
  duSelbst,
  duSoViel,
  genitive,
  german,
  hyphened,
  inGerman,
  listed,
  named,
  sie,
  spaced,
} from '@grimrule/words';
import type { C, N } from '../vocabulary/builders.ts';
import { THIS } from '../vocabulary/builders.ts';
import type { ChampionsWords, CostSymbol, DeckName, Status } from '../vocabulary/nodes.ts';
import { KEYWORD_NAMES } from './keywords.ts';
import { FORM_NAMES, factionName } from './names.ts';
import { NOUNS, TYPES } from './nouns-de.ts';
import { counterNoun } from './numbers-de.ts';
import { resourceNoun } from './parts-de.ts';
import { VERBS } from './verbs-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;
type Say = Telling<ChampionsWords, GermanNoun>;

const WHOSE: Readonly<Record<DeckName, string>> = {
  yours: 'deines Decks',
  encounter: 'des Begegnungsdecks',
};

const deckOf = (say: Say, cards: C): DeckName =>
  say.sourceOf(cards)?.startsWith('encounter') ? 'encounter' : 'yours';

const what = (say: Say, cards: C) => say.cards(cards).as('accusative');
const whom = (say: Say, cards: C) => say.cards(cards).as('dative');
const many = (say: Say, amount: N, noun: GermanNoun) => say.quantity(amount, noun).as('accusative');

/** The card that is yours: `du` cannot be exhausted, your identity can. */
function cardOf(say: Say, cards: C): string {
  const card = say.cards(cards);
  return card.you ? 'deine Identität' : card.as('accusative');
}

/** `die oberste Karte deines Decks` */
function top(say: Say, deck: DeckName, count: N): string {
  if (count === 1) return `die oberste Karte ${WHOSE[deck]}`;
  if (typeof count === 'number') return `die obersten ${count} Karten ${WHOSE[deck]}`;
  const { head, per } = say.quantity(count, NOUNS.card).split ?? { head: '', per: '' };
  return spaced(per, head, 'oben', deck === 'yours' ? 'von deinem Deck' : 'vom Begegnungsdeck');
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

/** A minion comes into play engaged with somebody. */
function engaged(say: Say, cards: C, engaging: C | undefined): string {
  if (engaging) return ` im Kampf mit ${whom(say, engaging)}`;
  return say.nounOf(cards).one === TYPES.minion.one ? ' im Kampf mit dir' : '';
}

export const acts: Words['acts'] = {
  damage: ({ hits, taken }, say) => {
    const [only, ...more] = hits;
    if (only && more.length === 0) {
      const to = taken ? '' : whom(say, only.to);
      const amount = say.quantity(only.amount, NOUNS.damage);
      return duSoViel(taken ? VERBS.take : VERBS.add, amount, (text) => spaced(to, text));
    }
    const told = hits.map(
      ({ to, amount }) => `${whom(say, to)} ${many(say, amount, NOUNS.damage)}`,
    );
    return du(VERBS.add, listed(told, 'und'));
  },
  assignDamage: ({ amount, among }, say) =>
    duSoViel(
      VERBS.divide,
      say.quantity(amount, NOUNS.damage),
      (text) => `${text} beliebig auf ${say.all(among).as('accusative')}`,
    ),
  heal: ({ from, amount }, say) => {
    if (amount === undefined) return du(VERBS.heal, `allen Schaden von ${whom(say, from)}`);
    const healed = say.quantity(amount, NOUNS.damage);
    return duSoViel(VERBS.heal, healed, (text) => `${text} von ${whom(say, from)}`);
  },
  moveDamage: ({ from, to, amount }, say) =>
    duSoViel(
      VERBS.move,
      say.quantity(amount, NOUNS.damage),
      (text) => `${text} von ${whom(say, from)} auf ${what(say, to)}`,
    ),
  placeThreat: ({ on, amount }, say) =>
    duSoViel(
      VERBS.place,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text} auf ${whom(say, on)}`,
    ),
  removeThreat: ({ from, amount }, say) =>
    duSoViel(
      VERBS.remove,
      say.quantity(amount, NOUNS.threat),
      (text) => `${text} von ${whom(say, from)}`,
    ),
  accelerate: ({ on, count }, say) => {
    const token = inGerman('m', 'Beschleunigungsmarker', 'Beschleunigungsmarker');
    return du(VERBS.lay, `${many(say, count, token)} auf ${what(say, on)}`);
  },
  draw: ({ count, who }, say) => {
    const cards = many(say, count, NOUNS.card);
    const player = who && say.known(who);
    return player ? sie(player, VERBS.draw, cards) : du(VERBS.draw, cards);
  },
  drawUpTo: ({ size }, say) => {
    const isPrinted = typeof size === 'object' && size.amount === 'printedHandSize';
    const limit = isPrinted ? 'deinem aufgedruckten Handlimit' : `${say.value(size)} Handkarten`;
    return du(VERBS.draw, `Karten bis zu ${limit}`);
  },
  discard: ({ cards }, say) => du(VERBS.discard, what(say, cards)),
  discardRandom: ({ count }, say) =>
    du(
      VERBS.discard,
      `${many(say, count, inGerman('f', 'zufällige Karte', 'zufällige Karten'))} von deiner Hand`,
    ),
  discardTop: ({ deck, count }, say) => du(VERBS.discard, top(say, deck, count)),
  discardUntil: ({ where }, say) => {
    const kind = german.one({ ...say.described(where), unique: true }).as('dative');
    const until = kind.replace(/^dem /, 'zum ersten ').replace(/^der /, 'zur ersten ');
    return du(VERBS.discard, `Karten vom Begegnungsdeck bis ${until}`);
  },
  toHand: ({ cards }, say) => {
    if (say.sourceOf(cards) === 'underThis') {
      return du(VERBS.giveBack, `${say.all(cards).as('accusative')} auf die Hand ihrer Besitzer`);
    }
    return du(VERBS.take, `${what(say, cards)} auf deine Hand`);
  },
  toDeck: ({ cards }, say) => {
    const deck = deckOf(say, cards) === 'encounter' ? 'das Begegnungsdeck' : 'dein Deck';
    return du(VERBS.lay, `${what(say, cards)} oben auf ${deck}`);
  },
  shuffleIn: ({ cards }, say) => {
    const from = say.sourceOf(cards);
    const deck = from === 'yourDiscard' || from === 'yourHand' ? 'dein Deck' : 'das Begegnungsdeck';
    return du(VERBS.shuffle, `${say.all(cards).as('accusative')} in ${deck}`);
  },
  shuffle: ({ deck }) => du(VERBS.shuffle, deck === 'yours' ? 'dein Deck' : 'das Begegnungsdeck'),
  look: ({ at, count }, say) => du(VERBS.look, `dir ${top(say, deckOf(say, at), count)}`),
  removeFromGame: ({ cards }, say) => du(VERBS.remove, `${what(say, cards)} aus dem Spiel`),
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
      `${isRef(card) && card.ref === 'this' ? 'diese Karte' : what(say, card)} an ${what(say, to)}`,
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
    return du(VERBS.bring, `${cards} als ${drones} im Kampf mit dir ins Spiel`);
  },
  reveal: ({ cards }, say) => du(VERBS.reveal, what(say, cards)),
  deal: ({ count }, say) =>
    sie(duSelbst, VERBS.get, `${many(say, count, NOUNS.encounterCard)} zugeteilt`),
  giveBoost: ({ to, count }, say) => {
    const card = inGerman('f', 'zusätzliche Boost-Karte', 'zusätzliche Boost-Karten');
    return du(VERBS.give, `${whom(say, to)} ${many(say, count, card)}`);
  },
  surge: (_, say) => sie(say.cards(THIS), VERBS.gain, KEYWORD_NAMES.de.surge),
  enemyAttacks: ({ by, whom: target }, say) => {
    const enemy = say.cards(by);
    return sie(enemy, VERBS.attack, target ? what(say, target) : attackedBy(say, by));
  },
  enemySchemes: ({ by }, say) => sie(say.cards(by), VERBS.advance, 'den Plan'),
  attackAlso: ({ whom: target }, say) =>
    sie(theAttack, VERBS.hit, `sich auch gegen ${what(say, target)}`),
  attackGains: ({ keyword }) => sie(theAttack, VERBS.gain, KEYWORD_NAMES.de[keyword]),
  declareDefender: ({ character }, say) =>
    du(VERBS.declare, `${cardOf(say, character)} zum Verteidiger`),
  labelled: ({ body }, say) => say.effect(body),
  giveStatus: ({ status, to }, say) => statusGiven(status, say.cards(to)),
  removeStatus: ({ status, from }, say) =>
    du(VERBS.remove, `eine ${CARDS[status]} von ${whom(say, from)}`),
  exhaust: ({ cards }, say) => du(VERBS.exhaust, cardOf(say, cards)),
  ready: ({ cards }, say) => du(VERBS.makeReady, cardOf(say, cards)),
  putCounters: ({ counter, on, count }, say) =>
    du(VERBS.lay, `${many(say, count, counterNoun(counter))} auf ${what(say, on)}`),
  removeCounters: ({ counter, from, count }, say) =>
    du(VERBS.remove, `${many(say, count, counterNoun(counter))} von ${whom(say, from)}`),
  changeForm: ({ to }) => du(VERBS.change, to ? `in die ${FORM_NAMES.de[to]}` : 'deine Gestalt'),
  flip: ({ cards }, say) => du(VERBS.turnOver, what(say, cards)),
  makeActive: ({ villain }, say) => sie(say.cards(villain), VERBS.become, 'zum aktiven Schurken'),
  cancel: ({ what: part }) =>
    part === 'card'
      ? german.sequence([du(VERBS.cancel, 'ihre Effekte'), du(VERBS.discard, 'sie')])
      : du(VERBS.cancel, 'ihre „Sobald aufgedeckt“-Effekte'),
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
  pickRandom: ({ from }, say) => du(VERBS.draw, spaced('zufällig', what(say, from))),
  gainTraitsOf: ({ cards, until }, say) => {
    const when = until === 'round' ? 'in dieser Runde' : 'in dieser Phase';
    return du(VERBS.gain, `${when} die Merkmale von ${whom(say, cards)}`);
  },
  winGame: () => sie({ plural: true, as: () => 'die Spieler' }, VERBS.win, 'das Spiel'),
  loseGame: () => sie({ plural: true, as: () => 'die Spieler' }, VERBS.lose, 'das Spiel'),
};

/** Minions attack whom they are engaged with, which has been said before. */
function attackedBy(say: Say, by: C): string {
  return !isRef(by) && by.in === 'minions' && !say.kind(by).fixed ? 'diesen Helden' : 'dich';
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
