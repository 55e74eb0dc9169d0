/** The texts of the commands for server operators. */
export const operatingEn = {
  command: {
    backup: 'back up a server to a file',
    restore: 'restore a backup into an empty database',
    tables: 'list, show, repair, close, open or delete tables of a server',
    reports: 'read the reports of players',
  },
  argument: {
    backup: 'the file; compressed if its name ends in .gz',
    tablesDeed: (names: readonly string[]) => `what to do: ${names.join(', ')}`,
    reportsDeed: (names: readonly string[]) => `what to do: ${names.join(' or ')}`,
    table: 'the name of the table, as in its address',
    report: 'the report',
  },
  flag: {
    most: 'list at most this many',
    to: 'repair: remove all moves after this one',
    yes: 'delete: confirm',
    record: 'show: write the reported game to this file, to be replayed',
  },
  settings:
    'DATABASE_URL or GRIMRULE_DATA says where the games are, as for the server (default: .data).',
  needsTable: (deed: string) => `Name the table to ${deed}. 'tables list' lists them.`,
  needsReport: "Name the report to show. 'reports list' lists them.",
  needsYes: (table: string) =>
    `This deletes table ${table} for good, with its moves, chat and reports. Confirm with --yes.`,
  nothingKept: (place: string) => `There are no games in ${place}.`,
  backedUp: (file: string) => `The backup is in ${file}.`,
  exists: (file: string) => `'${file}' already exists and is not overwritten. Choose another name.`,
  restored: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} restored.`,
  unrestorable: {
    notABackup: (file: string) => `'${file}' is not a backup of Grimrule.`,
    damaged: (file: string, line: number) =>
      `'${file}' is damaged or ends at line ${line}. Nothing was restored.`,
    newer: (file: string, migration: string) =>
      `'${file}' was made by a newer version of Grimrule (it has '${migration}'). Nothing was restored.`,
    notEmpty: (table: string) =>
      `The database is not empty (there are rows in '${table}'). Nothing was restored.`,
    otherTables:
      'The tables of this database have another version than the backup. Restore into a database without tables.',
  },
  noTable: (table: string) => `There is no table '${table}'.`,
  noReport: (report: string) => `There is no report '${report}'.`,
  noTables: 'There are no tables.',
  noReports: 'There are no reports.',
  closed: (table: string) => `Table ${table} is closed: nobody can open it. Its game is kept.`,
  opened: (table: string) => `Table ${table} is open again.`,
  deleted: (table: string) => `Table ${table} is deleted.`,
  sound: 'All moves are intact.',
  found: (what: string) => `Found: ${what}`,
  removed: (moves: number) =>
    moves === 1 ? '1 move was removed.' : `${moves} moves were removed.`,
  goesOn: (decisions: number, round: number) =>
    `The game continues after ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}, in round ${round}.`,
  recordWritten: (file: string) => `The reported game is in ${file}.`,
  line: {
    table: 'table',
    game: 'game',
    seats: 'seats',
    decisions: 'decisions',
    updated: 'last move',
    created: 'created',
    state: 'state',
    rules: 'rules',
    generator: 'generator',
    moves: 'moves',
    snapshots: 'saved positions',
    chat: 'chat messages',
    reports: 'reports',
    report: 'report',
    seat: 'seat',
    at: 'time',
    text: 'text',
  },
  goes: 'running',
  over: 'over',
  isClosed: 'closed',
  missing: (count: number, last: number) => `${count} of ${last}, some are missing`,
};
