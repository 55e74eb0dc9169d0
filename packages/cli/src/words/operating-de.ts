import type { operatingEn } from './operating-en.ts';

export const operatingDe: typeof operatingEn = {
  command: {
    backup: 'einen Server in eine Datei sichern',
    restore: 'eine Sicherung in eine leere Datenbank einspielen',
    tables: 'Tische eines Servers auflisten, zeigen, reparieren, schließen, öffnen oder löschen',
    reports: 'die Meldungen der Spieler lesen',
  },
  argument: {
    backup: 'die Datei; endet ihr Name auf .gz, wird sie gepackt',
    tablesDeed: (names) => `was zu tun ist: ${names.join(', ')}`,
    reportsDeed: (names) => `was zu tun ist: ${names.join(' oder ')}`,
    table: 'der Name des Tisches, wie in seiner Adresse',
    report: 'die Meldung',
  },
  flag: {
    most: 'höchstens so viele auflisten',
    to: 'repair: alle Züge nach diesem entfernen',
    yes: 'delete: bestätigen',
    record: 'show: die gemeldete Partie in diese Datei schreiben, um sie nachzuspielen',
  },
  settings:
    'DATABASE_URL oder GRIMRULE_DATA sagt, wo die Partien liegen, wie beim Server (Standard: .data).',
  needsTable: (deed) => `Nenne den Tisch für ${deed}. „tables list“ listet alle auf.`,
  needsReport: 'Nenne die Meldung, die du sehen willst. „reports list“ listet alle auf.',
  needsYes: (table) =>
    `Das löscht Tisch ${table} endgültig, samt Zügen, Chat und Meldungen. Bestätige es mit --yes.`,
  nothingKept: (place) => `In ${place} gibt es keine Partien.`,
  backedUp: (file) => `Die Sicherung ist in ${file}.`,
  exists: (file) =>
    `„${file}“ gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.`,
  restored: (rows) =>
    rows === 1 ? '1 Zeile ist eingespielt.' : `${rows} Zeilen sind eingespielt.`,
  unrestorable: {
    notABackup: (file) => `„${file}“ ist keine Sicherung von Grimrule.`,
    damaged: (file, line) =>
      `„${file}“ ist beschädigt oder endet in Zeile ${line}. Nichts wurde eingespielt.`,
    newer: (file, migration) =>
      `„${file}“ stammt von einer neueren Version von Grimrule (mit „${migration}“). Nichts wurde eingespielt.`,
    notEmpty: (table) =>
      `Die Datenbank ist nicht leer (in „${table}“ stehen Zeilen). Nichts wurde eingespielt.`,
    otherTables:
      'Die Tabellen dieser Datenbank haben eine andere Version als die Sicherung. Spiele sie in eine Datenbank ohne Tabellen ein.',
  },
  noTable: (table) => `Den Tisch „${table}“ gibt es nicht.`,
  noReport: (report) => `Die Meldung „${report}“ gibt es nicht.`,
  noTables: 'Es gibt keine Tische.',
  noReports: 'Es gibt keine Meldungen.',
  closed: (table) =>
    `Tisch ${table} ist geschlossen: Niemand kann ihn öffnen. Seine Partie bleibt erhalten.`,
  opened: (table) => `Tisch ${table} ist wieder offen.`,
  deleted: (table) => `Tisch ${table} ist gelöscht.`,
  sound: 'Alle Züge sind unversehrt.',
  found: (what) => `Gefunden: ${what}`,
  removed: (moves) => (moves === 1 ? '1 Zug wurde entfernt.' : `${moves} Züge wurden entfernt.`),
  goesOn: (decisions, round) =>
    `Die Partie geht nach ${decisions} ${decisions === 1 ? 'Entscheidung' : 'Entscheidungen'} weiter, in Runde ${round}.`,
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
    snapshots: 'gespeicherte Stellungen',
    chat: 'Chat-Nachrichten',
    reports: 'Meldungen',
    report: 'Meldung',
    seat: 'Platz',
    at: 'Zeit',
    text: 'Text',
  },
  goes: 'läuft',
  over: 'beendet',
  isClosed: 'geschlossen',
  missing: (count, last) => `${count} von ${last}, einige fehlen`,
};
