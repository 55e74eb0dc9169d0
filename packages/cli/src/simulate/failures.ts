import type { Setup } from '../table-game.ts';
import type { CliWords } from '../words/en.ts';
import type { Chunk, Failure } from '../worker.ts';

const MOST_SHOWN = 20;

/** A game that failed, and the series it belongs to. */
export interface Failed {
  readonly failure: Failure;
  readonly series: Chunk;
  readonly setup: Setup;
}

/** The command that plays just this game again. */
function commandFor({ failure, series, setup }: Failed): string {
  const { game, bots, seed } = series;
  const [bot = '', against = bot] = bots;
  const words = [
    ...['grimrule', 'simulate', game, ...setup.typed],
    ...['--bot', bot, ...(against === bot ? [] : ['--against', against])],
    ...['--seed', seed, '--from', String(failure.number), '--games', '1'],
  ];
  return words.map((word) => (/^[\w/.,-]+$/.test(word) ? word : `'${word}'`)).join(' ');
}

export function failuresForPrograms(failed: readonly Failed[]) {
  return failed.map((each) => {
    const { kind, seed, decisions, message } = each.failure;
    const again = commandFor(each);
    return { kind, seed, decisions, message, options: each.series.options, again };
  });
}

/** Each with its seed and how to play it again. */
export function failureLines(failed: readonly Failed[], say: CliWords): readonly string[] {
  const lines = failed.slice(0, MOST_SHOWN).flatMap((each) => {
    const { kind, seed, decisions, message } = each.failure;
    const what =
      kind === 'endless'
        ? say.failures.endless(seed, decisions)
        : say.failures.crash(seed, message);
    return [what, `  ${say.again(commandFor(each))}`];
  });
  const more = failed.length - MOST_SHOWN;
  return more > 0 ? [...lines, say.moreFailures(more)] : lines;
}
