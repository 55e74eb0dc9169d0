import { onTestFinished } from 'vitest';
import type { DuelEffect } from '../../src/vocabulary/nodes.ts';
import type { Sides } from '../table/chapter.ts';
import { sidesAt } from '../table/chapter.ts';
import type { Description, SideDescription } from '../table/description.ts';
import { printed } from '../table/facts.ts';

/**
 * For the running test the only ability of a card does something else: rules that no card of the
 * box touches can only be tried like this.
 */
export function reworded(code: string, effect: DuelEffect): void {
  const [ability] = printed(code).abilities;
  if (!ability || !('effect' in ability)) throw new Error(`'${code}' does nothing`);
  const before = ability.effect;
  Object.assign(ability, { effect });
  onTestFinished(() => {
    Object.assign(ability, { effect: before });
  });
}

/** Wasp enters play at the tower, and her immediate effect is this. */
export function doing(
  effect: DuelEffect,
  heroes: SideDescription = {},
  rest: Description = {},
): Sides {
  reworded('wasp-a', effect);
  const hand = ['wasp-a', 'thor-a', ...(heroes.hand ?? [])];
  const sides = sidesAt({ ...rest, heroes: { ...heroes, hand } });
  sides.heroes.plays('wasp-a').paying('thor-a').at('tower');
  return sides;
}
