import type { Plan } from './plan.ts';
import { seedOf } from './plan.ts';
import type { Row } from './row.ts';
import { inOrder, isPlayed } from './row.ts';

/** The games of a run as rows under heads, for spreadsheets: words of programs, not of people. */
export function tableOfRun(
  plan: Plan,
  rows: readonly Row[],
): readonly (readonly (string | number)[])[] {
  const facts = [...new Set(plan.settings.flatMap(({ facts }) => Object.keys(facts)))];
  const last = (row: Row, gauge: string) =>
    isPlayed(row) ? (row.gauges[gauge]?.at(-1) ?? '') : '';
  const gauges = [
    ...new Set(rows.filter(isPlayed).flatMap(({ gauges }) => Object.keys(gauges))),
  ].sort();
  return [
    ['setting', ...facts, 'seed', 'won', 'result', 'ending', 'rounds', 'decisions', ...gauges],
    ...inOrder(rows).map((row) => {
      const setting = plan.settings[row.setting];
      const came = isPlayed(row)
        ? [row.won ? 1 : 0, row.result, row.ending, row.rounds, row.decisions]
        : ['', row.failure, row.message, '', ''];
      return [
        setting?.name ?? '',
        ...facts.map((fact) => setting?.facts[fact] ?? ''),
        seedOf(plan, row.number),
        ...came,
        ...gauges.map((gauge) => last(row, gauge)),
      ];
    }),
  ];
}
