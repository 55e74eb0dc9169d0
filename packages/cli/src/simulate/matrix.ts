import { add, NO_GAMES } from '@grimrule/bots';
import type { Language } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import type { Combination, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Played } from '../worker.ts';
import { resultsOf, writtenIn } from './numbers.ts';

/** The results of every combination, in the same order. */
export interface Matrix {
  readonly table: TableGame;
  readonly combinations: readonly Combination[];
  readonly results: readonly Played[];
}

function sum(results: readonly Played[]): Played {
  return {
    tally: results.map(({ tally }) => tally).reduce(add, NO_GAMES),
    failures: results.flatMap(({ failures }) => failures),
  };
}

export function matrixForPrograms({ table, combinations, results }: Matrix) {
  return {
    total: resultsOf(table, sum(results)),
    combinations: combinations.map(({ facts }, index) => {
      const played = results[index];
      return { ...facts, ...(played && resultsOf(table, played)) };
    }),
  };
}

/** A table of games won and lost: a row for each setup, a column for each number of players. */
export function matrixLines(
  { table, combinations, results }: Matrix,
  seconds: number,
  language: Language,
): readonly string[] {
  const say = CLI_WORDS[language];
  const written = writtenIn(language);
  const heads = [...new Set(combinations.map(({ column }) => column[language]))];
  const rows = [...new Set(combinations.map(({ row }) => row[language].join('\n')))];
  const where = (test: (each: Combination) => boolean) =>
    results.filter((_, index) => {
      const found = combinations[index];
      return found !== undefined && test(found);
    });
  const line = (cells: readonly string[], test: (each: Combination) => boolean) => [
    ...cells,
    ...heads.map((head) =>
      cellOf(
        table,
        where((each) => test(each) && each.column[language] === head),
      ),
    ),
    cellOf(table, where(test)),
  ];
  const width = rows[0]?.split('\n').length ?? 1;
  const blank = Array<string>(width - 1).fill('');
  const [titles = '', ...lines] = columnsOf([
    ['', ...blank, ...heads, say.total],
    ...rows.map((row) => line(row.split('\n'), (each) => each.row[language].join('\n') === row)),
    line([say.total, ...blank], () => true),
  ]);
  const { games, endless, crashed } = resultsOf(table, sum(results));
  const [first = ''] = table.outcomes;
  return [
    written.speed(games, seconds),
    say.winsAndLosses,
    '',
    paint.bold(titles),
    ...lines.slice(0, -1),
    paint.bold(lines[lines.length - 1] ?? ''),
    '',
    ...columnsOf([
      [
        '',
        table.label(first, language),
        '',
        say.interval,
        say.meanRounds,
        say.meanDecisions,
        table.score ? say.meanScore : '',
      ],
      ...heads.map((head) => {
        const part = sum(where((each) => each.column[language] === head));
        const { games: all, outcomes, rounds, decisions, scores } = resultsOf(table, part);
        const count = outcomes[first] ?? 0;
        const mean = scores?.mean ?? null;
        const score = mean === null ? '' : written.decimals(mean, 1);
        const means = [written.decimals(rounds, 1), written.decimals(decisions, 1), score];
        return [head, String(count), ...written.share(count, all), ...means];
      }),
    ]),
    ...(endless + crashed > 0
      ? ['', `${say.endless}: ${endless}, ${say.crashed}: ${crashed}`]
      : []),
  ];
}

/** `2–3`, and what did not come to an end behind it. */
function cellOf(table: TableGame, results: readonly Played[]): string {
  const { outcomes, endless, crashed } = resultsOf(table, sum(results));
  const counts = table.outcomes.map((outcome) => outcomes[outcome] ?? 0).join('–');
  return endless + crashed > 0 ? `${counts} (!${endless + crashed})` : counts;
}
