import type {
  Amount,
  Condition,
  Effect,
  Filter,
  Modifier,
  Query,
  Ref,
  Vocabulary,
} from './ability.ts';

export const THIS: Ref = { ref: 'this' };
export const SUBJECT: Ref = { ref: 'subject' };
export const CAUSE: Ref = { ref: 'cause' };

/** How many slots enclose what is being built: a slot's number is its depth. */
let depth = 0;

function inSlot<T>(build: (ref: Ref, slot: number) => T): T {
  const slot = depth++;
  try {
    return build({ ref: 'slot', slot }, slot);
  } finally {
    depth--;
  }
}

/**
 * The words that cards are written with. A chosen card exists only inside the function that says
 * what happens to it, so a target cannot be used before it is chosen: it would not compile.
 */
export function builders<W extends Vocabulary>() {
  type E = Effect<W>;
  return {
    query: (source: W['source'], where?: Filter<W>): Query<W> =>
      where ? { in: source, where } : { in: source },
    sequence: (...effects: readonly E[]): E => ({ do: 'sequence', effects }),
    choose: (from: Query<W>, then: (chosen: Ref) => E, by: 'you' | 'opponent' = 'you'): E =>
      inSlot((ref, slot) => ({ do: 'choose', from, slot, by, body: then(ref) })),
    each: (of: Query<W>, then: (card: Ref) => E): E =>
      inSlot((ref, slot) => ({ do: 'each', of, slot, body: then(ref) })),
    keep: (effect: E, then: (kept: Ref, howMany: Amount<W>) => E): E =>
      inSlot((ref, slot) => ({
        do: 'keep',
        effect,
        slot,
        body: then(ref, { amount: 'slot', slot }),
      })),
    when: (condition: Condition<W>, then: E, otherwise?: E): E =>
      otherwise
        ? { do: 'if', when: condition, body: then, otherwise }
        : { do: 'if', when: condition, body: then },
    may: (effect: E): E => ({ do: 'may', effect }),
    either: (...effects: readonly E[]): E => ({ do: 'either', effects }),
    lasting: (until: W['period'], modifier: Modifier<W>): E => ({ do: 'lasting', modifier, until }),
    alter: (add: Amount<W>): E => ({ do: 'alter', add }),
    instead: (effect: E): E => ({ do: 'instead', effect }),

    count: (of: Query<W>): Amount<W> => ({ amount: 'count', of }),
    times: (of: Amount<W>, by: number): Amount<W> => ({ amount: 'times', of, by }),
    statOf: (stat: W['stat'], of: Ref): Amount<W> => ({ amount: 'stat', stat, of }),
    tokensOn: (token: string, of: Ref): Amount<W> => ({ amount: 'token', token, of }),

    all: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'all', of }),
    any: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'any', of }),
    not: (of: Filter<W>): Filter<W> => ({ is: 'not', of }),
    same: (as: Ref): Filter<W> => ({ is: 'same', as }),
    statAtMost: (stat: W['stat'], most: Amount<W>): Filter<W> => ({ is: 'stat', stat, most }),
    statAtLeast: (stat: W['stat'], least: Amount<W>): Filter<W> => ({ is: 'stat', stat, least }),
    hasTokens: (token: string, least: Amount<W> = 1): Filter<W> => ({ is: 'token', token, least }),

    exists: (of: Query<W>, least: Amount<W> = 1): Condition<W> => ({ fact: 'exists', of, least }),
    cardIs: (card: Ref, where: Filter<W>): Condition<W> => ({ fact: 'card', card, where }),
    atLeast: (of: Amount<W>, least: Amount<W>): Condition<W> => ({ fact: 'atLeast', of, least }),
    both: (...of: readonly Condition<W>[]): Condition<W> => ({ fact: 'all', of }),
    never: (of: Condition<W>): Condition<W> => ({ fact: 'not', of }),

    change: (stat: W['stat'], of: Filter<W>, by: Amount<W>, during?: Condition<W>): Modifier<W> =>
      during ? { stat, of, op: 'add', by, while: during } : { stat, of, op: 'add', by },
  };
}
