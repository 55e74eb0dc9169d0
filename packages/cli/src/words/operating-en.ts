/** The words of the commands for people who run a server. */
export const operatingEn = {
  command: {
    backup: 'write everything that a server keeps to a file',
    restore: 'put a backup into an empty database',
    tables: 'list, show, repair, close, open or delete tables of a server',
    reports: 'read what players have reported',
  },
  argument: {
    backup: 'the file; one that ends in .gz is compressed',
    tablesDeed: (names: readonly string[]) => `what to do: ${names.join(', ')}`,
    reportsDeed: (names: readonly string[]) => `what to do: ${names.join(' or ')}`,
    table: 'the table, as it is named in its address',
    report: 'the report',
  },
  flag: {
    most: 'how many at most',
    to: 'repair: remove all moves after this one',
    yes: 'delete: really',
    record: 'show: write the reported game to this file, to be replayed',
  },
  settings:
    'Where the games are is read from DATABASE_URL or GRIMRULE_DATA, as by the server (default: .data).',
  needsTable: (deed: string) => `Say which table to ${deed}; 'tables list' names them.`,
  needsReport: "Say which report to show; 'reports list' names them.",
  needsYes: (table: string) =>
    `Table ${table} would be gone for good, with its moves, chat and reports: say so with --yes.`,
  nothingKept: (place: string) => `Nothing is kept in ${place}.`,
  backedUp: (file: string) => `Everything is in ${file}.`,
  exists: (file: string) => `'${file}' is there already and stays as it is.`,
  restored: (rows: number) => `${rows} rows are restored.`,
  unrestorable: {
    notABackup: (file: string) => `'${file}' is no backup of Grimrule.`,
    damaged: (file: string, line: number) =>
      `'${file}' is damaged or breaks off at line ${line}; nothing was restored.`,
    newer: (file: string, migration: string) =>
      `'${file}' was made by a newer version of Grimrule (it has '${migration}'); nothing was restored.`,
    notEmpty: (table: string) =>
      `The database is not empty (there are rows in '${table}'); nothing was restored.`,
    otherTables:
      'The tables of this database are of another version than the backup: restore into a database without tables.',
  },
  noTable: (table: string) => `There is no table '${table}'.`,
  noReport: (report: string) => `There is no report '${report}'.`,
  noTables: 'There are no tables.',
  noReports: 'Nobody has reported anything.',
  closed: (table: string) => `Table ${table} is closed: nobody can come to it; its game is kept.`,
  opened: (table: string) => `Table ${table} is open again.`,
  deleted: (table: string) => `Table ${table} is deleted.`,
  sound: 'All moves are sound.',
  found: (what: string) => `Found: ${what}`,
  removed: (moves: number) => `${moves} moves were removed.`,
  goesOn: (decisions: number, round: number) =>
    `The game goes on after ${decisions} decisions, in round ${round}.`,
  recordWritten: (file: string) => `The reported game is in ${file}.`,
  line: {
    table: 'table',
    game: 'game',
    seats: 'seats',
    decisions: 'decisions',
    updated: 'last move',
    created: 'made',
    state: 'state',
    rules: 'rules',
    generator: 'generator',
    moves: 'moves',
    snapshots: 'positions kept',
    chat: 'lines of chat',
    reports: 'reports',
    report: 'report',
    seat: 'seat',
    at: 'when',
    text: 'text',
  },
  goes: 'goes on',
  over: 'over',
  isClosed: 'closed',
  missing: (count: number, last: number) => `${count} of ${last}, some are missing`,
};
