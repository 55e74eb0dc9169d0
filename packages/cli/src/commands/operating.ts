import { writeFileSync } from 'node:fs';
import {
  backup,
  FolderInUse,
  NothingKept,
  operate,
  type ReportLine,
  readPlace,
  restore,
  type ServedPlace,
  type TableFile,
  type TableLine,
  WrongSetting,
} from '@grimrule/server/operating';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import type { ReportsDeed, TablesDeed } from '../operating-deeds.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';

const OWN_FILE = 0o600;

/** This file is bundled by itself: who only plays need not load what speaks to databases. */
export async function backUp(file: string, language: Language): Promise<void> {
  const say = CLI_WORDS[language].operating;
  await sensibly(language, file, (place) => backup(place, file));
  print([say.backedUp(file)]);
}

export async function restoreFrom(file: string, language: Language): Promise<void> {
  const say = CLI_WORDS[language].operating;
  const restored = await sensibly(language, file, (place) => restore(place, file));
  if ('rows' in restored) return print([say.restored(restored.rows)]);
  const { unrestorable } = say;
  switch (restored.why) {
    case 'notABackup':
      throw new Mistake(unrestorable.notABackup(file));
    case 'damaged':
      throw new Mistake(unrestorable.damaged(file, restored.line));
    case 'newer':
      throw new Mistake(unrestorable.newer(file, restored.migration));
    case 'notEmpty':
      throw new Mistake(unrestorable.notEmpty(restored.table));
    case 'otherTables':
      throw new Mistake(unrestorable.otherTables);
  }
}

interface TablesOptions {
  readonly most: number;
  readonly to?: number;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export async function tables(
  deed: TablesDeed,
  table: string | undefined,
  { most, to, yes, json }: TablesOptions,
  language: Language,
): Promise<void> {
  const say = CLI_WORDS[language].operating;
  const ask: typeof operate = (place, errand) => operate(place, errand);
  const there = <T>(result: T | null | false): T => {
    if (result === null || result === false) throw new Mistake(say.noTable(table ?? ''));
    return result;
  };
  if (deed === 'list') {
    const rows = await sensibly(language, '', (place) => ask(place, { do: 'listTables', most }));
    if (json) return printJson(rows);
    return print(
      rows.length === 0 ? [say.noTables] : rows.flatMap((row) => [...tableLines(row, say), '']),
    );
  }
  if (table === undefined) throw new Mistake(say.needsTable(deed));
  if (deed === 'delete' && !yes) throw new Mistake(say.needsYes(table));
  await sensibly(language, '', async (place) => {
    switch (deed) {
      case 'show': {
        const file = there(await ask(place, { do: 'showTable', table }));
        return json ? printJson(file) : print(fileLines(file, say));
      }
      case 'repair': {
        const done = there(await ask(place, { do: 'repairTable', table, to: to ?? null }));
        const { found, removed, decisions, rounds } = done;
        return print([
          ...(removed > 0 ? [say.removed(removed)] : []),
          ...(found.length === 0 ? [say.sound] : found.map(say.found)),
          say.goesOn(decisions, rounds),
        ]);
      }
      case 'close':
      case 'open': {
        const isClosed = deed === 'close';
        there(await ask(place, { do: 'closeTable', table, isClosed }));
        return print([isClosed ? say.closed(table) : say.opened(table)]);
      }
      case 'delete':
        there(await ask(place, { do: 'deleteTable', table }));
        return print([say.deleted(table)]);
    }
  });
}

interface ReportsOptions {
  readonly most: number;
  readonly json?: boolean;
  readonly record?: string;
}

export async function reports(
  deed: ReportsDeed,
  report: string | undefined,
  { most, json, record }: ReportsOptions,
  language: Language,
): Promise<void> {
  const say = CLI_WORDS[language].operating;
  if (deed === 'list') {
    const rows = await sensibly(language, '', (place) =>
      operate(place, { do: 'listReports', most }),
    );
    if (json) return printJson(rows);
    return print(
      rows.length === 0 ? [say.noReports] : rows.flatMap((row) => [...reportLines(row, say), '']),
    );
  }
  if (report === undefined) throw new Mistake(say.needsReport);
  const found = await sensibly(language, '', (place) =>
    operate(place, { do: 'showReport', report }),
  );
  if (!found) throw new Mistake(say.noReport(report));
  if (record !== undefined) {
    await sensibly(language, record, async () => {
      writeFileSync(record, JSON.stringify(found.record), { flag: 'wx', mode: OWN_FILE });
    });
  }
  if (json) return printJson(found);
  print([...reportLines(found, say), ...(record === undefined ? [] : [say.recordWritten(record)])]);
}

type Words = CliWords['operating'];

function tableLines(row: TableLine, say: Words): readonly string[] {
  const { line } = say;
  const seats = row.seats.map(({ name, bot }) => (bot ? `${name} (${bot})` : name)).join(', ');
  const state = row.isClosed ? say.isClosed : row.summary.outcome ? say.over : say.goes;
  return labelled([
    [line.table, row.table],
    [line.game, row.game],
    [line.seats, seats],
    [line.decisions, String(row.summary.decisions)],
    [line.state, state],
    [line.updated, row.updated],
  ]);
}

function fileLines(file: TableFile, say: Words): readonly string[] {
  const { line } = say;
  const { moves, lastMove } = file;
  return [
    ...tableLines(file, say),
    ...labelled([
      [line.created, file.created],
      [line.rules, file.rules.join(', ')],
      [line.generator, file.generator],
      [line.moves, moves === lastMove ? String(moves) : say.missing(moves, lastMove)],
      [line.snapshots, String(file.snapshots)],
      [line.chat, String(file.chatLines)],
      [line.reports, file.reports.join(', ') || '0'],
    ]),
  ];
}

function reportLines(row: ReportLine, { line }: Words): readonly string[] {
  return labelled([
    [line.report, row.report],
    [line.table, row.table],
    [line.seat, String(row.seat)],
    [line.at, row.at],
    [line.text, row.text],
  ]);
}

function labelled(pairs: readonly (readonly [label: string, value: string])[]): readonly string[] {
  const width = 24;
  return pairs.map(([label, value]) => `${label.padEnd(width)}${value}`);
}

/** An error that the user can put right becomes a sentence. */
async function sensibly<T>(
  language: Language,
  file: string,
  work: (place: ServedPlace) => Promise<T>,
): Promise<T> {
  const words = CLI_WORDS[language];
  const say = words.operating;
  try {
    return await work(readPlace(process.env, new URL('database-worker.mjs', import.meta.url)));
  } catch (error) {
    if (error instanceof NothingKept) throw new Mistake(say.nothingKept(error.message));
    if (error instanceof FolderInUse || error instanceof WrongSetting) {
      throw new Mistake(error.message);
    }
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Mistake(say.exists(file));
    if (code === 'ENOENT') throw new Mistake(words.noFile(file));
    throw error;
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n').trimEnd()}\n`);
}

function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
