import type { Match } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { Language } from '@grimrule/words';
import { useEffect, useMemo, useState } from 'react';
import type { Course, CourseOf } from '../../course/course.ts';
import { registrationOf } from '../../games/registry.ts';
import { matchOf, readLocally } from '../../link/local/local-record.ts';
import { isRefused } from '../../link/server/ask.ts';
import { fetchRecord } from '../../link/server/server-api.ts';
import type { Kept } from './where.ts';

/** A game that is over, read from where it is kept. */
export interface Finished {
  readonly match: Match;
  readonly seats: readonly StoredSeat[] | null;
  /** Between the first and the last move, in minutes; null where nobody counted. */
  readonly minutes: number | null;
}

async function read({ where, table }: Kept): Promise<Finished | null> {
  if (where === 'here') {
    const found = await readLocally(table);
    if (!found) return null;
    const { created, played, seats } = found.stored;
    const minutes = Math.max(1, Math.round((played - created) / 60_000));
    return { match: found.room.match, seats, minutes };
  }
  const record = await fetchRecord(table);
  if (isRefused(record)) return null;
  const found = await matchOf(record);
  return 'match' in found ? { match: found.match, seats: null, minutes: null } : null;
}

/** The course of the game of this table: undefined while it is read, null if it cannot be. */
export function useCourse(
  game: string,
  kept: Kept,
  language: Language,
  seatName: (seat: number) => string,
): { readonly finished: Finished | null | undefined; readonly course: Course | null | undefined } {
  const [finished, setFinished] = useState<Finished | null | undefined>();
  const [tell, setTell] = useState<{ readonly of: CourseOf } | null | undefined>();
  const { where, table } = kept;
  useEffect(() => {
    let isStill = true;
    const course = registrationOf(game)?.course;
    Promise.all([read({ where, table, replay: '' }), course?.() ?? null]).then(
      ([found, of]) => {
        if (!isStill) return;
        setFinished(found);
        setTell(of && { of });
      },
      () => isStill && setFinished(null),
    );
    return () => {
      isStill = false;
    };
  }, [game, where, table]);
  const course = useMemo(() => {
    if (finished === undefined) return undefined;
    if (!finished || !tell) return null;
    return tell.of(finished.match, language, seatName);
  }, [finished, tell, language, seatName]);
  return { finished, course };
}
