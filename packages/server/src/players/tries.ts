import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hashOf } from '../storage/keys.ts';
import type { Schema } from '../storage/schema.ts';

/** How many codes may be tried within a time, from one address and from all together. */
export interface TryLimits {
  readonly perAddress: number;
  readonly inAll: number;
  readonly seconds: number;
}

/** The row that counts for all addresses. */
const ALL = 'all';

/**
 * Counts tries in the database, for servers that share it. Of an address there is only a hash, and
 * the next try after its time removes it.
 */
export class Tries {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /**
   * Whether an address may try once more; then it counts. Excess tries of an address count for it
   * alone.
   */
  async take(address: string, { perAddress, inAll, seconds }: TryLimits): Promise<boolean> {
    const { rows } = await sql<{ readonly own: number; readonly total: number | null }>`
      with own as (
        insert into guesses as old (who, tries, until)
        values (${hashOf(address)}, 1, now() + ${seconds}::integer * interval '1 second')
        on conflict (who) do update set ${ONE_MORE} returning old.tries
      ), total as (
        insert into guesses as old (who, tries, until)
        select ${ALL}, 1, now() + ${seconds}::integer * interval '1 second'
        from own where own.tries <= ${perAddress}::integer
        on conflict (who) do update set ${ONE_MORE} returning old.tries
      )
      select own.tries as own, total.tries as total from own left join total on true
    `.execute(this.db);
    const [{ own, total } = { own: 0, total: null }] = rows;
    if (own === 1) await this.removeOld();
    return own <= perAddress && total !== null && total <= inAll;
  }

  /** A try that was right does not count. */
  async giveBack(address: string): Promise<void> {
    await sql`
      update guesses set tries = tries - 1
      where who in (${hashOf(address)}, ${ALL}) and tries > 0 and until > now()
    `.execute(this.db);
  }

  async removeOld(): Promise<void> {
    await sql`delete from guesses where until <= now()`.execute(this.db);
  }
}

/** Earlier tries count until their time is over. */
const ONE_MORE = sql`
  tries = case when old.until > now() then old.tries + 1 else 1 end,
  until = case when old.until > now() then old.until else excluded.until end
`;
