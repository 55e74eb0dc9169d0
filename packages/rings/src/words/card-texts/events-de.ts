import type { About, ClauseVerb, GermanNoun, Lexicon, Phrase } from '@grimrule/words';
import {
  genitive,
  germanCards,
  HAT,
  having,
  IST,
  subordinate,
  toldMarks,
  verbFor,
  WURDE,
  WÜRDE,
} from '@grimrule/words';
import type { Phase, RingsWords } from '../../vocabulary/nodes.ts';
import { PHASE_NAMES } from '../names.ts';
import { eventNouns } from './event-nouns.ts';
import { NOUNS, TYPES } from './nouns-de.ts';

type Words = Lexicon<RingsWords, GermanNoun>;
type Opening = 'sobald' | 'nachdem';

const text = (phrase: Phrase | null, otherwise: string) => phrase?.as('nominative') ?? otherwise;
const whom = (phrase: Phrase | null, otherwise = '') => phrase?.as('accusative') ?? otherwise;
const whose = (phrase: Phrase | null, otherwise: string) =>
  `von ${phrase?.as('dative') ?? otherwise}`;

/** Of a card of yours, or of anybody's. */
const owned = (about: About, other: string) =>
  `${text(about.subject, other)}${about.yours ? ' unter deiner Kontrolle' : ''}`;

function simply(opening: Opening, about: About, other: string, rest: string, verb: ClauseVerb) {
  toldMarks(about.marks, []);
  return subordinate(opening, owned(about, other), rest, verbFor(about.subject, verb));
}

/** On an enemy, `du` are the one who fights it. */
const isThis = (who: Phrase | null) => /^dies/.test(who?.as('nominative') ?? '');

const PHASES = Object.keys(PHASE_NAMES.de) as readonly ('setup' | Phase)[];

function phase({ marks }: About): string {
  const found = PHASES.find(toldMarks(marks, PHASES));
  return found ? `der ${PHASE_NAMES.de[found]}` : 'jeder Phase';
}

function draws(opening: Opening, { yours, marks }: About, verb: ClauseVerb): string {
  toldMarks(marks, []);
  return subordinate(opening, yours ? 'du' : 'ein Spieler', 'Karten', verb[yours ? 1 : 0]);
}

function plays(opening: Opening, about: About, verb: ClauseVerb): string {
  toldMarks(about.marks, []);
  const card = whom(about.subject, 'eine Karte');
  const yours = about.yours || isThis(about.subject);
  return subordinate(opening, yours ? 'du' : 'ein Spieler', card, verb[yours ? 1 : 0]);
}

const RESULTS = ['success', 'failure', 'tie'] as const;
const RESULT_TEXT = {
  success: 'die Spieler sich erfolgreich dem Abenteuer gestellt haben',
  failure: 'die Spieler sich nicht erfolgreich dem Abenteuer gestellt haben',
  tie: 'die Spieler sich weder erfolgreich noch „nicht erfolgreich“ dem Abenteuer gestellt haben',
} as const;

function reveals(opening: Opening, about: About, you: string, passive: string): string {
  const from = toldMarks(about.marks, ['fromDeck'])('fromDeck') ? 'vom Begegnungsdeck' : '';
  return about.yours
    ? subordinate(opening, 'du', whom(about.subject, 'eine Begegnungskarte'), from, you)
    : subordinate(opening, text(about.subject, 'eine Begegnungskarte'), from, passive);
}

/** The card whose When Revealed effects are about to be resolved. */
function whenRevealed({ subject, marks }: About): string {
  const from = toldMarks(marks, ['fromDeck'])('fromDeck') ? 'vom Begegnungsdeck aufgedeckten' : '';
  const card = subject ? genitive(subject) : 'einer Begegnungskarte';
  const told = from === '' ? card : card.replace(/^(einer|eines) /, `$1 ${from} `);
  return subordinate('sobald', `die „Wenn aufgedeckt“-Effekte ${told}`, 'abgehandelt würden');
}

const ENGAGED = ['optional', 'check', 'effect'] as const;
const ENGAGED_TEXT = {
  optional: 'freiwillig',
  check: 'durch eine Kampfprobe',
  effect: 'durch einen Effekt',
} as const;

function engages(about: About): string {
  const how = ENGAGED.find(toldMarks(about.marks, ENGAGED));
  return subordinate(
    'nachdem',
    text(about.subject, 'ein Gegner'),
    about.yours || isThis(about.subject) ? 'dich' : 'einen Spieler',
    how ? ENGAGED_TEXT[how] : '',
    'in einen Kampf verwickelt',
    verbFor(about.subject, HAT),
  );
}

function shadowDealt(about: About): string {
  toldMarks(about.marks, []);
  return subordinate(
    'nachdem',
    about.cause?.as('dative') ?? 'einem Gegner',
    about.yours ? 'im Kampf mit dir' : '',
    text(about.subject, 'eine Schattenkarte'),
    'zugeteilt wurde',
  );
}

/** The shadow card of an enemy, and what became of it. */
function shadowResolved(about: About): string {
  const has = toldMarks(about.marks, ['effect', 'cancelled', 'noEffect']);
  const enemy = about.cause ? whose(about.cause, '') : '';
  const card = text(about.subject, 'eine Schattenkarte');
  if (has('effect'))
    return subordinate('nachdem', 'ein Schatteneffekt', enemy, 'abgehandelt wurde');
  if (has('cancelled'))
    return subordinate('nachdem', 'ein Schatteneffekt', enemy, 'verhindert wurde');
  if (!has('noEffect')) return subordinate('nachdem', card, enemy, 'abgehandelt wurde');
  const whom = about.cause ? `für ${about.cause.as('accusative')}` : '';
  return subordinate('nachdem', whom, card, 'ohne Schatteneffekt aufgedeckt wurde');
}

function enemyAttacks(opening: Opening, about: About, verb: ClauseVerb): string {
  toldMarks(about.marks, []);
  const player = about.yours ? 'dich' : whom(about.subject);
  return subordinate(opening, text(about.cause, 'ein Gegner'), player, verbFor(about.cause, verb));
}

/** A character joins a fight on one of its sides. */
function joins(about: About, as: string): string {
  toldMarks(about.marks, []);
  const against = `gegen ${whom(about.cause, 'einen Gegner')}`;
  return subordinate(
    'nachdem',
    owned(about, 'ein Charakter'),
    as,
    against,
    'erklärt',
    verbFor(about.subject, WURDE),
  );
}

function damaged(about: About): string {
  const attack = toldMarks(about.marks, ['attack'])('attack') ? 'durch einen Angriff' : '';
  const by = about.cause ? `durch ${whom(about.cause)}` : attack;
  return subordinate(
    'nachdem',
    owned(about, 'ein Charakter'),
    by,
    'Schaden genommen',
    verbFor(about.subject, HAT),
  );
}

function destroyed(about: About): string {
  const attack = toldMarks(about.marks, ['attack'])('attack') ? 'durch einen Angriff' : '';
  const by = about.cause ? `durch ${whom(about.cause)}` : attack;
  return subordinate(
    'nachdem',
    owned(about, 'ein Gegner oder Charakter'),
    by,
    'getötet',
    verbFor(about.subject, WURDE),
  );
}

export const events: Words['events'] = {
  roundBegins: () => 'zu Beginn der Runde',
  roundEnds: () => 'am Ende der Runde',
  phaseBegins: (about) => `zu Beginn ${phase(about)}`,
  phaseEnds: (about) => `am Ende ${about.marks.length > 0 ? phase(about) : 'der Phase'}`,
  wouldDraw: (about) => draws('sobald', about, having(WÜRDE, 'ziehen')),
  drawn: (about) => draws('nachdem', about, having(HAT, 'gezogen')),
  playing: (about) => plays('sobald', about, ['spielt', 'spielst', 'spielen']),
  played: (about) => plays('nachdem', about, having(HAT, 'gespielt')),
  entered: (about) => simply('nachdem', about, 'eine Karte', 'ins Spiel gekommen', IST),
  left: (about) => simply('nachdem', about, 'eine Karte', 'das Spiel verlassen', HAT),
  committed: (about) =>
    simply('nachdem', about, 'ein Charakter', 'sich dem Abenteuer gestellt', HAT),
  questResolved: ({ marks }) => {
    const result = RESULTS.find(toldMarks(marks, RESULTS));
    return subordinate('nachdem', result ? RESULT_TEXT[result] : 'das Abenteuer abgehandelt wurde');
  },
  progressPlaced: ({ subject, marks }) => {
    toldMarks(marks, []);
    const on = `auf ${whom(subject, 'eine Karte')}`;
    return subordinate('nachdem', on, 'Fortschrittsmarker gelegt wurden');
  },
  explored: (about) => simply('nachdem', about, 'ein Ort', 'erkundet', WURDE),
  stageDefeated: (about) =>
    simply('nachdem', about, 'ein Abschnitt des Abenteuers', 'bewältigt', WURDE),
  revealing: (about) => reveals('sobald', about, 'aufdeckst', 'aufgedeckt wird'),
  whenRevealed,
  revealed: (about) => reveals('nachdem', about, 'aufgedeckt hast', 'aufgedeckt wurde'),
  travelled: ({ subject, marks }) => {
    toldMarks(marks, []);
    const to = `zu ${subject?.as('dative') ?? 'einem Ort'}`;
    return subordinate('nachdem', 'die Spieler', to, 'gereist sind');
  },
  engaged: engages,
  shadowDealt,
  enemyAttacks: (about) =>
    enemyAttacks('sobald', { ...about, yours: about.yours || isThis(about.cause) }, [
      'angreift',
      'angreifst',
      'angreifen',
    ]),
  defenderDeclared: (about) => joins(about, 'zum Verteidiger'),
  shadowEffect: ({ subject, marks }) => {
    toldMarks(marks, []);
    const card = subject ? whose(subject, '') : '';
    return subordinate('sobald', 'ein Schatteneffekt', card, 'abgehandelt würde');
  },
  shadowResolved,
  enemyAttacked: (about) => enemyAttacks('nachdem', about, having(HAT, 'angegriffen')),
  attackerDeclared: (about) => joins(about, 'zum Angreifer'),
  playerAttacked: ({ subject, yours, marks }) => {
    toldMarks(marks, []);
    const enemy = whom(subject, 'einen Gegner');
    const verb = having(HAT, 'angegriffen')[yours ? 1 : 0];
    return subordinate('nachdem', yours ? 'du' : 'ein Spieler', enemy, verb);
  },
  damaged,
  destroyed,
  healed: (about) => simply('nachdem', about, 'ein Charakter', 'geheilt', WURDE),
  exhausted: (about) => simply('nachdem', about, 'eine Karte', 'erschöpft', WURDE),
  readied: (about) => simply('nachdem', about, 'eine Karte', 'spielbereit gemacht', WURDE),
  refreshing: (about) =>
    simply('sobald', about, 'eine Karte', 'in der Auffrischungsphase spielbereit gemacht', WÜRDE),
  threatRaised: ({ yours, marks }) => {
    toldMarks(marks, []);
    const threat = yours ? 'dein Bedrohungsgrad' : 'der Bedrohungsgrad eines Spielers';
    return subordinate('nachdem', threat, 'erhöht wurde');
  },
  claimed: (about) => simply('nachdem', about, 'ein Ziel', 'beansprucht', WURDE),
  wouldBeCaptured: (about) => simply('sobald', about, 'ein Held', 'gefangen genommen', WÜRDE),
  captured: (about) => simply('nachdem', about, 'ein Held', 'gefangen genommen', WURDE),
  rescued: (about) => simply('nachdem', about, 'ein Gefangener', 'befreit', WURDE),
};

export const { subjects, causes } = eventNouns(NOUNS, TYPES);

export const marks: NonNullable<Words['marks']> = {
  ...germanCards.marks,
  attack: { yes: 'dies durch einen Angriff geschah', no: 'dies nicht durch einen Angriff geschah' },
};
