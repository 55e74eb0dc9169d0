import type { CommonFilter } from '@grimrule/kernel';
import type { Cards, Filter } from '../../vocabulary/builders.ts';
import type { ChampionsFilter, ChampionsWords } from '../../vocabulary/nodes.ts';
import type { SourceName } from '../../vocabulary/sources.ts';

/** Sets with cards of any player: what is put into play from there has to come under a control. */
export const isAnybodys = (source: SourceName | null) =>
  source === 'discards' || source === 'hands';

/** The player whose cards a test is about, if it names one. */
export function controllerIn(filter: Filter): Cards | null {
  const known = filter as CommonFilter<ChampionsWords> | ChampionsFilter;
  if (known.is === 'controlledBy') return known.who;
  if (known.is !== 'all') return null;
  return known.of.reduce<Cards | null>((found, part) => found ?? controllerIn(part), null);
}

/** The rest of a test, without the part about whose card it is. */
export function withoutController(filter: Filter): Filter {
  const known = filter as CommonFilter<ChampionsWords> | ChampionsFilter;
  if (known.is !== 'all') return known.is === 'controlledBy' ? { is: 'all', of: [] } : filter;
  return { is: 'all', of: known.of.map(withoutController) };
}
