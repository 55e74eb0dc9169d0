import { add, NO_GAMES } from '@grimrule/bots';
import { Progress } from '../progress.ts';
import type { Streams } from '../streams.ts';
import { inThreads, threadsFor } from '../threads.ts';
import type { CliWords } from '../words/en.ts';
import type { Chunk, Played } from '../worker.ts';

const NOTHING: Played = { tally: NO_GAMES, failures: [] };

function join(one: Played, other: Played): Played {
  return {
    tally: add(one.tally, other.tally),
    failures: [...one.failures, ...other.failures].sort((a, b) => a.number - b.number),
  };
}

/**
 * Plays some series of games in as many threads as there are, with a bar that shows how far they
 * are. Gives one result for each series.
 */
export async function playSeries(
  series: readonly Chunk[],
  wanted: number | undefined,
  say: CliWords,
  { stderr }: Streams,
): Promise<readonly Played[]> {
  const all = series.reduce((sum, { from, to }) => sum + to - from, 0);
  const size = Math.max(1, Math.min(100, Math.ceil(all / (threadsFor(wanted) * 8))));
  const tasks = series.flatMap((chunk, index) => cut(chunk, size).map((part) => ({ part, index })));
  const progress = new Progress(all, say, stderr);
  const results = series.map(() => NOTHING);
  let done = 0;
  try {
    await inThreads<(typeof tasks)[number], Played>(
      { name: 'playPart', tasks, threads: wanted },
      (played, { part, index }) => {
        results[index] = join(results[index] ?? NOTHING, played);
        done += part.to - part.from;
        progress.show(done);
      },
    );
  } finally {
    progress.end();
  }
  return results;
}

/** Pieces that are small enough to keep every thread busy to the end. */
function cut(chunk: Chunk, size: number): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let from = chunk.from; from < chunk.to; from += size) {
    found.push({ ...chunk, from, to: Math.min(chunk.to, from + size) });
  }
  return found;
}
