import type { Ability } from '@grimrule/kernel';
import { onTestFinished } from 'vitest';
import { DESIGNS, printed } from '../../src/cards/designs.ts';
import type { ChampionsAbility, Condition, Effect } from '../../src/vocabulary/builders.ts';
import type { LevelName } from '../../src/vocabulary/events.ts';
import { printedAs } from '../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';
import { designNamed } from '../table/position.ts';

interface Words {
  readonly effect?: Effect;
  readonly cost?: Effect;
  readonly when?: Condition;
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

/** She-Hulk plays an event that costs nothing and does this. */
export function doing(
  effect: Effect,
  more: Partial<PlayerDescription> = {},
  rest: Partial<Description> = {},
) {
  reworded('Get Ready', { effect });
  const hand = ['Get Ready', ...(more.hand ?? [])];
  const player: PlayerDescription = { hero: 'she-hulk', form: 'hero', ...more, hand };
  return play({ players: [player], threat: 4, ...rest }).choose('play Get Ready');
}

/** For the running test a card has these abilities instead of its own. */
export function saying(name: string, ...abilities: readonly ChampionsAbility[]): void {
  const before = printed(designNamed(name));
  printedAs([name, { ...before, abilities: abilities as readonly Ability[] }]);
}
