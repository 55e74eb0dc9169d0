import type { Option } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import { DESIGNS } from '../cards/designs.ts';
import type { ChampionsState } from '../table.ts';

/** By design and ability: what is done when it is used, and what is done to pay for it. */
const DEEDS = DESIGNS.map(({ abilities }) =>
  abilities.map((ability) => ({
    done: deedsIn('effect' in ability ? ability.effect : null),
    paid: deedsIn('cost' in ability ? ability.cost : null),
  })),
);

const NOTHING = { done: new Set<string>(), paid: new Set<string>() } as const;

export function deedsIn(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('do' in node && typeof node.do === 'string') found.add(node.do);
  for (const part of Object.values(node)) deedsIn(part, found);
  return found;
}

/** What an ability does, by the names of the acts. It is known from its data, as a reader knows it. */
export function deedsOf(state: ChampionsState, { card, ability }: Option) {
  if (card === undefined || ability === undefined) return NOTHING;
  return DEEDS[cardOf(state, card).design]?.[ability] ?? NOTHING;
}
