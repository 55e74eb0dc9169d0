import type { GameRecord, Since } from '@grimrule/kernel';
import { gameNamed } from '../../games/registry.ts';
import { recordIn } from '../../link/files/record-file.ts';
import type { CannotShow } from '../../link/local/local-record.ts';
import { matchOf } from '../../link/local/local-record.ts';
import { copyLocally } from '../../link/local/open-locally.ts';

/** The file that is being watched. It is not kept: the reader has it. */
let watched: GameRecord | null = null;

export function watchedFile(): GameRecord | null {
  return watched;
}

/** Gives a game to be watched that no file holds. */
export function watchRecord(record: GameRecord): void {
  watched = record;
}

async function readFile(file: Blob): Promise<GameRecord | CannotShow> {
  const record = await recordIn(file);
  if (!('say' in record)) return record;
  const { say, count } = record;
  return typeof count === 'number' ? { cannot: say, count } : { cannot: say };
}

/** Opens a file to be watched; gives what is wrong with it, if anything. */
export async function watchFile(file: Blob): Promise<CannotShow | null> {
  const record = await readFile(file);
  if ('cannot' in record) return record;
  watched = record;
  return null;
}

interface Imported {
  readonly table: string;
  readonly dropped: number;
  readonly since: Since | null;
}

/** Puts the game of a file into this browser, to go on with it. */
export async function importFile(file: Blob): Promise<Imported | CannotShow> {
  const record = await readFile(file);
  if ('cannot' in record) return record;
  const page = await gameNamed(record.game);
  if (!page) return { cannot: 'unknownGame' };
  const found = await matchOf(record);
  if ('cannot' in found) return found;
  const { match, dropped, since } = found;
  const seats = Array.from({ length: match.state.seats }, (_, seat) => ({
    name: '',
    bot: page.firstGame.bots[seat] ?? null,
  }));
  return { table: await copyLocally(match, seats), dropped, since };
}
