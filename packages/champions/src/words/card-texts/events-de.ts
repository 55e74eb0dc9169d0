import type { About, GermanNoun, Lexicon, Phrase, ClauseVerb as Verb } from '@grimrule/words';
import {
  subordinate as clause,
  verbFor as form,
  genitive,
  germanCards,
  HAT,
  having,
  IST,
  toldMarks,
  WIRD,
  WURDE,
  WÜRDE,
} from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import { counterName } from '../names.ts';
import { eventNouns } from './event-nouns.ts';
import { NOUNS, TYPES } from './nouns-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;

const text = (phrase: Phrase | null, otherwise: string) => phrase?.as('nominative') ?? otherwise;
const whom = (phrase: Phrase | null, otherwise = '') => phrase?.as('accusative') ?? otherwise;

/** The attacked one: you, or the card of the event. */
function attacked({ subject, yours, cause }: About): string {
  return whom(subject, yours && !cause?.you ? 'dich' : '');
}

/** Once for an attack, with any number of targets: `einen Angriff durchgeführt hat`. */
function makesAttack(about: About): string {
  const has = toldMarks(about.marks, ['basic', 'undefended']);
  const sort = has('basic')
    ? 'Basisangriff'
    : has('undefended')
      ? 'unverteidigten Angriff'
      : 'Angriff';
  const target = attacked(about);
  return clause(
    'nachdem',
    text(about.cause, 'ein Charakter'),
    `einen ${sort}`,
    target && `gegen ${target}`,
    form(about.cause, having(HAT, 'durchgeführt')),
  );
}

function attacks(opening: 'sobald' | 'nachdem', about: About, verb: Verb, making: Verb): string {
  const has = toldMarks(about.marks, ['basic', 'undefended']);
  const sort = has('basic') ? 'Basisangriff' : has('undefended') ? 'unverteidigten Angriff' : null;
  const who = text(about.cause, 'ein Charakter');
  const target = attacked(about);
  // You attack only enemies.
  const enemy = about.cause?.you ? 'einen Gegner' : '';
  if (!sort) return clause(opening, who, target || enemy, form(about.cause, verb));
  const against = target && `gegen ${target}`;
  return clause(opening, who, `einen ${sort}`, against, form(about.cause, making));
}

/** `einen Schergen angegriffen und besiegt hat` */
function attackedAndMore(about: About): string {
  const has = toldMarks(about.marks, ['basic', 'damaged', 'defeated']);
  const target = whom(about.subject, about.cause?.you ? 'einen Gegner' : 'einen Charakter');
  return clause(
    'nachdem',
    text(about.cause, 'ein Charakter'),
    target,
    has('basic') ? 'mit einem Basisangriff angegriffen' : 'angegriffen',
    has('damaged') ? 'und dabei Schaden zugefügt' : '',
    has('defeated') ? 'und besiegt' : '',
    form(about.cause, HAT),
  );
}

/** `durch einen Angriff Schaden` */
function damageFrom({ cause, marks }: About): string {
  const has = toldMarks(marks, ['attack', 'overkill', 'excess']);
  const damage = has('excess') ? 'überschüssigen Schaden' : 'Schaden';
  if (has('overkill')) return `durch Overkill ${damage}`;
  if (has('attack')) return `durch einen Angriff ${damage}`;
  return cause ? `durch ${whom(cause)} ${damage}` : damage;
}

const takes = (opening: 'sobald' | 'nachdem', about: About, verb: Verb): string =>
  clause(
    opening,
    text(about.subject, 'ein Charakter'),
    damageFrom(about),
    form(about.subject, verb),
  );

const thwarts = (opening: 'sobald' | 'nachdem', about: About, verb: Verb): string => {
  const has = toldMarks(about.marks, ['basic', 'cleared']);
  const scheme = about.subject ? `gegen ${whom(about.subject)}` : '';
  const how = has('basic') ? 'mit der Basiskraft' : '';
  const who = text(about.cause, 'ein Charakter');
  if (has('cleared')) {
    const done = 'Widerstand geleistet und dabei alle Bedrohung von einem Plan entfernt';
    return clause(opening, who, how, scheme, done, form(about.cause, HAT));
  }
  return clause(opening, who, how, scheme, 'Widerstand', form(about.cause, verb));
};

const onCard = ({ subject }: About) => `auf ${subject?.as('dative') ?? 'einer Begegnungskarte'}`;

const POWERS = ['atk', 'thw', 'def', 'rec'] as const;

function usesPower(opening: 'sobald' | 'nachdem', about: About, verb: Verb): string {
  const power = POWERS.find(toldMarks(about.marks, POWERS));
  const what = power ? `die Basiskraft ${POWER_NAMES[power]}` : 'eine Basiskraft';
  const you = about.subject?.you || (about.yours && !about.subject);
  const who = you ? 'du' : text(about.subject, 'ein Charakter');
  return clause(opening, who, what, you ? verb[1] : form(about.subject, verb));
}

const schemes = (opening: 'sobald' | 'nachdem', about: About, verb: Verb): string => {
  toldMarks(about.marks, []);
  return clause(
    opening,
    text(about.cause, 'ein Gegner'),
    about.yours ? 'gegen dich' : '',
    'den Plan',
    form(about.cause, verb),
  );
};

function defends(opening: 'sobald' | 'nachdem', about: About, verb: Verb): string {
  const basic = toldMarks(about.marks, ['basic'])('basic');
  const you = about.subject?.you || (about.yours && !about.subject);
  const who = you ? 'du dich' : `${text(about.subject, 'ein Charakter')} sich`;
  const against = about.cause ? `gegen ${whom(about.cause)}` : 'gegen einen Angriff';
  const does = you ? verb[1] : form(about.subject, verb);
  return clause(opening, who, basic ? 'mit der Basiskraft' : '', against, does);
}

function threat(opening: 'sobald' | 'nachdem', about: About, on: 'auf' | 'von', verb: string) {
  const has = toldMarks(about.marks, ['stepOne', 'scheme']);
  return clause(
    opening,
    `${on} ${about.subject?.as('dative') ?? 'einem Plan'}`,
    has('stepOne') ? 'in Schritt 1 der Schurkenphase' : '',
    about.cause || has('scheme') ? `durch ${whom(about.cause, 'einen Gegner')}` : '',
    has('scheme') ? 'beim Vorantreiben des Plans' : '',
    'Bedrohung',
    verb,
  );
}

function defeat(opening: 'sobald' | 'nachdem', about: About, active: Verb, passive: Verb): string {
  const how = toldMarks(about.marks, ['attack'])('attack') ? 'durch einen Angriff' : '';
  if (about.cause || about.yours) {
    const who = text(about.cause, 'du');
    const does = about.cause ? form(about.cause, active) : active[1];
    return clause(opening, who, whom(about.subject, 'einen Gegner'), how, does);
  }
  return clause(opening, text(about.subject, 'ein Gegner'), how, form(about.subject, passive));
}

function reveals(opening: 'sobald' | 'nachdem', about: About, you: string, passive: string) {
  const has = toldMarks(about.marks, ['fromDeck', 'resolved']);
  const from = has('fromDeck') ? 'vom Begegnungsdeck' : '';
  const resolved = has('resolved');
  if (about.yours) {
    const does = resolved ? 'abgehandelt hast' : you;
    return clause(opening, 'du', whom(about.subject, 'eine Begegnungskarte'), from, does);
  }
  const done = resolved ? 'abgehandelt wurde' : passive;
  return clause(opening, text(about.subject, 'eine Begegnungskarte'), from, done);
}

function plays(opening: 'sobald' | 'nachdem', about: About, verb: Verb): string {
  const from = toldMarks(about.marks, ['hand'])('hand') ? 'von der Hand' : '';
  const card = whom(about.subject, 'eine Karte');
  const yours = about.yours || /^dies/.test(card);
  return clause(opening, yours ? 'du' : 'ein Spieler', card, from, yours ? verb[1] : verb[0]);
}

function simply(opening: 'sobald' | 'nachdem', about: About, rest: string, verb: Verb): string {
  toldMarks(about.marks, []);
  return clause(opening, text(about.subject, 'eine Karte'), rest, form(about.subject, verb));
}

const inYours = ({ yours }: About) => (yours ? 'in deiner Spielzone ' : '');

/** On a minion, `du` are who is engaged with it. */
const isThis = (who: Phrase | null) => /^dies/.test(who?.as('nominative') ?? '');

const POWER_NAMES = { atk: 'ANG', thw: 'WID', def: 'VER', rec: 'ERH' } as const;
const FORMS = ['hero', 'alterEgo'] as const;
const STATUS = ['stunned', 'confused', 'tough'] as const;
const STATUS_TEXT = { stunned: 'betäubt', confused: 'verwirrt', tough: 'zäh' } as const;
const STATUS_CARD = {
  stunned: 'Betäubt-Statuskarte',
  confused: 'Verwirrt-Statuskarte',
  tough: 'Zäh-Statuskarte',
} as const;
const PLACES = ['hand', 'deck', 'play'] as const;
const PLACE_TEXT = { hand: 'von der Hand', deck: 'vom Deck', play: 'aus dem Spiel' } as const;

/** An identity that speaks of itself speaks of you. */
function whoChanges({ subject, yours }: About): { readonly who: string; readonly you: boolean } {
  const itself = /^dies(?:er Held|es Alter Ego)$/.test(subject?.as('nominative') ?? '');
  const you = yours || itself || subject?.you === true;
  return { who: you ? 'du' : text(subject, 'ein Spieler'), you };
}

function newForm({ marks }: About): string {
  const has = toldMarks(marks, FORMS);
  if (has('hero')) return 'in die Heldengestalt';
  return has('alterEgo') ? 'in die Alter-Ego-Gestalt' : 'die Gestalt';
}

export const events: Words['events'] = {
  turnBegins: ({ yours }) => `zu Beginn ${yours ? 'deines Zuges' : 'jedes Spielerzuges'}`,
  turnEnds: ({ yours }) => `am Ende ${yours ? 'deines Zuges' : 'jedes Spielerzuges'}`,
  playerPhaseEnds: () => 'am Ende der Spielerphase',
  playerPhaseBegins: () => 'zu Beginn der Spielerphase',
  villainPhaseBegins: () => 'zu Beginn der Schurkenphase',
  stepOneEnds: () => 'nach dem ersten Schritt der Schurkenphase',
  villainPhaseEnds: () => 'am Ende der Schurkenphase',
  roundBegins: () => 'zu Beginn der Runde',
  roundEnds: () => 'am Ende der Runde',
  activates: (about) =>
    clause(
      'sobald',
      text(about.cause, 'ein Gegner'),
      about.yours ? 'sich gegen dich' : 'sich',
      form(about.cause, ['aktiviert', 'aktivierst', 'aktivieren']),
    ),
  activationEnds: ({ cause, yours }) =>
    `nach ${cause ? `einer Aktivierung ${genitive(cause)}` : 'dieser Aktivierung'}${yours ? ' gegen dich' : ''}`,
  changingForm(about) {
    const { who, you } = whoChanges(about);
    return clause('sobald', who, newForm(about), you ? 'wechselst' : 'wechselt');
  },
  formChanged(about) {
    const { who, you } = whoChanges(about);
    const done = about.marks.length > 0 ? IST : HAT;
    return clause('nachdem', who, newForm(about), 'gewechselt', done[you ? 1 : 0]);
  },
  flipped: (about) => simply('nachdem', about, 'umgedreht', WURDE),
  playing: (about) => plays('sobald', about, ['spielt', 'spielst', 'spielen']),
  played: (about) => plays('nachdem', about, having(HAT, 'gespielt')),
  abilityResolved: ({ subject, yours }) =>
    clause(
      'nachdem',
      yours ? 'du' : 'ein Spieler',
      `eine Fähigkeit ${subject ? genitive(subject) : 'einer Karte'}`,
      'abgehandelt',
      HAT[yours ? 1 : 0],
    ),
  wouldEnter: (about) =>
    simply('sobald', about, `${inYours(about)}ins Spiel kommen`, ['würde', 'würdest', 'würden']),
  entered: (about) => simply('nachdem', about, `${inYours(about)}ins Spiel gekommen`, IST),
  left: (about) => simply('nachdem', about, `${inYours(about)}das Spiel verlassen`, HAT),
  engaged: (about) =>
    clause(
      'nachdem',
      text(about.subject, 'ein Scherge'),
      about.yours || isThis(about.subject) ? 'dich' : 'einen Spieler',
      'in einen Kampf verwickelt',
      form(about.subject, HAT),
    ),
  wouldAttack: (about) =>
    attacks('sobald', about, having(WÜRDE, 'angreifen'), having(WÜRDE, 'durchführen')),
  attacking: (about) =>
    attacks(
      'sobald',
      about,
      ['angreift', 'angreifst', 'angreifen'],
      ['durchführt', 'durchführst', 'durchführen'],
    ),
  attackMade: makesAttack,
  attacked: attackedAndMore,
  defending: (about) => defends('sobald', about, ['verteidigt', 'verteidigst', 'verteidigen']),
  defended: (about) => defends('nachdem', about, having(HAT, 'verteidigt')),
  thwarting: (about) => thwarts('sobald', about, ['leistet', 'leistest', 'leisten']),
  thwarted: (about) => thwarts('nachdem', about, having(HAT, 'geleistet')),
  usingPower: (about) => usesPower('sobald', about, ['verwendet', 'verwendest', 'verwenden']),
  powerUsed: (about) => usesPower('nachdem', about, having(HAT, 'verwendet')),
  wouldScheme: (about) => schemes('sobald', about, having(WÜRDE, 'vorantreiben')),
  scheming: (about) => schemes('sobald', about, ['vorantreibt', 'vorantreibst', 'vorantreiben']),
  schemed: (about) => schemes('nachdem', about, having(HAT, 'vorangetrieben')),
  boosting({ subject, cause, marks }) {
    const has = toldMarks(marks, ['attack', 'scheme']);
    return clause(
      'sobald',
      text(subject, 'eine Karte'),
      has('attack') ? 'während eines Angriffs' : '',
      has('scheme') ? 'beim Vorantreiben des Plans' : '',
      cause ? `für ${whom(cause)}` : '',
      'als Boost-Karte aufgedeckt wird',
    );
  },
  wouldCountBoost: (about) =>
    clause('sobald', 'die Boost-Symbole', onCard(about), 'gezählt würden'),
  countingBoost: (about) => clause('sobald', 'die Boost-Symbole', onCard(about), 'gezählt werden'),
  wouldDeal: (about) =>
    clause(
      'sobald',
      about.subject?.as('dative') ?? 'einem Charakter',
      damageFrom(about),
      'zugefügt würde',
    ),
  wouldTake: (about) => takes('sobald', about, having(WÜRDE, 'nehmen')),
  taking: (about) => takes('sobald', about, ['nimmt', 'nimmst', 'nehmen']),
  damaged(about) {
    if (!about.yours || about.cause) return takes('nachdem', about, having(HAT, 'genommen'));
    const to = about.subject?.as('dative') ?? 'einem Charakter';
    return clause('nachdem', 'du', to, damageFrom(about), 'zugefügt hast');
  },
  healed: ({ subject }) =>
    clause('nachdem', text(subject, 'ein Charakter'), 'geheilt', form(subject, WURDE)),
  wouldBeDefeated: (about) =>
    defeat('sobald', about, having(WÜRDE, 'besiegen'), having(WÜRDE, 'besiegt')),
  beingDefeated: (about) =>
    defeat('sobald', about, ['besiegt', 'besiegst', 'besiegen'], having(WIRD, 'besiegt')),
  defeated: (about) => defeat('nachdem', about, having(HAT, 'besiegt'), having(WURDE, 'besiegt')),
  wouldPlace: (about) => threat('sobald', about, 'auf', 'platziert würde'),
  threatPlaced: (about) => threat('nachdem', about, 'auf', 'platziert wurde'),
  wouldRemove: (about) => threat('sobald', about, 'von', 'entfernt würde'),
  threatRemoved: (about) => threat('nachdem', about, 'von', 'entfernt wurde'),
  completed: ({ subject }) => clause('sobald', text(subject, 'der Hauptplan'), 'vollendet wird'),
  revealing: (about) => reveals('sobald', about, 'aufdeckst', 'aufgedeckt wird'),
  revealed: (about) => reveals('nachdem', about, 'aufgedeckt hast', 'aufgedeckt wurde'),
  surging: ({ subject, yours }) =>
    clause(
      'sobald',
      `Nachrüsten ${subject ? genitive(subject) : 'einer Begegnungskarte'}`,
      yours ? 'für dich' : '',
      'abgehandelt würde',
    ),
  drawn: ({ subject, yours }) =>
    clause(
      'nachdem',
      yours ? 'du' : 'ein Spieler',
      whom(subject, 'eine Karte'),
      'gezogen',
      HAT[yours ? 1 : 0],
    ),
  discarded(about) {
    const from = PLACES.find(toldMarks(about.marks, PLACES));
    const rest = `${from ? `${PLACE_TEXT[from]} ` : ''}abgelegt`;
    return simply('nachdem', { ...about, marks: [] }, rest, WURDE);
  },
  spent(about) {
    const isOwn = about.yours || /^diese/.test(about.subject?.as('nominative') ?? '');
    const who = isOwn ? 'du' : 'ein Spieler';
    const what = about.subject?.as('accusative') ?? 'eine Karte';
    return clause('nachdem', who, what, isOwn ? 'ausgegeben hast' : 'ausgegeben hat');
  },
  statusGiven(about) {
    const status = STATUS.find(toldMarks(about.marks, STATUS));
    const who = text(about.subject, 'ein Charakter');
    if (status === 'tough') return clause('nachdem', who, 'zäh geworden', form(about.subject, IST));
    const rest = status ? STATUS_TEXT[status] : 'mit einer Statuskarte belegt';
    return clause('nachdem', who, rest, form(about.subject, WURDE));
  },
  statusRemoved(about) {
    const status = STATUS.find(toldMarks(about.marks, STATUS));
    const what = status ? `eine ${STATUS_CARD[status]}` : 'eine Statuskarte';
    const from = `von ${about.subject?.as('dative') ?? 'einem Charakter'}`;
    return clause('nachdem', what, from, 'entfernt wurde');
  },
  countersRemoved({ subject, marks }) {
    const [counter] = marks;
    const what = counter ? counterName('de', counter) : 'Marker';
    const from = `von ${subject?.as('dative') ?? 'einer Karte'}`;
    return clause('nachdem', `ein ${what}`, from, 'entfernt wurde');
  },
  exhausted: (about) => simply('nachdem', about, 'erschöpft', WURDE),
  readied: (about) => simply('nachdem', about, 'spielbereit gemacht', WURDE),
};

export const { subjects, causes } = eventNouns(NOUNS, TYPES);

export const marks: NonNullable<Words['marks']> = {
  ...germanCards.marks,
  basic: { yes: 'eine Basiskraft genutzt wird', no: 'keine Basiskraft genutzt wird' },
  undefended: { yes: 'der Angriff unverteidigt ist', no: 'der Angriff verteidigt wird' },
  damaged: { yes: 'der Angriff Schaden zufügt', no: 'der Angriff keinen Schaden zufügt' },
  defeated: { yes: 'der Angriff ihn besiegt', no: 'der Angriff ihn nicht besiegt' },
  attack: {
    yes: 'der Schaden von einem Angriff stammt',
    no: 'der Schaden nicht von einem Angriff stammt',
  },
  cleared: {
    yes: 'auf einem der Pläne keine Bedrohung mehr liegt',
    no: 'auf jedem der Pläne noch Bedrohung liegt',
  },
  atk: { yes: 'die Basiskraft ANG ist', no: 'die Basiskraft nicht ANG ist' },
  thw: { yes: 'die Basiskraft WID ist', no: 'die Basiskraft nicht WID ist' },
  def: { yes: 'die Basiskraft VER ist', no: 'die Basiskraft nicht VER ist' },
  rec: { yes: 'die Basiskraft ERH ist', no: 'die Basiskraft nicht ERH ist' },
  excess: { yes: 'Schaden überschüssig ist', no: 'kein Schaden überschüssig ist' },
  overkill: { yes: 'der Schaden von Overkill stammt', no: 'der Schaden nicht von Overkill stammt' },
  stepOne: {
    yes: 'dies in Schritt 1 der Schurkenphase geschieht',
    no: 'dies nicht in Schritt 1 der Schurkenphase geschieht',
  },
  scheme: { yes: 'ein Gegner den Plan vorantreibt', no: 'kein Gegner den Plan vorantreibt' },
  resolved: { yes: 'etwas von ihr abgehandelt wurde', no: 'nichts von ihr abgehandelt wurde' },
  hero: { yes: 'du jetzt in Heldengestalt bist', no: 'du nicht in Heldengestalt bist' },
  alterEgo: { yes: 'du jetzt in Alter-Ego-Gestalt bist', no: 'du nicht in Alter-Ego-Gestalt bist' },
};
