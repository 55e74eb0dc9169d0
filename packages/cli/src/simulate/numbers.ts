import { interval } from '@grimrule/bots';
import type { Language } from '@grimrule/words';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Played } from '../worker.ts';

/** Every name with its count, also those that never came up. */
function counts(names: readonly string[], found: Readonly<Record<string, number>>) {
  return Object.fromEntries(names.map((name) => [name, found[name] ?? 0]));
}

/** The results of some games for programs; means are of those that came to an end. */
export function resultsOf({ outcomes, endings, score }: TableGame, { tally, failures }: Played) {
  const failed = (kind: string) => failures.filter((failure) => failure.kind === kind).length;
  return {
    games: tally.games + failures.length,
    outcomes: counts(outcomes, tally.outcomes),
    endings: counts(endings, tally.endings),
    endless: failed('endless'),
    crashed: failed('crash'),
    rounds: mean(tally.rounds, tally.games),
    decisions: mean(tally.decisions, tally.games),
    ...(score ? { scores: scoresOf(tally) } : {}),
  };
}

/** The mean of what was scored, and the best and the worst of it. */
function scoresOf({ scores: { count, sum, least, most } }: Played['tally']) {
  return { games: count, mean: count === 0 ? null : sum / count, best: least, worst: most };
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

/** Numbers as they are written in a language. */
export function writtenIn(language: Language) {
  const decimals = (value: number, digits: number) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (share: number) =>
    share.toLocaleString(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return {
    decimals,
    percent,
    /** So many games in so much time. */
    speed(games: number, seconds: number): string {
      const rate = games / seconds;
      const digits = rate < 10 ? 1 : 0;
      return CLI_WORDS[language].simulated(games, decimals(seconds, 1), decimals(rate, digits));
    },
    /** How large a share is, and between which bounds it lies most likely. */
    share(count: number, games: number): readonly [string, string] {
      const [from, to] = interval(count, games);
      const share = games === 0 ? 0 : count / games;
      return [percent(share).padStart(8), `${percent(from)} – ${percent(to)}`];
    },
  };
}
