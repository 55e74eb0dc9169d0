import type { GameRecord, Seat } from '@grimrule/kernel';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { newSecret } from './keys.ts';
import type { Schema } from './schema.ts';

/** A player's report of a fault, with the game as the player knows it. */
export interface NewReport {
  readonly game: string;
  readonly seat: Seat;
  readonly text: string;
  readonly record: GameRecord;
}

/** How many reports of a seat are kept. */
const MOST_REPORTS = 20;

/** Stores a report and gives its name. */
export async function saveReport(db: Kysely<Schema>, report: NewReport): Promise<string> {
  const id = newSecret();
  const record = JSON.stringify(report.record);
  await db
    .insertInto('reports')
    .values({ ...report, id, record })
    .execute();
  // Each has a copy of the game: nobody may fill the disk with them.
  await sql`
    delete from reports where id in (
      select id from reports where game = ${report.game} and seat = ${report.seat}
      -- Two of the same moment: the one that was written later is the later one.
      order by at desc, ctid desc offset ${MOST_REPORTS}::integer
    )
  `.execute(db);
  return id;
}
