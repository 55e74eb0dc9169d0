import { onTestFinished } from 'vitest';
import { DESIGNS } from '../../src/cards/designs.ts';
import type { E, If } from '../../src/vocabulary/builders.ts';
import type { LevelName } from '../../src/vocabulary/events.ts';
import type { Play } from '../table/play.ts';
import { designNamed } from '../table/position.ts';

interface Words {
  readonly effect?: E;
  readonly cost?: E;
  readonly when?: If;
  readonly level?: LevelName;
}

/**
 * For the running test an ability of a card says something else: rules that no card of the core
 * set touches can only be tried like this. `which` counts the abilities that do something.
 */
export function reworded(name: string, words: Words, which = 0): void {
  const abilities = (DESIGNS[designNamed(name)]?.abilities ?? []).filter(
    (each) => 'effect' in each,
  );
  const ability = abilities[which];
  if (!ability) throw new Error(`'${name}' has no ability ${which}`);
  const before = { ...ability };
  Object.assign(ability, words);
  onTestFinished(() => {
    for (const key of Object.keys(ability)) Reflect.deleteProperty(ability, key);
    Object.assign(ability, before);
  });
}

/** The lines of the log with these keys, in the order in which they were told. */
export function told(table: Play, ...keys: readonly string[]): readonly string[] {
  return table.log.map(({ line }) => line.say).filter((say) => keys.includes(say));
}
