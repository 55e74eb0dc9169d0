import type { TableGame } from '../table-game.ts';
import type { Played } from '../worker.ts';

/** Every name with its count, also those that never came up. */
function counts(names: readonly string[], found: Readonly<Record<string, number>>) {
  return Object.fromEntries(names.map((name) => [name, found[name] ?? 0]));
}

/** The results of some games for programs; means are of those that came to an end. */
export function resultsOf({ outcomes, endings }: TableGame, { tally, failures }: Played) {
  const failed = (kind: string) => failures.filter((failure) => failure.kind === kind).length;
  return {
    games: tally.games + failures.length,
    outcomes: counts(outcomes, tally.outcomes),
    endings: counts(endings, tally.endings),
    endless: failed('endless'),
    crashed: failed('crash'),
    rounds: mean(tally.rounds, tally.games),
    decisions: mean(tally.decisions, tally.games),
  };
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

export function decimals(language: string) {
  return (value: number, digits: number) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
