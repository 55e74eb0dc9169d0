import type { About, EnglishNoun, Lexicon, Phrase } from '@grimrule/words';
import { englishCards, toldMarks } from '@grimrule/words';
import type { Phase, RingsWords } from '../../vocabulary/nodes.ts';
import { PHASE_NAMES } from '../names.ts';
import { eventNouns } from './event-nouns.ts';
import { NOUNS, TYPES } from './nouns-en.ts';

type Words = Lexicon<RingsWords, EnglishNoun>;
type Verb = readonly [one: string, many: string];

const text = (phrase: Phrase | null, otherwise: string) => phrase?.as('nominative') ?? otherwise;
const whom = (phrase: Phrase | null, otherwise: string) => phrase?.as('accusative') ?? otherwise;

/** `this ally attacks`, or somebody unnamed does. */
const does = (who: Phrase | null, otherwise: string, [one, many]: Verb) =>
  `${text(who, otherwise)} ${who?.plural ? many : one}`;

/** Of a card of yours, or of anybody's. */
const owned = (about: About, otherwise: string, [one, many]: Verb): string => {
  const whose = about.yours ? ' you control' : '';
  return `${text(about.subject, otherwise)}${whose} ${about.subject?.plural ? many : one}`;
};

const simply = (about: About, otherwise: string, verb: Verb): string => {
  toldMarks(about.marks, []);
  return owned(about, otherwise, verb);
};

/** On an enemy, `you` are the one who fights it. */
const isThis = (who: Phrase | null) => who?.as('nominative').startsWith('this ') ?? false;

const IS: Verb = ['is', 'are'];
const WOULD: Verb = ['would', 'would'];

const PHASES = Object.keys(PHASE_NAMES.en) as readonly ('setup' | Phase)[];

/** `the combat phase`, or any. */
function phase({ marks }: About): string {
  const found = PHASES.find(toldMarks(marks, PHASES));
  return found ? `the ${PHASE_NAMES.en[found].toLowerCase()}` : 'a phase';
}

function draws({ yours, marks }: About, verb: Verb): string {
  toldMarks(marks, []);
  return `${yours ? `you ${verb[1]}` : `a player ${verb[0]}`} any cards`;
}

function plays(about: About): string {
  toldMarks(about.marks, []);
  const who = about.yours || isThis(about.subject) ? 'you play' : 'a player plays';
  return `${who} ${whom(about.subject, 'a card')}`;
}

const control = ({ yours }: About) => (yours ? ' under your control' : '');

const RESULTS = ['success', 'failure', 'tie'] as const;
const RESULT_TEXT = {
  success: 'the players quest successfully',
  failure: 'the players quest unsuccessfully',
  tie: 'the players quest neither successfully nor unsuccessfully',
} as const;

function reveals({ subject, yours, marks }: About): string {
  const from = toldMarks(marks, ['fromDeck'])('fromDeck') ? ' from the encounter deck' : '';
  const what = text(subject, 'an encounter card');
  return yours ? `you reveal ${what}${from}` : `${what} is revealed${from}`;
}

/** The card whose When Revealed effects are about to be resolved. */
function whenRevealed({ subject, marks }: About): string {
  const from = toldMarks(marks, ['fromDeck'])('fromDeck')
    ? ' revealed from the encounter deck'
    : '';
  return `the “When Revealed” effects of ${whom(subject, 'an encounter card')}${from} are about to be resolved`;
}

const ENGAGED = ['optional', 'check', 'effect'] as const;
const ENGAGED_TEXT = {
  optional: ' of the player’s own will',
  check: ' by an engagement check',
  effect: ' by an effect',
} as const;

function engages(about: About): string {
  const how = ENGAGED.find(toldMarks(about.marks, ENGAGED));
  const player = about.yours || isThis(about.subject) ? 'you' : 'a player';
  return `${does(about.subject, 'an enemy', ['engages', 'engage'])} ${player}${how ? ENGAGED_TEXT[how] : ''}`;
}

function shadows(about: About, done: string): string {
  toldMarks(about.marks, []);
  const enemy = about.cause ? ` to ${about.cause.as('dative')}` : ' to an enemy';
  const engaged = about.yours ? ' engaged with you' : '';
  return `${does(about.subject, 'a shadow card', IS)} ${done}${enemy}${engaged}`;
}

/** The shadow card of an enemy, and what became of it. */
function shadowResolved(about: About): string {
  const has = toldMarks(about.marks, ['effect', 'cancelled', 'noEffect']);
  const enemy = about.cause ? ` of ${about.cause.as('dative')}` : '';
  const card = text(about.subject, 'a shadow card');
  if (has('effect')) return `a shadow effect${enemy} is resolved`;
  if (has('cancelled')) return `a shadow effect${enemy} is cancelled`;
  if (!has('noEffect')) return `${card}${enemy} is resolved`;
  const whom = about.cause ? ` for ${about.cause.as('dative')}` : '';
  return `${card} without a shadow effect is turned up${whom}`;
}

function enemyAttacks(about: About): string {
  toldMarks(about.marks, []);
  const player = about.yours
    ? ' you'
    : ((about.subject && ` ${about.subject.as('accusative')}`) ?? '');
  return does(about.cause, 'an enemy', ['attacks', 'attack']) + player;
}

/** A character joins a fight on one of its sides. */
function joins(about: About, otherwise: string, as: string): string {
  toldMarks(about.marks, []);
  const against = about.cause?.as('dative') ?? 'an enemy';
  return `${owned(about, otherwise, IS)} declared as ${as} against ${against}`;
}

function damage(about: About): string {
  const by = toldMarks(about.marks, ['attack'])('attack') ? ' from an attack' : '';
  const cause = about.cause ? ` from ${about.cause.as('dative')}` : by;
  return `${owned(about, 'a character', ['takes', 'take'])} damage${cause}`;
}

function destroyed(about: About): string {
  const attack = toldMarks(about.marks, ['attack'])('attack') ? ' by an attack' : '';
  const cause = about.cause ? ` by ${about.cause.as('dative')}` : attack;
  return `${owned(about, 'an enemy or character', IS)} destroyed${cause}`;
}

export const events: Words['events'] = {
  roundBegins: () => 'when the round begins',
  roundEnds: () => 'when the round ends',
  phaseBegins: (about) => `when ${phase(about)} begins`,
  phaseEnds: (about) => `at the end of ${about.marks.length > 0 ? phase(about) : 'the phase'}`,
  wouldDraw: (about) => `when ${draws(about, ['would draw', 'would draw'])}`,
  drawn: (about) => `after ${draws(about, ['draws', 'draw'])}`,
  playing: (about) => `when ${plays(about)}`,
  played: (about) => `after ${plays(about)}`,
  entered: (about) =>
    `after ${simply({ ...about, yours: false }, 'a card', ['enters', 'enter'])} play${control(about)}`,
  left: (about) => `after ${simply(about, 'a card', ['leaves', 'leave'])} play`,
  committed: (about) => `after ${simply(about, 'a character', ['commits', 'commit'])} to the quest`,
  questResolved: ({ marks }) => {
    const result = RESULTS.find(toldMarks(marks, RESULTS));
    return `after ${result ? RESULT_TEXT[result] : 'the quest is resolved'}`;
  },
  progressPlaced: ({ subject, marks }) => {
    toldMarks(marks, []);
    return `after progress is placed on ${whom(subject, 'a card')}`;
  },
  explored: (about) => `after ${simply(about, 'a location', IS)} explored`,
  stageDefeated: (about) => `after ${simply(about, 'a quest stage', IS)} defeated`,
  revealing: (about) => `when ${reveals(about)}`,
  whenRevealed: (about) => `when ${whenRevealed(about)}`,
  revealed: (about) => `after ${reveals(about)}`,
  travelled: ({ subject, marks }) => {
    toldMarks(marks, []);
    return `after the players travel to ${whom(subject, 'a location')}`;
  },
  engaged: (about) => `after ${engages(about)}`,
  shadowDealt: (about) => `after ${shadows(about, 'dealt')}`,
  enemyAttacks: (about) =>
    `when ${enemyAttacks({ ...about, yours: about.yours || isThis(about.cause) })}`,
  defenderDeclared: (about) => `after ${joins(about, 'a character', 'a defender')}`,
  shadowEffect: ({ subject, marks }) => {
    toldMarks(marks, []);
    const card = subject ? ` of ${subject.as('dative')}` : '';
    return `when a shadow effect${card} is about to be resolved`;
  },
  shadowResolved: (about) => `after ${shadowResolved(about)}`,
  enemyAttacked: (about) => `after ${enemyAttacks(about)}`,
  attackerDeclared: (about) => `after ${joins(about, 'a character', 'an attacker')}`,
  playerAttacked: ({ subject, yours, marks }) => {
    toldMarks(marks, []);
    return `after ${yours ? 'you attack' : 'a player attacks'} ${whom(subject, 'an enemy')}`;
  },
  damaged: (about) => `after ${damage(about)}`,
  destroyed: (about) => `after ${destroyed(about)}`,
  healed: (about) => `after ${simply(about, 'a character', IS)} healed`,
  exhausted: (about) => `after ${simply(about, 'a card', ['exhausts', 'exhaust'])}`,
  readied: (about) => `after ${simply(about, 'a card', ['readies', 'ready'])}`,
  refreshing: (about) =>
    `when ${simply(about, 'a card', ['would ready', 'would ready'])} in the refresh phase`,
  threatRaised: ({ yours, marks }) => {
    toldMarks(marks, []);
    return `after ${yours ? 'your' : "a player's"} threat is raised`;
  },
  claimed: (about) => `after ${simply(about, 'an objective', IS)} claimed`,
  wouldBeCaptured: (about) => `when ${simply(about, 'a hero', WOULD)} be taken prisoner`,
  captured: (about) => `after ${simply(about, 'a hero', IS)} taken prisoner`,
  rescued: (about) => `after ${simply(about, 'a prisoner', IS)} rescued`,
};

const nouns = eventNouns(NOUNS, TYPES);
export const { subjects } = nouns;
export const causes: NonNullable<Words['causes']> = {
  ...nouns.causes,
  shadowEffect: NOUNS.attackingEnemy,
  shadowResolved: NOUNS.attackingEnemy,
};

export const marks: NonNullable<Words['marks']> = {
  ...englishCards.marks,
  attack: { yes: 'an attack did it', no: 'no attack did it' },
};
