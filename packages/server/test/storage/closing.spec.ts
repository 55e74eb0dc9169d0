import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/storage/database.ts';
import { CHANNEL } from '../../src/storage/ear.ts';
import { type PostgresDatabase, postgresDatabase } from '../support/postgres-database.ts';

describe('a server on PostgreSQL that stops', () => {
  let postgres: PostgresDatabase | null = null;
  afterEach(() => postgres?.remove());

  /** How many connections listen to this database. */
  async function listening(client: pg.Client): Promise<number> {
    const { rows } = await client.query(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and query = 'listen ${CHANNEL}'`,
    );
    return rows[0].count;
  }

  it('ends the connection on which it listens, besides those on which it asks', async () => {
    postgres = await postgresDatabase();
    const watching = new pg.Client({ connectionString: postgres.url });
    await watching.connect();
    try {
      const errors: unknown[] = [];
      const database = await connect({ url: postgres.url }, (error) => errors.push(error));
      expect(database.isShared).toBe(true);
      expect(database.hears()).toBe(false);
      await database.listen(
        () => undefined,
        () => undefined,
      );
      expect(database.hears()).toBe(true);
      expect(await listening(watching)).toBe(1);
      await database.close();
      await expect.poll(() => listening(watching), { timeout: 10_000 }).toBe(0);
      expect(errors).toEqual([]);
    } finally {
      await watching.end();
    }
  });
});
