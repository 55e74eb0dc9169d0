import type { Seat } from '@grimrule/kernel';
import type { LocalTable } from '../local/local-tables.ts';
import { listTables } from '../local/local-tables.ts';
import type { FinishedGame } from './finished.ts';
import { finishedId, keepFinished, listFinished } from './finished.ts';

const DONE = 'grimrule.history.begun';

/** The seats that persons play at a table of this browser. */
const humans = ({ seats }: LocalTable): readonly Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** What the history keeps of a table of this browser; null for a game that goes on. */
export function finishedOf(table: LocalTable): FinishedGame | null {
  const { summary, game, options, seats, played: at } = table;
  if (!summary?.outcome) return null;
  const { outcome, rounds, decisions } = summary;
  return {
    ...{ id: finishedId('here', table.table), where: 'here', table: table.table },
    ...{ game, options, seats, mine: humans(table), outcome, rounds, decisions, at },
  };
}

/** Games that had ended before there was a history are noted when it is opened for the first time. */
export async function takeOver(): Promise<void> {
  if (localStorage.getItem(DONE)) return;
  const known = new Set((await listFinished()).map(({ id }) => id));
  for (const table of await listTables()) {
    const finished = finishedOf(table);
    if (finished && !known.has(finished.id)) await keepFinished(finished);
  }
  localStorage.setItem(DONE, '1');
}
