import { isRef } from '@grimrule/kernel';
import type { Clause, EnglishNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  cooperativeActsInEnglish,
  english,
  englishCards,
  inEnglish,
  listed,
  many,
  named,
  possessiveInEnglish as possessed,
  spaced,
  spread,
  they,
  what,
  withArticle,
  you,
  youYourself,
} from '@grimrule/words';
import type { Amount, Cards } from '../../vocabulary/builders.ts';
import { THIS } from '../../vocabulary/builders.ts';
import type { ChampionsWords, CostSymbol, DeckName } from '../../vocabulary/nodes.ts';
import { FORM_NAMES, factionName, RESOURCE_NAMES, STATUS_NAMES, traitName } from '../names.ts';
import { isAnybodys } from './controller.ts';
import { KEYWORD_NAMES } from './keywords.ts';
import { NOUNS, TYPES } from './nouns-en.ts';
import { counterNoun } from './numbers-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;
type Say = Telling<ChampionsWords, EnglishNoun>;

const { decks: DECKS, spreadOver } = englishCards;

const deckOf = (say: Say, cards: Cards): DeckName =>
  say.sourceOf(cards)?.startsWith('encounter') ? 'encounter' : 'yours';

/** The deck that cards go back to: those of a second deck into that one. */
function ownDeck(say: Say, cards: Cards): string {
  const source = say.sourceOf(cards);
  if (!source) return 'the deck it came from';
  return source === 'specialDeckTop' ? 'the special deck' : DECKS[deckOf(say, cards)];
}

/** The card that is yours: `you` cannot be exhausted, your identity can. */
function cardOf(say: Say, cards: Cards): string {
  const card = say.cards(cards);
  return card.you ? 'your identity' : card.as('accusative');
}

/** `the top card of your deck`, `2 cards from the top of your deck` */
function top(say: Say, deck: DeckName, count: Amount): string {
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

/** A minion comes into play engaged with somebody, a card of another player under your control. */
function engaged(say: Say, cards: Cards, engaging: Cards | undefined): string {
  if (engaging) return ` engaged with ${say.cards(engaging).as('dative')}`;
  if (isAnybodys(say.sourceOf(cards))) return ' under your control';
  return say.nounOf(cards) === TYPES.minion ? ' engaged with you' : '';
}

const isHidden = (say: Say, cards: Cards) => say.sourceOf(cards) === 'underThis';

function takes(who: Phrase, amount: Amount, say: Say): Clause {
  const damage = many(say, amount, NOUNS.damage);
  return who.you ? you(`take ${damage}`) : they(who, ['takes', 'take'], damage);
}

/** `the top 3 cards of your deck`; of other cards, which they are. */
function uppermost(say: Say, at: Cards, count: Amount): string {
  if (count === 1 && say.sourceOf(at) === 'deckTops') return what(say, at);
  const deck = LOOKED_AT[say.sourceOf(at) ?? ''];
  return deck
    ? top(say, deck, count)
    : `the top ${say.value(count)} of ${say.all(at).as('dative')}`;
}

const LOOKED_AT: Readonly<Record<string, DeckName>> = {
  yourDeck: 'yours',
  encounterDeck: 'encounter',
};

const shared = cooperativeActsInEnglish<ChampionsWords>();

export const acts: Words['acts'] = {
  ...shared,
  damage: ({ hits, taken }, say) =>
    taken
      ? english.allOf(hits.map(({ to, amount }) => takes(say.cards(to), amount, say)))
      : shared.damage({ hits }, say),
  assignDamage: ({ amount, among }, say) =>
    you(
      `deal ${many(say, amount, NOUNS.damage)}, divided in any way among ${say.all(among).as('dative')}`,
    ),
  moveDamage: ({ from, to, amount }, say) => {
    const way = `from ${what(say, from)} to ${what(say, to)}`;
    return you(`move ${spread(say.quantity(amount, NOUNS.damage), way)}`);
  },
  placeThreat: ({ on, amount }, say) =>
    you(`place ${spreadOver(say, amount, NOUNS.threat, 'on', on)}`),
  removeThreat: ({ from, amount, ignoring }, say) => {
    const despite = ignoring ? ', ignoring any crisis icons' : '';
    return you(`remove ${spreadOver(say, amount, NOUNS.threat, 'from', from)}${despite}`);
  },
  leaveThreat: ({ on, count }, say) =>
    you(`remove all but ${say.value(count)} threat from ${what(say, on)}`),
  moveThreat: ({ from, to, amount }, say) => {
    const way = `from ${what(say, from)} to ${what(say, to)}`;
    return you(`move ${spread(say.quantity(amount, NOUNS.threat), way)}`);
  },
  divideThwart: ({ amount, among }, say) =>
    you(
      `remove ${many(say, amount, NOUNS.threat)}, divided in any way among ${say.all(among).as('dative')}`,
    ),
  setHitPoints: ({ of, to }, say) =>
    you(`set ${possessed('remaining hit points', say.cards(of))} to ${say.value(to)}`),
  accelerate: ({ on, count }, say) =>
    you(`put ${many(say, count, inEnglish('acceleration token'))} on ${what(say, on)}`),
  drawUpTo: ({ size }, say) => you(`draw cards up to ${say.value(size)}`),
  discard: ({ cards }, say) => you(`discard ${what(say, cards)}`),
  discardTop: ({ deck, count }, say) => you(`discard ${top(say, deck, count)}`),
  discardUntil: ({ where, deck = 'encounter' }, say) => {
    const kind = english.one({ ...say.described(where), unique: true }).as('accusative');
    const first = kind.replace(/^the /, 'the first ');
    return you(`discard cards from ${DECKS[deck]} down to ${first}`);
  },
  toHand: ({ cards }, say) => {
    const hidden = isHidden(say, cards);
    const card = hidden ? say.all(cards).as('accusative') : what(say, cards);
    if (hidden) return you(`return ${card} to their owners' hands`);
    if (say.sourceOf(cards) === 'inPlay') return you(`return ${card} to its owner's hand`);
    const isThis = isRef(cards) && cards.ref === 'this';
    return you(isThis ? `return ${card} to your hand` : `add ${card} to your hand`);
  },
  takeToHand: ({ cards }, say) => you(`take ${what(say, cards)} into your hand`),
  formDeck: ({ of, kept }, say) => {
    const pile = kept ? ' with a discard pile of its own' : '';
    return you(`shuffle ${say.all(of).as('accusative')} into a special deck${pile}`);
  },
  toDeck: ({ cards, bottom }, say) => {
    const where = bottom ? 'on the bottom of' : 'on top of';
    return you(`put ${what(say, cards)} ${where} ${ownDeck(say, cards)}`);
  },
  shuffleIn: ({ cards }, say) => {
    const deck = shuffledInto(say, cards) ?? 'the deck they belong to';
    return you(`shuffle ${say.all(cards).as('accusative')} into ${deck}`);
  },
  look: ({ at, count }, say) => you(`look at ${uppermost(say, at, count)}`),
  removeFromCampaign: ({ cards }, say) => you(`remove ${what(say, cards)} from the campaign log`),
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
    const host = isRef(to) ? say.cards(to) : english.one(say.kind(to));
    const where = host.you ? 'your identity' : host.as('accusative');
    return you(spaced('attach', self ? '' : what(say, card), `to ${where}`));
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
    return you(`put ${cards} into play as ${drones} engaged with you`);
  },
  reveal: ({ cards }, say) => you(`reveal ${what(say, cards)}`),
  deal: ({ count }, say) =>
    they(youYourself, ['is', 'are'], `dealt ${many(say, count, NOUNS.encounterCard)}`),
  giveBoost: ({ to, count }, say) =>
    you(`give ${what(say, to)} ${many(say, count, inEnglish('more boost card'))}`),
  surge: (_, say) => they(say.cards(THIS), ['gains', 'gain'], 'Surge'),
  enemyAttacks: ({ by, whom, unboosted }, say) => {
    const enemy = say.cards(by);
    const target = whom ? what(say, whom) : attackedBy(say, by);
    return they(
      enemy,
      ['attacks', 'attack'],
      unboosted ? `${target} without getting a boost card` : target,
    );
  },
  enemyActivates: ({ by, whom }, say) => {
    const enemy = say.cards(by);
    const against = `against ${whom ? what(say, whom) : attackedBy(say, by)}`;
    return they(enemy, ['activates', 'activate'], against);
  },
  engage: ({ minions, whom }, say) =>
    they(say.cards(minions), ['engages', 'engage'], whom ? what(say, whom) : 'you'),
  dealThese: ({ cards }, say) =>
    they(youYourself, ['is', 'are'], `dealt ${what(say, cards)} facedown`),
  enemySchemes: ({ by }, say) => they(say.cards(by), ['schemes', 'scheme'], ''),
  attackAlso: ({ whom }, say) =>
    they(theAttack, ['is', 'are'], `also made against ${what(say, whom)}`),
  attackGains: ({ keyword }) => they(theAttack, ['gains', 'gain'], KEYWORD_NAMES.en[keyword]),
  declareDefender: ({ character }, say) => you(`declare ${cardOf(say, character)} as the defender`),
  labelled: ({ body }, say) => say.effect(body),
  giveStatus: ({ status, to }, say) => statusGiven(status, say.cards(to)),
  removeStatus: ({ status, from }, say) =>
    you(`remove a ${STATUS_NAMES.en[status]} status card from ${what(say, from)}`),
  replaceStatus: ({ status, by, on }, say) => {
    const card = withArticle(`${STATUS_NAMES.en[status]} status card`);
    return you(`replace ${card} on ${what(say, on)} with ${withArticle(STATUS_NAMES.en[by])} one`);
  },
  exhaust: ({ cards }, say) => you(`exhaust ${cardOf(say, cards)}`),
  ready: ({ cards }, say) => you(`ready ${cardOf(say, cards)}`),
  putCounters: ({ counter, on, count }, say) =>
    you(`put ${spreadOver(say, count, counterNoun(counter), 'on', on)}`),
  removeCounters: ({ counter, from, count }, say) =>
    you(`remove ${spreadOver(say, count, counterNoun(counter), 'from', from)}`),
  changeForm({ to }) {
    if (!to) return you('change form');
    if (to === 'otherHero') return you('change to your other hero form');
    if (typeof to === 'string') return you(`change to ${FORM_NAMES.en[to]}`);
    return you(`change to your ${traitName('en', to.hero)} hero form`);
  },
  flip: ({ cards }, say) => you(`flip ${what(say, cards)}`),
  makeActive: ({ villain }, say) =>
    they(say.cards(villain), ['becomes', 'become'], 'the active villain'),
  cancel: ({ what: part }) =>
    you(part === 'card' ? 'cancel its effects and discard it' : 'cancel its When Revealed effects'),
  countBoost: ({ of }, say) => you(`count the boost icons on ${what(say, of)}`),
  cancelBoostAbility: () => you('cancel its Boost ability'),
  cancelBoost: () => you('cancel its boost icons'),
  special: ({ card }, say) => you(`resolve ${possessed('Special ability', say.cards(card))}`),
  spend: ({ resources: symbols, perPlayer }) =>
    you(`spend ${resources(symbols)}${perPlayer ? ' per player' : ''}`),
  spendX: ({ resource }) => you(`spend X ${resourceName(resource)} resources`),
  payPrintedCost: ({ of }, say) => you(`pay the printed cost of ${what(say, of)}`),
  generate: ({ resources: symbols, for: cards }, say) => {
    const paid = cards ? ` for ${english.one(say.described(cards)).as('accusative')}` : '';
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
    const card = english.one({ ...say.kind(from), unique: false });
    return you(`choose ${card.as('accusative')} at random`);
  },
  gainTraitsOf: ({ cards, until }, say) =>
    you(`gain the traits of ${what(say, cards)} this ${until}`),
  winGame: () => they(named('the players'), ['win', 'win'], 'the game'),
  loseGame: () => they(named('the players'), ['lose', 'lose'], 'the game'),
};

/** The deck that cards from a place are shuffled into; an ally goes into that of its owner. */
function shuffledInto(say: Say, cards: Cards): string | null {
  const from = say.sourceOf(cards);
  if (from === 'underThis') return null;
  if (from === 'yourDiscard' || from === 'yourHand') return DECKS.yours;
  return say.nounOf(cards) === TYPES.ally ? "its owner's deck" : DECKS.encounter;
}

/** Minions attack whom they are engaged with, which has been said before. */
function attackedBy(say: Say, by: Cards): string {
  if (isRef(by) || by.in !== 'minions') return 'you';
  return say.kind(by).fixed ? 'the player engaged with it' : 'that hero';
}

function statusGiven(status: keyof typeof STATUS_NAMES.en, to: Phrase): Clause {
  const whom = to.as('accusative');
  if (status === 'stunned')
    return to.you ? they(to, ['becomes', 'become'], 'stunned') : you(`stun ${whom}`);
  if (status === 'confused') {
    return to.you ? they(to, ['becomes', 'become'], 'confused') : you(`confuse ${whom}`);
  }
  return you(to.you ? 'gain a tough status card' : `give ${whom} a tough status card`);
}
