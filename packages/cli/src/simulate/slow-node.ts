import { isSlowNode } from '@grimrule/bots';
import type { CliWords } from '../words/en.ts';
import type { Chunk } from '../worker.ts';

/** Games from which on a simulation takes so long that a faster Node is worth a word. */
const LONG = 500;

/** One line for a long simulation on an older Node, which costs speed. */
export function slowNodeLines(
  series: readonly Pick<Chunk, 'from' | 'to'>[],
  node: string,
  say: CliWords,
): readonly string[] {
  const games = series.reduce((sum, { from, to }) => sum + to - from, 0);
  return games >= LONG && isSlowNode(node) ? [say.slowNode(node)] : [];
}
