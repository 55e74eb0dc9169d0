import type { Share } from './chances.ts';
import { shareOf } from './chances.ts';
import type { Plan } from './plan.ts';
import type { Row } from './row.ts';
import { isPlayed } from './row.ts';

/** Won games by two facts of their settings, such as hero and scenario. */
export interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row and column; null where no setting has both. */
  readonly cells: readonly (readonly (Share | null)[])[];
}

export function gridOf(plan: Plan, found: readonly Row[], row: string, column: string): Grid {
  const names = (fact: string) => [
    ...new Set(plan.settings.flatMap(({ facts }) => facts[fact] ?? [])),
  ];
  const rows = names(row);
  const columns = names(column);
  const played = found.filter(isPlayed);
  const cell = (down: string, across: string) => {
    const settings = plan.settings.flatMap(({ facts }, at) =>
      facts[row] === down && facts[column] === across ? [at] : [],
    );
    if (settings.length === 0) return null;
    const games = played.filter(({ setting }) => settings.includes(setting));
    return shareOf(games.filter(({ won }) => won).length, games.length);
  };
  return { rows, columns, cells: rows.map((down) => columns.map((across) => cell(down, across))) };
}

/** The facts by which settings differ; the first two make a grid. */
export function varyingFacts({ settings }: Plan): readonly string[] {
  const names = [...new Set(settings.flatMap(({ facts }) => Object.keys(facts)))];
  return names.filter((name) => new Set(settings.map(({ facts }) => facts[name])).size > 1);
}
