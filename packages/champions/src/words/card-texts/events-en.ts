import type { About, EnglishNoun, Lexicon, Phrase } from '@grimrule/words';
import { englishCards, toldMarks, withArticle } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import { eventNouns } from './event-nouns.ts';
import { NOUNS, TYPES } from './nouns-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;
type Verb = readonly [one: string, many: string];

const text = (phrase: Phrase | null, otherwise: string) => phrase?.as('nominative') ?? otherwise;
const conjugated = (who: Phrase | null, [one, many]: Verb) => (who?.plural ? many : one);

/** `this ally attacks`, or somebody unnamed does. */
function does(who: Phrase | null, otherwise: string, verb: Verb): string {
  return `${text(who, otherwise)} ${conjugated(who, verb)}`;
}

function plainly({ marks }: About): void {
  toldMarks(marks, []);
}

/** `you`, or the card that is attacked. */
function attacked({ subject, yours, cause }: About): string {
  if (subject) return ` ${subject.as('accusative')}`;
  return yours && !cause?.you ? ' you' : '';
}

/** Once for an attack, with any number of targets: `you make an attack`. */
function makesAttack(about: About): string {
  const has = toldMarks(about.marks, ['basic', 'undefended']);
  const sort = has('basic') ? 'a basic' : has('undefended') ? 'an undefended' : 'an';
  const whom = attacked(about);
  const who = does(about.cause, 'a character', ['makes', 'make']);
  return `${who} ${sort} attack${whom && ` against${whom}`}`;
}

function attacks(about: About, verb: Verb, making: Verb): string {
  const has = toldMarks(about.marks, ['basic', 'undefended']);
  const who = about.cause;
  const whom = attacked(about);
  const sort = has('basic') ? 'a basic' : has('undefended') ? 'an undefended' : null;
  // You attack only enemies.
  if (!sort) return `${does(who, 'a character', verb)}${whom || (who?.you ? ' an enemy' : '')}`;
  return `${does(who, 'a character', making)} ${sort} attack${whom && ` against${whom}`}`;
}

/** `attacks a minion and defeats it` */
function attackedAndMore(about: About): string {
  const has = toldMarks(about.marks, ['basic', 'damaged', 'defeated']);
  const attack: Verb = has('basic')
    ? ['makes a basic attack against', 'make a basic attack against']
    : ['attacks', 'attack'];
  const more: readonly Verb[] = [
    ...(has('damaged') ? [['damages', 'damage'] as const] : []),
    ...(has('defeated') ? [['defeats', 'defeat'] as const] : []),
  ];
  const target = about.subject?.as('accusative') ?? (about.cause?.you ? 'an enemy' : 'a character');
  const done = more.map(
    (verb) => ` and ${conjugated(about.cause, verb)} ${about.subject?.you ? 'you' : 'it'}`,
  );
  return `${does(about.cause, 'a character', attack)} ${target}${done.join('')}`;
}

function dealt(about: About, verb: string): string {
  const has = toldMarks(about.marks, ['attack', 'overkill', 'excess']);
  const by = has('overkill') ? ' from overkill' : has('attack') ? ' from an attack' : '';
  const cause = about.cause && !by ? ` from ${about.cause.as('dative')}` : by;
  const what = has('excess') ? 'excess damage' : 'damage';
  return `${text(about.subject, 'a character')} ${verb} ${what}${cause}`;
}

/** After damage, `you` are the one who has dealt it. */
function dealsOrTakes(about: About): string {
  if (!about.yours || about.cause) return dealt(about, about.subject?.plural ? 'take' : 'takes');
  const has = toldMarks(about.marks, ['attack', 'excess']);
  const what = has('excess') ? 'excess damage' : 'damage';
  const how = has('attack') ? ' with an attack' : '';
  return `you deal ${what} to ${about.subject?.as('dative') ?? 'a character'}${how}`;
}

const thwarts = (about: About): string => {
  const has = toldMarks(about.marks, ['basic', 'cleared']);
  const basic = has('basic');
  const scheme = about.subject?.as('accusative');
  const who = does(about.cause, 'a character', basic ? ['makes', 'make'] : ['thwarts', 'thwart']);
  const removes = conjugated(about.cause, ['removes', 'remove']);
  const more = has('cleared') ? ` and ${removes} all threat from a scheme` : '';
  if (!basic) return `${scheme ? `${who} ${scheme}` : who}${more}`;
  return `${who} a basic thwart${scheme ? ` against ${scheme}` : ''}${more}`;
};

const onCard = ({ subject }: About) => `on ${subject?.as('dative') ?? 'an encounter card'}`;

const POWERS = ['atk', 'thw', 'def', 'rec'] as const;

function usesPower(about: About): string {
  const power = POWERS.find(toldMarks(about.marks, POWERS));
  const what = power ? `the basic power ${power.toUpperCase()}` : 'a basic power';
  const who = about.yours && !about.subject ? 'you use' : null;
  return `${who ?? does(about.subject, 'a character', ['uses', 'use'])} ${what}`;
}

const schemes = (about: About, verb: Verb): string => {
  plainly(about);
  return does(about.cause, 'an enemy', verb) + (about.yours ? ' against you' : '');
};

function threat(about: About, verb: string): string {
  const has = toldMarks(about.marks, ['stepOne', 'scheme']);
  const where = text(about.subject, 'a scheme');
  const when = has('stepOne') ? ' in step one of the villain phase' : '';
  const unnamed = has('scheme') ? ' by an enemy that schemes' : '';
  const named =
    about.cause && ` by ${about.cause.as('dative')}${has('scheme') ? ' as it schemes' : ''}`;
  const how = named ?? unnamed;
  return `threat ${verb} ${where}${how}${when}`;
}

function defeat(about: About, verb: Verb, past: string): string {
  const isAttack = toldMarks(about.marks, ['attack'])('attack');
  const what = text(about.subject, 'an enemy');
  const how = isAttack ? ' with an attack' : '';
  if (about.cause) return `${does(about.cause, '', verb)} ${what}${how}`;
  if (about.yours) return `you ${verb[1]} ${what}${how}`;
  return `${what} ${past}${isAttack ? ' by an attack' : ''}`;
}

function reveals({ subject, yours, marks }: About): string {
  const has = toldMarks(marks, ['fromDeck', 'resolved']);
  const from = has('fromDeck') ? ' from the encounter deck' : '';
  const what = text(subject, 'an encounter card');
  if (has('resolved')) return yours ? `you resolve ${what}${from}` : `${what}${from} is resolved`;
  return yours ? `you reveal ${what}${from}` : `${what}${from} is revealed`;
}

function plays(about: About): string {
  const from = toldMarks(about.marks, ['hand'])('hand') ? ' from hand' : '';
  const isThis = about.subject?.as('accusative').startsWith('this ') ?? false;
  const who = about.yours || isThis ? 'you play' : 'a player plays';
  return `${who} ${about.subject?.as('accusative') ?? 'a card'}${from}`;
}

const simply = (about: About, otherwise: string, verb: Verb): string => {
  plainly(about);
  return does(about.subject, otherwise, verb);
};

const inYours = ({ yours }: About) => (yours ? ' in your play area' : '');

/** On a minion, `you` are who is engaged with it. */
const isThis = (who: Phrase | null) => who?.as('nominative').startsWith('this ') ?? false;

const FORMS = ['hero', 'alterEgo'] as const;
const STATUS = ['stunned', 'confused', 'tough'] as const;
const PLACES = ['hand', 'deck', 'play'] as const;

export const events: Words['events'] = {
  turnBegins: ({ yours }) => `when ${yours ? 'your' : "a player's"} turn begins`,
  turnEnds: ({ yours }) => `when ${yours ? 'your' : "a player's"} turn ends`,
  playerPhaseEnds: () => 'when the player phase ends',
  playerPhaseBegins: () => 'when the player phase begins',
  villainPhaseBegins: () => 'when the villain phase begins',
  stepOneEnds: () => 'after step one of the villain phase',
  villainPhaseEnds: () => 'when the villain phase ends',
  roundBegins: () => 'when the round begins',
  roundEnds: () => 'when the round ends',
  activates: (about) => `when ${schemes(about, ['activates', 'activate'])}`,
  activationEnds: ({ cause, yours }) =>
    `after ${cause ? `an activation of ${cause.as('dative')}` : 'this activation'}${yours ? ' against you' : ''}`,
  changingForm: (about) => `when ${changesForm(about)}`,
  formChanged: (about) => `after ${changesForm(about)}`,
  flipped: (about) => `after ${simply(about, 'a card', ['is', 'are'])} flipped`,
  playing: (about) => `when ${plays(about)}`,
  played: (about) => `after ${plays(about)}`,
  abilityResolved: ({ subject, yours }) =>
    `after ${yours ? 'you resolve' : 'a player resolves'} an ability of ${subject?.as('dative') ?? 'a card'}`,
  wouldEnter: (about) =>
    `when ${simply(about, 'a card', ['would enter', 'would enter'])} play${inYours(about)}`,
  entered: (about) => `after ${simply(about, 'a card', ['enters', 'enter'])} play${inYours(about)}`,
  left: (about) => `after ${simply(about, 'a card', ['leaves', 'leave'])} play${inYours(about)}`,
  engaged: (about) =>
    `after ${simply(about, 'a minion', ['engages', 'engage'])} ${about.yours || isThis(about.subject) ? 'you' : 'a player'}`,
  wouldAttack: (about) =>
    `when ${attacks(about, ['would attack', 'would attack'], ['would make', 'would make'])}`,
  attacking: (about) => `when ${attacks(about, ['attacks', 'attack'], ['makes', 'make'])}`,
  attackMade: (about) => `after ${makesAttack(about)}`,
  attacked: (about) => `after ${attackedAndMore(about)}`,
  defending: (about) => `when ${defends(about)}`,
  defended: (about) => `after ${defends(about)}`,
  thwarting: (about) => `when ${thwarts(about)}`,
  thwarted: (about) => `after ${thwarts(about)}`,
  usingPower: (about) => `when ${usesPower(about)}`,
  powerUsed: (about) => `after ${usesPower(about)}`,
  wouldScheme: (about) => `when ${schemes(about, ['would scheme', 'would scheme'])}`,
  scheming: (about) => `when ${schemes(about, ['schemes', 'scheme'])}`,
  schemed: (about) => `after ${schemes(about, ['schemes', 'scheme'])}`,
  boosting({ subject, cause, marks }) {
    const has = toldMarks(marks, ['attack', 'scheme']);
    const during = has('attack')
      ? ' during an attack'
      : has('scheme')
        ? ' while an enemy schemes'
        : '';
    const enemy = cause ? ` for ${cause.as('dative')}` : '';
    return `when ${text(subject, 'a card')} is turned faceup as a boost card${enemy}${during}`;
  },
  wouldCountBoost: (about) => `when the boost icons ${onCard(about)} would be counted`,
  countingBoost: (about) => `when the boost icons ${onCard(about)} are counted`,
  wouldDeal: (about) => `when ${dealt(about, 'would be dealt')}`,
  wouldTake: (about) => `when ${dealt(about, 'would take')}`,
  taking: (about) => `when ${dealt(about, about.subject?.plural ? 'take' : 'takes')}`,
  damaged: (about) => `after ${dealsOrTakes(about)}`,
  healed: (about) => `after ${simply(about, 'a character', ['is', 'are'])} healed`,
  wouldBeDefeated: (about) =>
    `when ${defeat(about, ['would defeat', 'would defeat'], 'would be defeated')}`,
  beingDefeated: (about) => `when ${defeat(about, ['defeats', 'defeat'], 'is defeated')}`,
  defeated: (about) => `after ${defeat(about, ['defeats', 'defeat'], 'is defeated')}`,
  wouldPlace: (about) => `when ${threat(about, 'would be placed on')}`,
  threatPlaced: (about) => `after ${threat(about, 'is placed on')}`,
  wouldRemove: (about) => `when ${threat(about, 'would be removed from')}`,
  threatRemoved: (about) => `after ${threat(about, 'is removed from')}`,
  completed: (about) => `when ${simply(about, 'the main scheme', ['is', 'are'])} completed`,
  revealing: (about) => `when ${reveals(about)}`,
  revealed: (about) => `after ${reveals(about)}`,
  surging: ({ subject, yours }) =>
    `when surge of ${subject?.as('dative') ?? 'an encounter card'} would be resolved${yours ? ' for you' : ''}`,
  drawn: ({ subject, yours }) =>
    `after ${yours ? 'you draw' : 'a player draws'} ${subject?.as('accusative') ?? 'a card'}`,
  discarded(about) {
    const from = PLACES.find(toldMarks(about.marks, PLACES));
    return `after ${does(about.subject, 'a card', ['is', 'are'])} discarded${from ? ` from ${from}` : ''}`;
  },
  spent: (about) => {
    plainly(about);
    const who = about.yours || isThis(about.subject) ? 'you spend' : 'a player spends';
    return `after ${who} ${about.subject?.as('accusative') ?? 'a card'}`;
  },
  statusGiven(about) {
    const status = STATUS.find(toldMarks(about.marks, STATUS)) ?? 'given a status card';
    return `after ${does(about.subject, 'a character', ['is', 'are'])} ${status}`;
  },
  statusRemoved(about) {
    const status = STATUS.find(toldMarks(about.marks, STATUS));
    const what = `a ${status ? `${status} ` : ''}status card`;
    return `after ${what} is removed from ${about.subject?.as('accusative') ?? 'a character'}`;
  },
  countersRemoved({ subject, marks }) {
    const [counter] = marks;
    const what = counter ? `${counter} counter` : 'counter';
    return `after ${withArticle(what)} is removed from ${subject?.as('accusative') ?? 'a card'}`;
  },
  exhausted: (about) => `after ${simply(about, 'a card', ['is', 'are'])} exhausted`,
  readied: (about) => `after ${simply(about, 'a card', ['is', 'are'])} readied`,
};

function changesForm({ subject, yours, marks }: About): string {
  const has = toldMarks(marks, FORMS);
  const to = has('hero') ? 'to hero form' : has('alterEgo') ? 'to alter-ego form' : 'form';
  if (yours || isYourself(subject)) return `you change ${to}`;
  return `${does(subject, 'a player', ['changes', 'change'])} ${to}`;
}

/** An identity that speaks of itself speaks of you. */
const isYourself = (who: Phrase | null) =>
  who?.you === true || /^this (?:hero|alter-ego)$/.test(who?.as('nominative') ?? '');

function defends(about: About): string {
  const basic = toldMarks(about.marks, ['basic'])('basic');
  const against = about.cause ? ` against ${about.cause.as('dative')}` : '';
  const who = about.yours && !about.subject ? 'you defend' : null;
  const verb = who ?? does(about.subject, 'a character', ['defends', 'defend']);
  return `${verb}${basic ? ' with the basic power' : ''}${against || ' against an attack'}`;
}

export const { subjects, causes } = eventNouns(NOUNS, TYPES);

export const marks: NonNullable<Words['marks']> = {
  ...englishCards.marks,
  basic: { yes: 'a basic power is used', no: 'no basic power is used' },
  undefended: { yes: 'the attack is undefended', no: 'the attack is defended' },
  damaged: { yes: 'the attack deals damage', no: 'the attack deals no damage' },
  defeated: { yes: 'the attack defeats it', no: 'the attack does not defeat it' },
  attack: { yes: 'the damage is from an attack', no: 'the damage is not from an attack' },
  cleared: { yes: 'no threat is left on a scheme', no: 'threat is left on each scheme' },
  atk: { yes: 'the power is ATK', no: 'the power is not ATK' },
  thw: { yes: 'the power is THW', no: 'the power is not THW' },
  def: { yes: 'the power is DEF', no: 'the power is not DEF' },
  rec: { yes: 'the power is REC', no: 'the power is not REC' },
  excess: { yes: 'some of the damage is excess', no: 'none of the damage is excess' },
  overkill: { yes: 'the damage is from overkill', no: 'the damage is not from overkill' },
  stepOne: {
    yes: 'it is step one of the villain phase',
    no: 'it is not step one of the villain phase',
  },
  scheme: { yes: 'an enemy schemes', no: 'no enemy schemes' },
  resolved: { yes: 'some of it was resolved', no: 'nothing of it was resolved' },
  hero: { yes: 'you are now in hero form', no: 'you are not in hero form' },
  alterEgo: { yes: 'you are now in alter-ego form', no: 'you are not in alter-ego form' },
};
