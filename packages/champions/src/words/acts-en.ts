import { isRef } from '@grimrule/kernel';
import type { Clause, EnglishNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  inEnglish,
  listed,
  named,
  possessiveInEnglish as possessed,
  spaced,
  spread,
  they,
  withArticle,
  you,
  youYourself,
} from '@grimrule/words';
import type { C, N } from '../vocabulary/builders.ts';
import { THIS } from '../vocabulary/builders.ts';
import type { ChampionsWords, CostSymbol, DeckName } from '../vocabulary/nodes.ts';
import { KEYWORD_NAMES } from './keywords.ts';
import { FORM_NAMES, factionName, RESOURCE_NAMES, STATUS_NAMES } from './names.ts';
import { NOUNS, TYPES } from './nouns-en.ts';
import { counterNoun } from './numbers-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;
type Say = Telling<ChampionsWords, EnglishNoun>;

const DECKS: Readonly<Record<DeckName, string>> = {
  yours: 'your deck',
  encounter: 'the encounter deck',
};

const deckOf = (say: Say, cards: C): DeckName =>
  say.sourceOf(cards)?.startsWith('encounter') ? 'encounter' : 'yours';

const what = (say: Say, cards: C) => say.cards(cards).as('accusative');
const many = (say: Say, amount: N, noun: EnglishNoun) =>
  say.quantity(amount, noun).as('accusative');

/** The card that is yours: `you` cannot be exhausted, your identity can. */
function cardOf(say: Say, cards: C): string {
  const card = say.cards(cards);
  return card.you ? 'your identity' : card.as('accusative');
}

/** `the top card of your deck`, `2 cards from the top of your deck` */
function top(say: Say, deck: DeckName, count: N): string {
  if (count === 1) return `the top card of ${DECKS[deck]}`;
  if (typeof count === 'number') return `the top ${count} cards of ${DECKS[deck]}`;
  return spread(say.quantity(count, NOUNS.card), `from the top of ${DECKS[deck]}`);
}

function resources(symbols: readonly CostSymbol[]): string {
  const kinds = [...new Set(symbols)];
  const counts = kinds.map((kind) => symbols.filter((other) => other === kind).length);
  const parts = kinds.map((kind, at) => `${counts[at]} ${resourceName(kind)}`);
  const last = counts[counts.length - 1];
  return `${listed(parts, 'and')} ${last === 1 ? 'resource' : 'resources'}`;
}

const resourceName = (symbol: CostSymbol) =>
  symbol === 'any' ? 'of any' : RESOURCE_NAMES.en[symbol];

const thisCard = named('this card');
const theAttack = named('the attack');

/** A minion comes into play engaged with somebody. */
function engaged(say: Say, cards: C, engaging: C | undefined): string {
  if (engaging) return ` engaged with ${say.cards(engaging).as('dative')}`;
  return say.nounOf(cards) === TYPES.minion ? ' engaged with you' : '';
}

const isHidden = (say: Say, cards: C) => say.sourceOf(cards) === 'underThis';

/** The card is told first: what the amount depends on may speak of it. */
function spreadOver(say: Say, amount: N, noun: EnglishNoun, to: 'to' | 'from' | 'on', card: C) {
  const where = `${to} ${what(say, card)}`;
  return spread(say.quantity(amount, noun), where);
}

export const acts: Words['acts'] = {
  damage: ({ hits, taken }, say) =>
    taken
      ? you(
          `take ${listed(
            hits.map(({ amount }) => many(say, amount, NOUNS.damage)),
            'and',
          )}`,
        )
      : you(
          `deal ${listed(
            hits.map(({ to, amount }) => spreadOver(say, amount, NOUNS.damage, 'to', to)),
            'and',
          )}`,
        ),
  assignDamage: ({ amount, among }, say) =>
    you(
      `deal ${many(say, amount, NOUNS.damage)}, divided in any way among ${say.all(among).as('dative')}`,
    ),
  heal: ({ from, amount }, say) =>
    you(
      amount === undefined
        ? `heal all damage from ${what(say, from)}`
        : `heal ${spreadOver(say, amount, NOUNS.damage, 'from', from)}`,
    ),
  moveDamage: ({ from, to, amount }, say) => {
    const way = `from ${what(say, from)} to ${what(say, to)}`;
    return you(`move ${spread(say.quantity(amount, NOUNS.damage), way)}`);
  },
  placeThreat: ({ on, amount }, say) =>
    you(`place ${spreadOver(say, amount, NOUNS.threat, 'on', on)}`),
  removeThreat: ({ from, amount }, say) =>
    you(`remove ${spreadOver(say, amount, NOUNS.threat, 'from', from)}`),
  accelerate: ({ on, count }, say) =>
    you(`put ${many(say, count, inEnglish('acceleration token'))} on ${what(say, on)}`),
  draw: ({ count, who }, say) => {
    const cards = many(say, count, NOUNS.card);
    const player = who && say.known(who);
    return player ? they(player, ['draws', 'draw'], cards) : you(`draw ${cards}`);
  },
  drawUpTo: ({ size }, say) => you(`draw cards up to ${say.value(size)}`),
  discard: ({ cards }, say) => you(`discard ${what(say, cards)}`),
  discardRandom: ({ count }, say) =>
    you(`discard ${many(say, count, inEnglish('random card'))} from your hand`),
  discardTop: ({ deck, count }, say) => you(`discard ${top(say, deck, count)}`),
  discardUntil: ({ where }, say) => {
    const { noun, sorts } = say.described(where);
    const kind = [...sorts, noun.one].join(' ');
    return you(`discard cards from the encounter deck down to the first ${kind}`);
  },
  toHand: ({ cards }, say) => {
    const hidden = isHidden(say, cards);
    const card = hidden ? say.all(cards).as('accusative') : what(say, cards);
    if (hidden) return you(`return ${card} to their owners' hands`);
    const isThis = isRef(cards) && cards.ref === 'this';
    return you(isThis ? `return ${card} to your hand` : `add ${card} to your hand`);
  },
  toDeck: ({ cards }, say) => you(`put ${what(say, cards)} on top of ${DECKS[deckOf(say, cards)]}`),
  shuffleIn: ({ cards }, say) => {
    const from = say.sourceOf(cards);
    const deck = from === 'yourDiscard' || from === 'yourHand' ? DECKS.yours : DECKS.encounter;
    return you(`shuffle ${say.all(cards).as('accusative')} into ${deck}`);
  },
  shuffle: ({ deck }) => you(`shuffle ${DECKS[deck]}`),
  look: ({ at, count }, say) => you(`look at ${top(say, deckOf(say, at), count)}`),
  removeFromGame: ({ cards }, say) => you(`remove ${what(say, cards)} from the game`),
  setAside: ({ cards }, say) => you(`set ${what(say, cards)} aside`),
  putIntoPlay: ({ cards, engaging }, say) =>
    you(`put ${what(say, cards)} into play${engaged(say, cards, engaging)}`),
  play: ({ card, less, free }, say) => {
    const price = free
      ? ', ignoring its resource cost'
      : less === undefined
        ? ''
        : `, reducing its cost by ${say.value(less)}`;
    return you(`play ${what(say, card)}${price}`);
  },
  takeControl: ({ cards, whileThis }, say) =>
    you(`take control of ${what(say, cards)}${whileThis ? ' while this card is in play' : ''}`),
  attach: ({ card, to }, say) => {
    const self = isRef(card) && card.ref === 'this';
    return you(`attach ${self ? '' : `${what(say, card)} `}to ${what(say, to)}`);
  },
  tuck: ({ cards, under, facedown }, say) =>
    you(`put ${what(say, cards)} ${facedown ? 'facedown ' : ''}under ${what(say, under)}`),
  swap: ({ card, with: other }, say) => you(`swap ${what(say, card)} with ${what(say, other)}`),
  moveOver: ({ from, to }, say) =>
    you(`move everything on ${what(say, from)} over to ${what(say, to)}`),
  stealRandom: ({ under }, say) =>
    you(`put 1 random card from your hand facedown under ${what(say, under)}`),
  drone: ({ count }, say) => {
    const drones = count === 1 ? 'a facedown Drone minion' : 'facedown Drone minions';
    const cards = top(say, 'yours', count);
    say.turnAway();
    return you(`bring ${cards} into play as ${drones} engaged with you`);
  },
  reveal: ({ cards }, say) => you(`reveal ${what(say, cards)}`),
  deal: ({ count }, say) =>
    they(youYourself, ['is', 'are'], `dealt ${many(say, count, NOUNS.encounterCard)}`),
  giveBoost: ({ to, count }, say) =>
    you(`give ${what(say, to)} ${many(say, count, inEnglish('more boost card'))}`),
  surge: (_, say) => they(say.cards(THIS), ['gains', 'gain'], 'Surge'),
  enemyAttacks: ({ by, whom }, say) => {
    const enemy = say.cards(by);
    return they(enemy, ['attacks', 'attack'], whom ? what(say, whom) : attackedBy(say, by));
  },
  enemySchemes: ({ by }, say) => they(say.cards(by), ['schemes', 'scheme'], ''),
  attackAlso: ({ whom }, say) =>
    they(theAttack, ['is', 'are'], `also made against ${what(say, whom)}`),
  attackGains: ({ keyword }) => they(theAttack, ['gains', 'gain'], KEYWORD_NAMES.en[keyword]),
  declareDefender: ({ character }, say) => you(`declare ${cardOf(say, character)} as the defender`),
  labelled: ({ body }, say) => say.effect(body),
  giveStatus: ({ status, to }, say) => statusGiven(status, say.cards(to)),
  removeStatus: ({ status, from }, say) =>
    you(`remove a ${STATUS_NAMES.en[status]} status card from ${what(say, from)}`),
  exhaust: ({ cards }, say) => you(`exhaust ${cardOf(say, cards)}`),
  ready: ({ cards }, say) => you(`ready ${cardOf(say, cards)}`),
  putCounters: ({ counter, on, count }, say) =>
    you(`put ${spreadOver(say, count, counterNoun(counter), 'on', on)}`),
  removeCounters: ({ counter, from, count }, say) =>
    you(`remove ${spreadOver(say, count, counterNoun(counter), 'from', from)}`),
  changeForm: ({ to }) => you(to ? `change to ${FORM_NAMES.en[to]}` : 'change form'),
  flip: ({ cards }, say) => you(`flip ${what(say, cards)}`),
  makeActive: ({ villain }, say) =>
    they(say.cards(villain), ['becomes', 'become'], 'the active villain'),
  cancel: ({ what: part }) =>
    you(part === 'card' ? 'cancel its effects and discard it' : 'cancel its When Revealed effects'),
  cancelBoost: () => you('cancel its boost icons'),
  special: ({ card }, say) => you(`resolve ${possessed('Special ability', say.cards(card))}`),
  spend: ({ resources: symbols, perPlayer }) =>
    you(`spend ${resources(symbols)}${perPlayer ? ' per player' : ''}`),
  spendX: ({ resource }) => you(`spend X ${resourceName(resource)} resources`),
  payPrintedCost: ({ of }, say) => you(`pay the printed cost of ${what(say, of)}`),
  generate: ({ resources: symbols, for: cards }, say) => {
    const kind = cards && say.described(cards);
    const paid = kind ? ` for ${withArticle([...kind.sorts, kind.noun.one].join(' '))}` : '';
    return you(`generate ${resources(symbols)}${paid}`);
  },
  generateLike: ({ card }, say) => you(`generate the resources of ${what(say, card)}`),
  doubled: ({ faction }) =>
    they(
      thisCard,
      ['generates', 'generate'],
      `twice as many resources while you pay for ${withArticle(factionName('en', faction))} card`,
    ),
  advance: () => they(named('the main scheme'), ['advances', 'advance'], ''),
  pickRandom: ({ from }, say) => {
    const { noun, adjectives, sorts, following, fixed } = say.kind(from);
    const kind = fixed?.as('accusative') ?? [...adjectives, ...sorts, noun.one].join(' ');
    return you(spaced(`choose a random ${kind}`, ...following));
  },
  gainTraitsOf: ({ cards, until }, say) =>
    you(`gain the traits of ${what(say, cards)} this ${until}`),
  winGame: () => they(named('the players'), ['win', 'win'], 'the game'),
  loseGame: () => they(named('the players'), ['lose', 'lose'], 'the game'),
};

/** Minions attack whom they are engaged with, which has been said before. */
function attackedBy(say: Say, by: C): string {
  return !isRef(by) && by.in === 'minions' && !say.kind(by).fixed ? 'that hero' : 'you';
}

function statusGiven(status: keyof typeof STATUS_NAMES.en, to: Phrase): Clause {
  const whom = to.as('accusative');
  if (status === 'stunned')
    return to.you ? they(to, ['becomes', 'become'], 'stunned') : you(`stun ${whom}`);
  if (status === 'confused') {
    return to.you ? they(to, ['becomes', 'become'], 'confused') : you(`confuse ${whom}`);
  }
  return you(`give ${whom} a tough status card`);
}
