import type { Asked } from '../server/ask.ts';
import { isRefused } from '../server/ask.ts';
import { keysAt } from './seat-keys.ts';

/** Asks for what only those may who sit at a table: with the player's key, or that of an old link. */
export async function asSitter<T>(table: string, act: (key: string) => Asked<T>): Asked<T> {
  let answer: Awaited<Asked<T>> = { refused: { reason: 'wrongKey', problems: [] } };
  for (const key of keysAt(table).toReversed()) {
    answer = await act(key);
    if (!isRefused(answer) || answer.refused.reason !== 'wrongKey') return answer;
  }
  return answer;
}
