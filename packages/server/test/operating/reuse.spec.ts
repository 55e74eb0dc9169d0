import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteGames } from '../../src/operating/deletion.ts';
import type { Office } from '../../src/operating/office.ts';
import { sweep } from '../../src/operating/retention.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { usedBytes } from '../../src/storage/storage-use.ts';
import { Store } from '../../src/storage/store.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { newGame } from '../support/new-game.ts';

const NOTHING = { tables: null, chat: null, reports: null, players: null };
const TABLES = 20;
const TABLE_BYTES = 100_000;

describe('the space of what was deleted from the embedded database', () => {
  it('is used again after a sweep', async () => {
    const database = await openDatabase({ template: await emptyDatabase() }, () => undefined);
    const { db } = database;
    const store = new Store(database);
    const office: Office = { db, store, report: () => undefined, reopen: async () => undefined };
    const fill = async () => {
      const made: string[] = [];
      for (let count = 0; count < TABLES; count++) {
        const state = { noise: randomBytes(TABLE_BYTES / 2).toString('hex') } as never;
        const { id } = await store.create(
          newGame({ snapshots: [{ number: 0, decisions: 0, state }] }),
        );
        made.push(id);
      }
      return { made, used: (await usedBytes(database)) ?? 0 };
    };
    const first = await fill();
    await deleteGames(db, first.made);
    await sweep(office, NOTHING);
    const second = await fill();
    expect(second.used - first.used).toBeLessThan((TABLES * TABLE_BYTES) / 4);
    await store.close();
  });
});
