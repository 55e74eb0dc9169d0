import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { saveChat } from '../../src/storage/chat.ts';
import type { Embedded, Rows } from '../../src/storage/embedded.ts';
import { pgliteDialect } from '../../src/storage/pglite-dialect.ts';
import type { Schema } from '../../src/storage/schema.ts';

const LINE = { seat: 0, name: 'Ada', text: 'Hello', at: 0 };

/** A database in which others are quicker, so many times. */
function busy(times: number) {
  let tries = 0;
  const lite: Embedded = {
    async query<R>(): Promise<Rows<R>> {
      tries++;
      const rows = tries > times ? [{ number: tries, at: new Date(1000) }] : [];
      return { rows } as unknown as Rows<R>;
    },
    close: async () => undefined,
  };
  return { db: new Kysely<Schema>({ dialect: pgliteDialect(lite) }), tries: () => tries };
}

describe('a line of chat', () => {
  it('gets its number and time from the database', async () => {
    expect(await saveChat(busy(0).db, 'g', LINE)).toEqual({ ...LINE, number: 1, at: 1000 });
  });

  it('is tried twenty times where others chat as well', async () => {
    expect(await saveChat(busy(19).db, 'g', LINE)).toMatchObject({ number: 20 });
    const { db, tries } = busy(20);
    await expect(saveChat(db, 'g', LINE)).rejects.toThrow('found no number');
    expect(tries()).toBe(20);
  });
});
