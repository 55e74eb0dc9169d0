import type { Option } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import { byDesign } from '../cards/by-design.ts';
import type { ChampionsState } from '../table.ts';
import { gainOf, priceOf, sweepOf } from './gains.ts';

/** The effects of an ability, as its data tells them. */
export interface Deeds {
  /** The names of the acts. */
  readonly done: ReadonlySet<string>;
  /** The gain, and the price besides the cost of the card. */
  readonly gain: number;
  readonly price: number;
  /** The damage it does to each enemy. */
  readonly sweep: number;
  /** The form it can be used in, if only in one. */
  readonly form: string | undefined;
  /** Whether a player can do it on their turn, or only in response to an event. */
  readonly onTurn: boolean;
}

const NOTHING: Deeds = {
  done: new Set(),
  gain: 0,
  price: 0,
  sweep: 0,
  form: undefined,
  onTurn: false,
};

/** By design and ability. */
const deedsOfDesign = byDesign(
  ({ abilities }): readonly Deeds[] =>
    abilities.map((ability) => {
      const effect: unknown = 'effect' in ability ? ability.effect : null;
      const cost: unknown = 'cost' in ability ? ability.cost : null;
      const when: unknown = 'when' in ability ? ability.when : null;
      return {
        done: deedsIn(effect),
        gain: gainOf(effect),
        price: priceOf(cost),
        sweep: sweepOf(effect),
        form: formIn(when),
        onTurn: ability.kind === 'action' && ability.during === 'turn',
      };
    }),
  [],
);

export function deedsIn(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('do' in node && typeof node.do === 'string') found.add(node.do);
  for (const part of Object.values(node)) deedsIn(part, found);
  return found;
}

function formIn(when: unknown): string | undefined {
  if (typeof when !== 'object' || when === null || !('form' in when)) return undefined;
  return typeof when.form === 'string' ? when.form : undefined;
}

export function deedsOf(state: ChampionsState, { card, ability }: Option): Deeds {
  if (card === undefined || ability === undefined) return NOTHING;
  return deedsOfDesign(cardOf(state, card).design)[ability] ?? NOTHING;
}
