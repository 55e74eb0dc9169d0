import type { Changed, Clause, EnglishNoun, Lexicon } from '@grimrule/words';
import { bothPlayers, english, inEnglish, listed, they, you, yourOpponent } from '@grimrule/words';
import type { CardKind, DuelWords } from '../vocabulary/nodes.ts';
import type { Labels } from './heading.ts';
import { headingWith } from './heading.ts';
import { siteName } from './names.ts';

const card = inEnglish('card');
const damage = inEnglish('damage', 'damage');
const strength = inEnglish('strength', 'strength');
const point = inEnglish('victory point');
const field = inEnglish('field');
const symbol = inEnglish('symbol');

const KINDS: Readonly<Record<CardKind, EnglishNoun>> = {
  main: inEnglish('main character'),
  side: inEnglish('side character'),
  location: inEnglish('location'),
  artefact: inEnglish('artefact'),
  civilian: inEnglish('civilian'),
};

const LABELS: Labels = {
  permanent: 'Permanent',
  calls: { immediate: 'Immediate', attack: 'Attack', location: 'When played' },
  once: 'Once',
  onceInPlayPhase: 'Once in your play phase',
  eachPlayPhase: 'Each play phase',
  inPlayPhase: 'In your play phase',
  inYourTurn: 'In your turn',
};

/** The words of Duel's cards in English. */
export const englishLexicon: Lexicon<DuelWords, EnglishNoun> = {
  card,
  sources: {
    yours: { yours: true, place: 'on the board' },
    enemies: { adjective: 'enemy' },
    yourDiscard: { following: 'from your discard pile' },
    yourHand: { following: 'from your hand' },
    theirHand: { following: "from your opponent's hand" },
    theirArtefacts: { noun: KINDS.artefact, adjective: 'enemy' },
    civilians: { noun: KINDS.civilian, following: 'in Manhattan' },
  },
  filters: {
    kind: ({ kind }) => ({
      yes: { noun: KINDS[kind] },
      no: { following: `other than a ${KINDS[kind].one}` },
    }),
    yours: () => ({ yes: { yours: true }, no: { adjective: 'enemy' } }),
    here: () => ({ yes: { following: 'at this site' }, no: { following: 'at another site' } }),
    adjacent: () => ({
      yes: { following: 'next to this one' },
      no: { following: 'not next to this one' },
    }),
    opposite: () => ({
      yes: { adjective: 'enemy', following: 'opposite', unique: true },
      no: { following: 'not opposite' },
    }),
    sameCharacter: () => ({
      yes: { following: 'of the same character' },
      no: { following: 'of a different character' },
    }),
    printedCost: ({ most }) => ({
      yes: { following: `with cost ${most} or less` },
      no: { following: `with cost over ${most}` },
    }),
    // Bringing a card into play always needs room for it.
    canEnter: () => ({ yes: {}, no: { following: 'without room in play' } }),
  },
  facts: {
    at: ({ site }) => ({
      yes: `this card is ${siteName('en', site)}`,
      no: `this card is not ${siteName('en', site)}`,
    }),
    nobodyOpposite: () => ({ yes: 'no card is opposite', no: 'a card is opposite' }),
    yours: () => ({ yes: 'it is your turn', no: "it is your opponent's turn" }),
    // Moving a card always needs an empty place.
    roomToMove: () => null,
  },
  yourEvent: 'yours',
  numbers: {},
  acts: {
    damage: ({ hits }, say) =>
      you(
        `deal ${listed(
          hits.map(
            ({ to, amount }) =>
              `${say.quantity(amount, damage).as('accusative')} to ${say.cards(to).as('dative')}`,
          ),
          'and',
        )}`,
      ),
    heal: ({ from, amount }, say) =>
      you(
        `heal ${say.quantity(amount, damage).as('accusative')} from ${say.cards(from).as('dative')}`,
      ),
    draw: ({ count }, say) => you(`draw ${say.quantity(count, card).as('accusative')}`),
    score: ({ points }, say) => you(`score ${say.quantity(points, point).as('accusative')}`),
    advance: ({ steps }, say) =>
      you(`move the artefact marker ${say.quantity(steps, field).as('accusative')} towards you`),
    free: () => you('free a civilian of your choice from Manhattan'),
    takeLocation: () => you('draw the top location'),
    theyDiscard: ({ count, at }, say) =>
      opponent(
        ['discards', 'discard'],
        `${say.quantity(count, card).as('accusative')} ${at === 'choice' ? 'of their choice' : 'at random'}`,
      ),
    bothDiscardHands: () => they(bothPlayers, ['discards', 'discard'], 'all cards in their hands'),
    recover: (act, say) => you(`return ${say.cards(act.card).as('accusative')} to your hand`),
    enter: (act, say) => you(`bring ${say.cards(act.card).as('accusative')} into play`),
    return: (act, say) => you(`return ${say.cards(act.card).as('accusative')} to its owner's hand`),
    move: (act, say) => you(`move ${say.cards(act.card).as('accusative')} to an empty place`),
    swap: ({ one, other }, say) =>
      you(
        `let ${say.cards(one).as('accusative')} trade places with ${say.cards(other).as('dative')}`,
      ),
    look: () => you("look at your opponent's hand"),
    mill: ({ count }) =>
      you(
        `put the top ${count === 1 ? 'card' : `${count} cards`} of your deck into your discard pile`,
      ),
    box: (act, say) => you(`put ${say.cards(act.card).as('accusative')} back into the box`),
  },
  stats: {
    strength: { noun: strength },
    life: { noun: inEnglish('life', 'life') },
    shield: {
      noun: inEnglish('protection', 'protection'),
      change: ({ subject, by }) =>
        they(
          subject,
          ['takes', 'take'],
          `${english.quantity(by, inEnglish('less damage', 'less damage')).as('accusative')} from attacks`,
        ),
    },
    discount: {
      noun: inEnglish('discount'),
      change: ({ subject, by }) =>
        they(
          subject,
          ['costs', 'cost'],
          `${english.quantity(by, inEnglish('*', '*')).as('accusative')} less`,
        ),
    },
    waivedAny: {
      noun: inEnglish('* left unpaid', '* left unpaid'),
      change: (of) => whenPlayed(of, english.quantity(of.by, inEnglish('*', '*')).as('accusative')),
    },
    waived: {
      noun: inEnglish('symbol left unpaid', 'symbols left unpaid'),
      change: (of) => whenPlayed(of, english.quantity(of.by, symbol).as('accusative')),
    },
    points: {
      noun: point,
      change: ({ subject, by }) =>
        they(
          subject,
          ['scores', 'score'],
          english.quantity(by, inEnglish('more victory point')).as('accusative'),
        ),
    },
    drawn: {
      noun: inEnglish('card drawn', 'cards drawn'),
      change: ({ by }) =>
        you(
          `draw ${english.quantity(by, inEnglish('more card')).as('accusative')} in each of your draw phases`,
        ),
    },
  },
  events: {
    turnBegins: ({ yours }) => `at the start of ${yours ? 'your' : 'each'} play phase`,
    damage: ({ subject }) => `after ${subject?.as('nominative') ?? 'a card'} takes damage`,
    attacked: ({ subject }) => `after ${subject?.as('nominative') ?? 'a card'} is attacked`,
    defeated: ({ subject }) => `after ${subject?.as('nominative') ?? 'a card'} is defeated`,
    bonus: ({ subject, yours }) =>
      `after ${subject?.as('nominative') ?? (yours ? 'one of your cards' : 'a card')} gains the bonus of a site`,
    markerMoves: ({ yours }) => `after the artefact marker moves${yours ? ' towards you' : ''}`,
    locationTaken: ({ yours }) => `after ${yours ? 'you take' : 'anybody takes'} a location`,
    mainPlayed: ({ yours }) => `after ${yours ? 'you play' : 'anybody plays'} a main character`,
    sidePlayed: ({ yours }) => `after ${yours ? 'you play' : 'anybody plays'} a side character`,
    locationPlayed: ({ yours }) => `after ${yours ? 'you play' : 'anybody plays'} a location`,
  },
  optional: ['optional'],
  periods: { turn: { until: 'until the end of the turn', per: 'each turn' } },
  tokens: {
    damage: { unit: damage, some: { adjective: 'damaged' }, none: { adjective: 'undamaged' } },
  },
  heading: (ability) => headingWith(LABELS, ability),
};

function opponent(verb: readonly [string, string], rest: string): Clause {
  return they(yourOpponent, verb, rest);
}

function whenPlayed({ one, yours }: Changed, unpaid: string): Clause {
  const card = one.as('accusative');
  const played = yours ? `when you play ${card}, you` : `when anybody plays ${card}, they`;
  const order = `${played} may leave ${unpaid} of its cost unpaid`;
  return {
    order,
    after: order,
    wish: `leave ${unpaid} of the cost of ${card} unpaid`,
    plain: false,
  };
}
