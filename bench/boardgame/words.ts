import { POOL } from '@grimrule/duel';
import type { Ability, Effect, Filter, Ref, Vocabulary } from '@grimrule/kernel';

export type Printed = (typeof POOL)[number];

/** The vocabulary of Duel's cards, as far as their data goes: the pool is read, not its engine. */
export interface Words extends Vocabulary {
  readonly act: Act;
  readonly filter: Test;
  readonly fact: Fact;
}

type Cards = Ref | { readonly in: string; readonly where?: Filter<Words> };

type Act =
  | { readonly do: 'damage'; readonly hits: readonly { to: Cards; amount: number }[] }
  | { readonly do: 'heal'; readonly from: Cards; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'score'; readonly points: number }
  | { readonly do: 'advance'; readonly steps: number }
  | { readonly do: 'free' | 'takeLocation' | 'bothDiscardHands' | 'look' }
  | { readonly do: 'theyDiscard'; readonly count: number; readonly at: 'choice' | 'random' }
  | { readonly do: 'recover' | 'enter' | 'return' | 'move' | 'box'; readonly card: Ref }
  | { readonly do: 'swap'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'mill'; readonly count: number };

type Test =
  | { readonly is: 'kind'; readonly kind: string }
  | { readonly is: 'yours' | 'here' | 'adjacent' | 'opposite' | 'sameCharacter' | 'canEnter' }
  | { readonly is: 'printedCost'; readonly most: number };

type Fact =
  | { readonly fact: 'at'; readonly site: string }
  | { readonly fact: 'nobodyOpposite' | 'yours' | 'roomToMove' };

/** The 144 pieces: a card is a number, and what is printed on it never enters the state. */
export const PIECES: readonly Printed[] = POOL.flatMap((card) =>
  Array.from({ length: card.copies }, () => card),
);

/** No card of Duel has more than one ability. The kernel's general type hides Duel's words. */
export const ABILITIES = PIECES.map(
  ({ abilities }) => abilities[0] as unknown as Ability<Words> | undefined,
);

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

export const printed = (card: number): Printed => at(PIECES, card);

/** The owner of a character; locations and artefacts belong to nobody. */
export const ownerOf = (card: number): number => OWNERS[card] ?? -1;
const OWNERS = PIECES.map(({ side }) => (side === null ? -1 : side === 'heroes' ? 0 : 1));

/** The state must stay plain and small, so an effect that waits in it is a number too. */
const EFFECTS: Effect<Words>[] = [];
const NUMBERS = new Map<Effect<Words>, number>();

export const effectAt = (number: number): Effect<Words> => at(EFFECTS, number);

export function numberOf(effect: Effect<Words>): number {
  const known = NUMBERS.get(effect);
  if (known !== undefined) return known;
  const number = EFFECTS.push(effect) - 1;
  NUMBERS.set(effect, number);
  return number;
}
