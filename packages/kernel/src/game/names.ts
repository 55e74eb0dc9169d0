import type { Ability } from '../abilities/ability.ts';
import { structures } from '../resolving/structures.ts';
import type { Printed } from './printed.ts';
import type { Rules } from './rules.ts';

const FILTERS = 'all any not same stat token'.split(' ');
const FACTS = 'all any not exists card atLeast mark'.split(' ');
const AMOUNTS = 'count stat token event slot done times sum atMost if'.split(' ');

/**
 * Looks through everything the cards say for names that the game does not know. A mistake in a
 * card is found when the card is printed, not in the middle of a game.
 */
export function checkNames(
  rules: Omit<Rules<unknown>, 'procedures'>,
  printed: readonly Printed[],
): void {
  const known = new Map<string, ReadonlySet<string>>([
    ['do', new Set([...Object.keys(structures), ...Object.keys(rules.acts)])],
    ['is', new Set([...FILTERS, ...Object.keys(rules.filters)])],
    ['fact', new Set([...FACTS, ...Object.keys(rules.facts)])],
    ['in', new Set(Object.keys(rules.sources))],
    ['amount', new Set([...AMOUNTS, ...Object.keys(rules.amounts ?? {})])],
    ['level', new Set(rules.levels.map(({ name }) => name))],
    ['on', new Set(rules.events)],
    ['stat', new Set(rules.stats)],
  ]);
  // Cards share much of what they say: pages wait for this, so each thing is looked at once.
  const seen = new Set<object>();
  const look = (node: unknown, card: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && known.get(key)?.has(value) === false) {
        throw new Error(`${rules.name} does not know '${value}', which '${card}' speaks of`);
      }
      look(value, card);
    }
  };
  for (const { code, abilities } of printed) {
    for (const ability of abilities satisfies readonly Ability[]) look(ability, code);
  }
}
