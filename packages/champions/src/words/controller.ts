import type { CommonFilter } from '@grimrule/kernel';
import type { C, F } from '../vocabulary/builders.ts';
import type { ChampionsFilter, ChampionsWords } from '../vocabulary/nodes.ts';

/** The player whose cards a test is about, if it names one. */
export function controllerIn(filter: F): C | null {
  const known = filter as CommonFilter<ChampionsWords> | ChampionsFilter;
  if (known.is === 'controlledBy') return known.who;
  if (known.is !== 'all') return null;
  return known.of.reduce<C | null>((found, part) => found ?? controllerIn(part), null);
}
