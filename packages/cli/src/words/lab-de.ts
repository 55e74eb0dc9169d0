import type { labEn } from './lab-en.ts';

export const labDe: typeof labEn = {
  about:
    'Bots viele Partien spielen lassen und auswerten, was sie über Decks, Helden und Szenarien sagen',
  compare:
    'ein zweiter Aufbau mit denselben Startwerten: seine Optionen in Anführungszeichen, etwa "--decks meins.txt" oder "--bot random"',
  table: 'alle Arten des Spielaufbaus, als Tabelle der Helden oder Decks gegen die Szenarien',
  games: 'Zahl der Partien pro Aufbau',
  file: 'jede Partie in dieser Datei festhalten; derselbe Befehl setzt einen unterbrochenen Lauf fort',
  csv: 'für Tabellenprogramme eine Zeile pro Partie in diese Datei schreiben',
  cards: 'auswerten, was die Karten jedes Decks wert waren: behalten, gezogen und gespielt',
  json: 'JSON für Programme ausgeben: alle Summen mit ihren Intervallen',
  queue:
    'die Partien anderen Rechnern überlassen: in die Warteschlange der PostgreSQL in DATABASE_URL stellen und warten',
  worker: 'Partien aus der Warteschlange der PostgreSQL in DATABASE_URL spielen',
  untilEmpty: 'aufhören, wenn nichts mehr zu spielen ist',
  noDatabase:
    'Die Warteschlange braucht einen PostgreSQL-Server. Setze DATABASE_URL, etwa postgres://name:passwort@rechner/datenbank.',
  queued: (count) =>
    `${count} ${count === 1 ? 'Partie wartet' : 'Partien warten'} auf Rechner, die sie spielen (npx grimrule worker). Du kannst diesen Befehl beenden; derselbe Befehl findet den Lauf wieder.`,
  working: (threads) =>
    `Partien aus der Warteschlange werden gespielt, ${threads} gleichzeitig. Strg+C beendet; angefangene Partien werden noch zu Ende gespielt.`,
  worked: (count) => `${count} ${count === 1 ? 'Partie' : 'Partien'} gespielt.`,
  notARun: (file) => `„${file}“ ist kein Lauf des Labors.`,
  otherPlan: (file) =>
    `„${file}“ ist ein Lauf mit anderen Optionen. Gib denselben Befehl noch einmal ein oder wähle eine andere Datei.`,
  otherRules: (file, then, now) =>
    `„${file}“ wurde mit Version ${then} der Regeln gespielt, hier gilt Version ${now}. Wähle eine andere Datei.`,
  won: 'gewonnen',
  rounds: 'Runden',
  ofGames: 'Partien',
  byRound: 'Mittel zu Beginn jeder Runde',
  gamesSoFar: 'Partien, die so weit kamen',
  comparison: 'Vergleich mit denselben Startwerten',
  both: 'beide gewannen',
  onlyFirst: 'nur der erste gewann',
  onlySecond: 'nur der zweite gewann',
  neither: 'keiner gewann',
  difference: (difference, least, most) =>
    `Der zweite gewinnt um ${difference} Prozentpunkte öfter (95 %: ${least} bis ${most}).`,
  chance: (chance) =>
    `Wäre nichts anders, kämen so ungleiche Paare mit einer Wahrscheinlichkeit von ${chance} vor.`,
  worth: (deck) => `Was die Karten wert waren: ${deck}`,
  worthHeads: ['behalten', 'gezogen', 'gespielt'],
  worthHint:
    'Siege mit der Karte minus Siege ohne sie, in Prozentpunkten, mit 95-%-Intervall. Das beweist nichts: Karten spielt, wer vorne liegt, und lange Partien sehen mehr Karten. Was eine Karte wert ist, zeigt der Vergleich zweier Decks.',
  seat: (number) => `Spieler ${number}`,
};
