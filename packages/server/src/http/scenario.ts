import type { Json } from '@grimrule/kernel';

/** The scenario that the options of a game name; all else in them is for those at the table. */
export function scenarioOf(options: Json): string | null {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return null;
  const { scenario } = options as Readonly<Record<string, Json>>;
  return typeof scenario === 'string' ? scenario : null;
}
