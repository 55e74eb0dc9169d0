import type { Ability } from './ability.ts';
import type { Rules } from './definition.ts';

const STRUCTURES = [
  ...'sequence choose each if may either repeat as keep then'.split(' '),
  ...'lasting later alter instead'.split(' '),
];
const FILTERS = 'all any not same stat token'.split(' ');
const FACTS = 'all any not exists card atLeast mark'.split(' ');
const AMOUNTS = 'count stat token event slot done times sum atMost if'.split(' ');

/**
 * Looks through everything the cards say for names that the game does not know. A mistake in a
 * card is found when the game is defined, not in the middle of a game.
 */
export function checkNames(rules: Rules<unknown>): void {
  const known = {
    do: [...STRUCTURES, ...Object.keys(rules.acts)],
    is: [...FILTERS, ...Object.keys(rules.filters)],
    fact: [...FACTS, ...Object.keys(rules.facts)],
    in: Object.keys(rules.sources),
    amount: [...AMOUNTS, ...Object.keys(rules.amounts ?? {})],
    level: rules.levels.map(({ name }) => name),
    on: rules.events,
    stat: rules.stats,
  };
  const look = (node: unknown, card: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const names: readonly string[] | undefined = Object.hasOwn(known, key)
        ? known[key as keyof typeof known]
        : undefined;
      if (names && typeof value === 'string' && !names.includes(value)) {
        throw new Error(`${rules.name} does not know '${value}', which '${card}' speaks of`);
      }
      look(value, card);
    }
  };
  for (const { code, abilities } of rules.printed) {
    for (const ability of abilities satisfies readonly Ability[]) look(ability, code);
  }
}
