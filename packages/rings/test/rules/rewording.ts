import type { Ability } from '@grimrule/kernel';
import { game } from '@grimrule/kernel';
import { becomeFor, reprint } from '@grimrule/kernel/testing';
import { onTestFinished } from 'vitest';
import type { Facts, RingsCard, Terms } from '../../src/cards/card.ts';
import { card, withoutText } from '../../src/cards/card.ts';
import { blanked, DESIGNS, printedAs } from '../../src/cards/designs.ts';
import { rings } from '../../src/game.ts';
import type { Effect, RingsAbility } from '../../src/vocabulary/builders.ts';
import { action } from '../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';
import { designNamed } from '../table/position.ts';

/**
 * For the running test a card has these abilities instead of its own: rules that no card of the
 * core set touches can only be tried like this. An action works only where the card has one too.
 */
export function saying(name: string, ...abilities: readonly RingsAbility[]): void {
  reprinted(name, {}, ...abilities);
}

/** The same for a card that is otherwise printed differently too. */
export function reprinted(
  name: string,
  facts: Partial<Facts & Terms>,
  ...abilities: readonly RingsAbility[]
): void {
  const design = designNamed(name);
  const before = DESIGNS[design];
  if (!before) throw new Error(`there is no card '${name}'`);
  const anew = card({ ...before, ...facts }, ...abilities);
  const printed = { ...anew, abilities: inPlaceOf(before.abilities, anew.abilities) };
  print(design, printed);
  print(blanked(design), withoutText(printed));
}

/** The rules know the actions of each card by heart, so these become other ones where they are. */
function inPlaceOf(before: readonly Ability[], now: readonly Ability[]): readonly Ability[] {
  before.forEach(({ kind }, at) => {
    const lost = kind === 'action' && now[at]?.kind !== 'action';
    if (lost) throw new Error('the action of the card would still be offered');
  });
  return now.map((ability, at) => {
    const there = before[at];
    if (ability.kind !== 'action') return ability;
    if (there?.kind !== 'action') throw new Error('there is no action to be replaced');
    becomeFor(there, ability, onTestFinished);
    return there;
  });
}

function print(design: number, printed: RingsCard): void {
  const { definition } = rings;
  const one = game({ ...definition, procedures: [], printed: [printed] }).definition;
  becomeFor(DESIGNS[design] ?? {}, printed, onTestFinished);
  reprint(definition, design, one, onTestFinished);
}

/** Gimli's player plays an event that costs nothing and does this. */
export function doing(
  effect: Effect,
  more: Partial<PlayerDescription> = {},
  rest: Partial<Description> = {},
): Play {
  saying('Stand Together', action(effect));
  const hand = ['Stand Together', ...(more.hand ?? [])];
  return play({ players: [{ heroes: ['Gimli'], ...more, hand }], ...rest }).choose(
    'play Stand Together',
  );
}

/** The titles of the cards that the lines with this key speak of, in their order. */
export function cardsTold({ log, state }: Play, key: string): readonly string[] {
  return log.flatMap(({ line }) =>
    line.say === key && typeof line.card === 'number' ? [printedAs(state, line.card).name] : [],
  );
}

/** The lines of the log with these keys, in the order in which they were told. */
export function told(table: Play, ...keys: readonly string[]): readonly string[] {
  return table.log.map(({ line }) => line.say).filter((say) => keys.includes(say));
}
