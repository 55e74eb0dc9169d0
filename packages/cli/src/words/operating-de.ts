import type { operatingEn } from './operating-en.ts';

export const operatingDe: typeof operatingEn = {
  command: {
    backup: 'alles, was ein Server aufbewahrt, in eine Datei sichern',
    restore: 'eine Sicherung in eine leere Datenbank einspielen',
    tables: 'Tische eines Servers auflisten, zeigen, reparieren, schließen, öffnen oder löschen',
    reports: 'lesen, was Spieler gemeldet haben',
  },
  argument: {
    backup: 'die Datei; eine, die auf .gz endet, wird gepackt',
    tablesDeed: (names) => `was geschehen soll: ${names.join(', ')}`,
    reportsDeed: (names) => `was geschehen soll: ${names.join(' oder ')}`,
    table: 'der Tisch, wie er in seiner Adresse heißt',
    report: 'die Meldung',
  },
  flag: {
    most: 'höchstens so viele',
    to: 'repair: alle Züge nach diesem entfernen',
    yes: 'delete: wirklich',
    record: 'show: die gemeldete Partie in diese Datei schreiben, um sie nachzuspielen',
  },
  settings:
    'Wo die Partien liegen, sagt DATABASE_URL oder GRIMRULE_DATA, wie beim Server (sonst: .data).',
  needsTable: (deed) => `Welcher Tisch ist gemeint (${deed})? „tables list“ nennt alle.`,
  needsReport: 'Welche Meldung ist gemeint? „reports list“ nennt alle.',
  needsYes: (table) =>
    `Tisch ${table} wäre endgültig weg, samt Zügen, Chat und Meldungen: bestätige es mit --yes.`,
  nothingKept: (place) => `In ${place} ist nichts aufbewahrt.`,
  backedUp: (file) => `Alles ist in ${file} gesichert.`,
  exists: (file) => `„${file}“ gibt es schon; die Datei bleibt, wie sie ist.`,
  restored: (rows) => `${rows} Zeilen sind eingespielt.`,
  unrestorable: {
    notABackup: (file) => `„${file}“ ist keine Sicherung von Grimrule.`,
    damaged: (file, line) =>
      `„${file}“ ist beschädigt oder bricht in Zeile ${line} ab; nichts wurde eingespielt.`,
    newer: (file, migration) =>
      `„${file}“ stammt von einer neueren Version von Grimrule (mit „${migration}“); nichts wurde eingespielt.`,
    notEmpty: (table) =>
      `Die Datenbank ist nicht leer (in „${table}“ stehen Zeilen); nichts wurde eingespielt.`,
    otherTables:
      'Die Tabellen dieser Datenbank haben eine andere Version als die Sicherung: spiele sie in eine Datenbank ohne Tabellen ein.',
  },
  noTable: (table) => `Den Tisch „${table}“ gibt es nicht.`,
  noReport: (report) => `Die Meldung „${report}“ gibt es nicht.`,
  noTables: 'Es gibt keine Tische.',
  noReports: 'Niemand hat etwas gemeldet.',
  closed: (table) =>
    `Tisch ${table} ist geschlossen: Niemand kommt mehr an ihn heran; die Partie bleibt aufbewahrt.`,
  opened: (table) => `Tisch ${table} ist wieder offen.`,
  deleted: (table) => `Tisch ${table} ist gelöscht.`,
  sound: 'Alle Züge sind in Ordnung.',
  found: (what) => `Gefunden: ${what}`,
  removed: (moves) => `${moves} Züge wurden entfernt.`,
  goesOn: (decisions, round) =>
    `Die Partie geht nach ${decisions} Entscheidungen weiter, in Runde ${round}.`,
  recordWritten: (file) => `Die gemeldete Partie steht in ${file}.`,
  line: {
    table: 'Tisch',
    game: 'Spiel',
    seats: 'Plätze',
    decisions: 'Entscheidungen',
    updated: 'letzter Zug',
    created: 'angelegt',
    state: 'Stand',
    rules: 'Regeln',
    generator: 'Generator',
    moves: 'Züge',
    snapshots: 'aufbewahrte Stellungen',
    chat: 'Zeilen im Chat',
    reports: 'Meldungen',
    report: 'Meldung',
    seat: 'Platz',
    at: 'wann',
    text: 'Text',
  },
  goes: 'läuft',
  over: 'beendet',
  isClosed: 'geschlossen',
  missing: (count, last) => `${count} von ${last}, einige fehlen`,
};
