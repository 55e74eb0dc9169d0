import type { Json, Outcome, Seat } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

/** A game that has ended, as the history keeps it: also when the game itself is thrown away. */
export interface FinishedGame {
  /** One for each table: a game whose end was taken back may end again. */
  readonly id: string;
  readonly where: 'here' | 'server';
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly StoredSeat[];
  /** The seats that were played here. */
  readonly mine: readonly Seat[];
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly decisions: number;
  /** When it ended. */
  readonly at: number;
}

export const finishedId = (where: FinishedGame['where'], table: string) => `${where} ${table}`;

interface Archive extends DBSchema {
  games: { key: string; value: FinishedGame };
}

let archive: Promise<IDBPDatabase<Archive>> | undefined;

/** Apart from the tables, so that neither has to wait for the other when one of them changes. */
function open(): Promise<IDBPDatabase<Archive>> {
  archive ??= openDB<Archive>('grimrule.history', 1, {
    upgrade(base) {
      base.createObjectStore('games', { keyPath: 'id' });
    },
    // Another tab deletes everything.
    async blocking() {
      const open = await archive;
      archive = undefined;
      open?.close();
    },
    terminated() {
      archive = undefined;
    },
  });
  return archive;
}

export async function keepFinished(finished: FinishedGame): Promise<void> {
  await (await open()).put('games', finished);
}

export async function forgetFinished(id: string): Promise<void> {
  await (await open()).delete('games', id);
}

/** The newest first. */
export async function listFinished(): Promise<readonly FinishedGame[]> {
  const all = await (await open()).getAll('games');
  return all.sort((one, other) => other.at - one.at);
}

export async function forgetAllFinished(): Promise<void> {
  for (const { id } of await listFinished()) await forgetFinished(id);
}
