import type { Answer, Seat } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import { openDatabase, type Place } from '../../src/storage/database.ts';

/** An answer that the server said it has stored, and under which number. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** How many of these are not in the database as they were given. */
export async function lostOf(given: readonly Acknowledged[], place: Place): Promise<number> {
  const { db, close } = await openDatabase(place, () => undefined);
  try {
    const rows = await db.selectFrom('moves').select(['game', 'number', 'body']).execute();
    const stored = new Map(rows.map(({ game, number, body }) => [`${game}/${number}`, body]));
    return given.filter(({ table, number, seat, answer }) => {
      const body = stored.get(`${table}/${number}`);
      return body?.kind !== 'answer' || body.seat !== seat || !isSame(body.answer, answer);
    }).length;
  } finally {
    await close();
  }
}

function isSame(one: Answer, other: Answer): boolean {
  return (
    one.length === other.length &&
    one.every((option) => other.some((each) => sameOption(option, each)))
  );
}
