import type { en } from './en.ts';
import { screensDe } from './screens-de.ts';

/** What the page itself says. Games have words of their own. */
export const de: typeof en = {
  close: 'Schließen',
  card: { exhausted: 'erschöpft', cost: 'Kosten' },
  foresight: {
    title: 'Was sicher geschieht',
    hidden: 'Dann entscheiden verdeckte Karten.',
    more: 'Und so weiter.',
  },
  why: {
    notAsked: 'Um diese Karte geht es gerade nicht: {{question}}',
    over: 'Die Partie ist zu Ende.',
    waiting: 'Jetzt entscheidet {{name}}.',
  },
  pile: {
    count_one: '{{label}}, {{count}} Karte',
    count_other: '{{label}}, {{count}} Karten',
    open_one: '{{label}} ansehen, {{count}} Karte',
    open_other: '{{label}} ansehen, {{count}} Karten',
  },
  inspector: {
    title: 'Karte im Ganzen',
    hint: 'Zeige auf eine Karte, um sie zu lesen.',
    nothing: 'Diese Karte kennst du nicht.',
    changes: 'Woher die Werte kommen',
  },
  question: {
    title: 'Deine Entscheidung',
    pay_one: 'Bezahle {{count}} Ressource.',
    pay_other: 'Bezahle {{count}} Ressourcen.',
    pick: 'Gewählt: {{count}} (mindestens {{least}}, höchstens {{most}})',
    payNow: 'Bezahlen',
    confirm: 'Bestätigen',
    propose: 'Vorschlagen',
    clear: 'Leeren',
    past: 'Du siehst eine frühere Stellung.',
    showing: 'Sieh zu, was geschieht …',
    waiting: 'Warten auf {{name}} …',
  },
  refusal: {
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
    nobodyAskedToUndo: 'Niemand hat darum gebeten, etwas zurückzunehmen.',
    undoNeedsConsent: 'Dem muss dein Gegner zustimmen.',
    notYourSeat: 'Das ist nicht dein Platz.',
    onlyWatching: 'Du schaust nur zu.',
    tableMovedOn: 'Am Tisch ging es inzwischen weiter.',
    noSuchPosition: 'Diese Stellung gibt es nicht.',
    noSuchBot: 'Diesen Bot gibt es nicht.',
    notUnderstood: 'Das hat der Tisch nicht verstanden.',
    tooFast: 'Das ging zu schnell. Warte bitte einen Augenblick.',
    notStored: 'Das ließ sich nicht speichern. Versuche es bitte noch einmal.',
  },
  log: {
    title: 'Was geschehen ist',
    takenBack_one: '{{name}} hat {{count}} Entscheidung zurückgenommen.',
    takenBack_other: '{{name}} hat {{count}} Entscheidungen zurückgenommen.',
    takenBackSeen_one:
      '{{name}} hat {{count}} Entscheidung zurückgenommen, nachdem verdeckte Karten zu sehen waren.',
    takenBackSeen_other:
      '{{name}} hat {{count}} Entscheidungen zurückgenommen, nachdem verdeckte Karten zu sehen waren.',
  },
  banner: {
    title: 'Was gerade abgehandelt wird',
    goOn: 'Weiter: {{step}}',
    skip: 'Überspringen',
    present: 'Zurück zur Gegenwart',
  },
  undo: {
    decision: 'Zurück',
    more: 'Weiter zurück',
    turn: 'Zurück zum Beginn des Zuges',
    phase: 'Zurück zum Beginn der Phase',
    round: 'Zurück zum Beginn der Runde',
    redo: 'Wiederholen',
  },
  outcome: { title: 'Die Partie ist zu Ende' },
  toolbar: { leave: 'Verlassen', round: 'Runde {{count}}' },
  home: {
    tagline: 'Kartenspiele nach allen Regeln, im Browser.',
    unofficial:
      'Grimrule ist inoffiziell, von Spielern gemacht und mit den Verlagen dieser Spiele nicht verbunden.',
  },
  table: { opening: 'Der Tisch wird gedeckt …' },
  screens: screensDe,
};
