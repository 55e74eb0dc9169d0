import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@grimrule/kernel';
import { readRecord } from '@grimrule/kernel';
import { Mistake } from './mistake.ts';
import type { CliWords } from './words/en.ts';

/** A game of hundreds of rounds is still far smaller. */
const MOST_BYTES = 64 * 1024 * 1024;

/** By seat, the bot that plays it or null for a person, so that a resumed game need not ask again. */
export type Players = readonly (string | null)[];

export interface Saved {
  readonly record: GameRecord;
  readonly players: Players | null;
}

/** Reads a saved game, whatever is in the file. */
export function readSaved(file: string, say: CliWords): Saved {
  const data = readJson(file, say, say.notJson);
  const record = readRecord(data);
  if ('format' in record) return { record: record as GameRecord, players: playersIn(data) };
  const { say: what, count } = record;
  const explain = Object.hasOwn(say.record, what)
    ? say.record[what as keyof CliWords['record']]
    : say.damaged;
  throw new Mistake(explain(file, Number(count)));
}

/** Reads a text, or says why that cannot be done. */
export function readText(file: string, say: CliWords): string {
  return new TextDecoder().decode(readBytes(file, say));
}

export function readBytes(file: string, say: CliWords): Uint8Array {
  try {
    const found = statSync(file);
    if (found.isDirectory()) throw new Mistake(say.isFolder(file));
    // A pipe or a device may never end.
    if (!found.isFile()) throw new Mistake(say.isNoFile(file));
    if (found.size > MOST_BYTES) throw new Mistake(say.tooLarge(file));
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Mistake) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Mistake(say.noFile(file));
    if (code === 'EACCES' || code === 'EPERM') throw new Mistake(say.mayNotRead(file));
    throw new Mistake(say.cannotRead(file, code));
  }
}

/** Reads a file of JSON; if it is none, that is explained. */
export function readJson(file: string, say: CliWords, explain: (file: string) => string): unknown {
  const text = readText(file, say);
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake(explain(file));
  }
}

function playersIn(data: unknown): Players | null {
  const { players } = data as { readonly players?: unknown };
  if (!Array.isArray(players)) return null;
  const sound = players.every((bot) => bot === null || typeof bot === 'string');
  return sound ? players : null;
}

/** Writes a game so that a crash in the middle leaves the old file whole. */
export function writeSaved(
  file: string,
  record: GameRecord,
  players: Players,
  say: CliWords,
): void {
  const fresh = `${file}.${process.pid}.part`;
  try {
    writeFileSync(fresh, `${JSON.stringify({ ...record, players })}\n`);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new Mistake(say.cannotSave(file, codeOf(error)));
  }
}

/** A file that exists may be overwritten only if it is a saved game itself. */
export function checkOverwriting(file: string, say: CliWords): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) throw new Mistake(say.isFolder(file));
  try {
    readSaved(file, say);
  } catch {
    throw new Mistake(say.wouldOverwrite(file));
  }
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'error';
}
