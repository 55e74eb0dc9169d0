import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import { placeOf } from '../support/places.ts';
import { pause } from '../support/postgres.ts';

describe('a player who has everything deleted', () => {
  let database: Database;
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await placeOf('postgres');
    remove = made.remove;
    database = await openDatabase(made.place, () => undefined);
    store = new Store(database);
  });

  afterAll(async () => {
    await store.close();
    await remove();
  });

  it('is gone, whatever was being made for them at the same moment', async () => {
    const { player, key } = await store.players.create('Ada', '');
    let removing: Promise<void> = Promise.resolve();
    await database.db.transaction().execute(async (elsewhere) => {
      await elsewhere
        .insertInto('device_codes')
        .values({ code_hash: 'late', player, expires: new Date() })
        .execute();
      removing = store.players.remove(player);
      // It is handled if it fails, too; what was made is stored only after this.
      removing.catch(() => undefined);
      await pause(300);
    });
    await removing;
    expect(await store.players.withKey(key)).toBeNull();
  });
});
