import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database, openDatabase, type ServedPlace } from '../storage/database.ts';
import { FolderInUse } from '../storage/folder-lock.ts';
import { Store } from '../storage/store.ts';
import { NothingKept, writeBackup } from './backup.ts';
import { linesOf, newFile } from './backup-file.ts';
import { type Door, findDoor } from './door.ts';
import { type Errand, type Result, run } from './errands.ts';
import type { Office } from './office.ts';
import { restoreBackup, type Unrestorable } from './restore.ts';

const REFUSED = 403;

/** Writes everything that is kept to a new file. */
export function backup(place: ServedPlace, file: string): Promise<void> {
  return reached(place, {
    async directly() {
      await within(connect(place, print), ({ db }) =>
        newFile(file, (write) => writeBackup(db, write)),
      );
    },
    async through(door) {
      const { body } = await askServer(door, '/backup');
      await newFile(file, async (write) => {
        for await (const chunk of body ?? []) await write(chunk);
      });
    },
  });
}

/** Puts a backup into an empty database that no server uses. */
export function restore(
  place: ServedPlace,
  file: string,
): Promise<{ readonly rows: number } | Unrestorable> {
  return within(connect(place, print), ({ db }) => restoreBackup(db, linesOf(file)));
}

/** Has something done, on the database itself or by the server that has it open. */
export function operate<E extends Errand>(place: ServedPlace, errand: E): Promise<Result<E>> {
  return reached(place, {
    async directly() {
      return within(openDatabase(place, print), async (database) => {
        const office = officeOf(database);
        return (await run(errand, office)) as Result<E>;
      });
    },
    async through(door) {
      const response = await askServer(door, '', errand);
      const { result } = (await response.json()) as { readonly result: Result<E> };
      return result;
    },
  });
}

interface Ways<T> {
  directly(): Promise<T>;
  through(door: Door): Promise<T>;
}

/** If a server has the folder open and answers, it is asked; otherwise it stays as it is. */
async function reached<T>(place: ServedPlace, { directly, through }: Ways<T>): Promise<T> {
  if ('folder' in place && !existsSync(join(place.folder, 'postgres'))) {
    throw new NothingKept(place.folder);
  }
  try {
    return await directly();
  } catch (error) {
    const door = error instanceof FolderInUse && 'folder' in place ? findDoor(place.folder) : null;
    if (!door) throw error;
    try {
      return await through(door);
    } catch (unreached) {
      // No server answers, or it is not the one that has this folder.
      if (unreached instanceof Unreached) throw error;
      throw unreached;
    }
  }
}

class Unreached extends Error {}

async function askServer(
  { address, token }: Door,
  path: string,
  errand?: Errand,
): Promise<Response> {
  const url = `${address}/api/operating${path}`;
  const authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(
      url,
      errand
        ? {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(errand),
          }
        : { headers: { authorization } },
    );
  } catch (error) {
    throw new Unreached(String(error));
  }
  if (response.status === REFUSED) throw new Unreached('the server does not accept the token');
  if (!response.ok)
    throw new Error(`the server answered ${response.status}: ${await response.text()}`);
  return response;
}

async function within<T>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function officeOf(database: Database): Office {
  const store = new Store(database);
  return {
    db: database.db,
    store,
    report: print,
    async reopen(tables) {
      for (const game of tables) await store.tell({ told: 'reopen', game });
    },
  };
}

function print(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
