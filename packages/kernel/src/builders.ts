import type {
  Ability,
  Action,
  Amount,
  Cards,
  Chooser,
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
  type C = Cards<W>;
  type N = Amount<W>;
  return {
    query: (source: W['source'] | Ref, where?: Filter<W>): Query<W> =>
      where ? { in: source, where } : { in: source },
    sequence: (...effects: readonly E[]): E => ({ do: 'sequence', effects }),
    inAnyOrder: (...effects: readonly E[]): E => ({ do: 'sequence', effects, ordered: true }),
    choose: (from: Query<W>, then: (chosen: Ref) => E, by: Chooser = 'you'): E =>
      inSlot((ref, slot) => ({ do: 'choose', from, slot, by, body: then(ref) })),
    /** Any number from the least to the most. */
    chooseSome: (least: N, most: N, from: Query<W>, then: (chosen: Ref, howMany: N) => E): E =>
      inSlot((ref, slot) => ({
        do: 'choose',
        from,
        slot,
        by: 'you',
        least,
        most,
        body: then(ref, { amount: 'slot', slot }),
      })),
    /** One after the other: which cards can be chosen may depend on those chosen before. */
    chooseOneByOne: (
      least: N,
      most: N,
      from: (chosen: Ref) => Query<W>,
      then: (chosen: Ref, howMany: N) => E,
    ): E =>
      inSlot((ref, slot) => ({
        do: 'choose',
        from: from(ref),
        slot,
        by: 'you',
        least,
        most,
        oneByOne: true,
        body: then(ref, { amount: 'slot', slot }),
      })),
    search: (from: Query<W>, then: (found: Ref) => E): E =>
      inSlot((ref, slot) => ({
        do: 'choose',
        from,
        slot,
        by: 'you',
        search: true,
        body: then(ref),
      })),
    each: (of: C, then: (card: Ref) => E): E =>
      inSlot((ref, slot) => ({ do: 'each', of, slot, body: then(ref) })),
    eachInAnyOrder: (of: C, then: (card: Ref) => E): E =>
      inSlot((ref, slot) => ({ do: 'each', of, slot, ordered: true, body: then(ref) })),
    repeat: (times: N, body: E): E => ({ do: 'repeat', times, body }),
    as: (who: C, body: E): E => ({ do: 'as', who, body }),
    keep: (effect: E, then: (kept: Ref, howMany: N, howMuch: N) => E): E =>
      inSlot((ref, slot) => ({
        do: 'keep',
        effect,
        slot,
        body: then(ref, { amount: 'slot', slot }, { amount: 'done', slot }),
      })),
    andThen: (effect: E, body: E): E => ({ do: 'then', effect, body }),
    /** What follows is done only if nothing of the first could be done. */
    otherwise: (effect: E, body: E): E =>
      inSlot((_ref, slot) => ({
        do: 'keep',
        effect,
        slot,
        body: {
          do: 'if',
          when: { fact: 'not', of: { fact: 'atLeast', of: { amount: 'done', slot }, least: 1 } },
          body,
        },
      })),
    when: (condition: Condition<W>, then: E, otherwise?: E): E =>
      otherwise
        ? { do: 'if', when: condition, body: then, otherwise }
        : { do: 'if', when: condition, body: then },
    may: (effect: E): E => ({ do: 'may', effect }),
    either: (...effects: readonly E[]): E => ({ do: 'either', effects }),
    lasting: (until: W['period'], modifier: Modifier<W>, next?: W['event']): E =>
      next ? { do: 'lasting', modifier, until, next } : { do: 'lasting', modifier, until },
    later: (on: W['event'], effect: E, when?: Condition<W>): E =>
      when ? { do: 'later', on, when, effect } : { do: 'later', on, effect },
    alter: (by: N): E => ({ do: 'alter', op: 'add', by }),
    alterTo: (by: N): E => ({ do: 'alter', op: 'set', by }),
    instead: (effect: E): E => ({ do: 'instead', effect }),

    count: (of: Query<W>): N => ({ amount: 'count', of }),
    times: (of: N, by: number): N => ({ amount: 'times', of, by }),
    sum: (...of: readonly N[]): N => ({ amount: 'sum', of }),
    upTo: (most: N, of: N): N => ({ amount: 'atMost', of, most }),
    ifElse: (when: Condition<W>, yes: N, no: N): N => ({ amount: 'if', when, yes, no }),
    statOf: (stat: W['stat'], of: C): N => ({ amount: 'stat', stat, of }),
    tokensOn: (token: string, of: C): N => ({ amount: 'token', token, of }),

    all: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'all', of }),
    any: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'any', of }),
    not: (of: Filter<W>): Filter<W> => ({ is: 'not', of }),
    same: (as: C): Filter<W> => ({ is: 'same', as }),
    statAtMost: (stat: W['stat'], most: N): Filter<W> => ({ is: 'stat', stat, most }),
    statAtLeast: (stat: W['stat'], least: N): Filter<W> => ({ is: 'stat', stat, least }),
    hasTokens: (token: string, least: N = 1): Filter<W> => ({ is: 'token', token, least }),

    exists: (of: Query<W>, least: N = 1): Condition<W> => ({ fact: 'exists', of, least }),
    cardIs: (card: C, where: Filter<W>): Condition<W> => ({ fact: 'card', card, where }),
    atLeast: (of: N, least: N): Condition<W> => ({ fact: 'atLeast', of, least }),
    both: (...of: readonly Condition<W>[]): Condition<W> => ({ fact: 'all', of }),
    anyOf: (...of: readonly Condition<W>[]): Condition<W> => ({ fact: 'any', of }),
    never: (of: Condition<W>): Condition<W> => ({ fact: 'not', of }),
    marked: (mark: string): Condition<W> => ({ fact: 'mark', mark }),

    change: (stat: W['stat'], of: Filter<W>, by: N, during?: Condition<W>): Modifier<W> =>
      during ? { stat, of, op: 'add', by, while: during } : { stat, of, op: 'add', by },
    setTo: (stat: W['stat'], of: Filter<W>, by: N, during?: Condition<W>): Modifier<W> =>
      during ? { stat, of, op: 'set', by, while: during } : { stat, of, op: 'set', by },
    fixAt: (stat: W['stat'], of: Filter<W>, by: N): Modifier<W> => ({ stat, of, op: 'fix', by }),
    capAt: (stat: W['stat'], of: Filter<W>, most: N): Modifier<W> => ({
      stat,
      of,
      op: 'most',
      by: most,
    }),
    gains: (stat: W['stat'], of: Filter<W>, by: N = 1, during?: Condition<W>): Modifier<W> =>
      during ? { stat, of, op: 'add', by, while: during } : { stat, of, op: 'add', by },
    /** What these cards cannot do, or what cannot be done to them, or not by such cards. */
    cannot: (
      what: W['stat'],
      of: Filter<W>,
      during?: Condition<W>,
      against?: Filter<W>,
    ): Modifier<W> => ({
      stat: what,
      of,
      op: 'add',
      by: 1,
      ...(during ? { while: during } : {}),
      ...(against ? { against } : {}),
    }),

    constant: (...modifiers: readonly Modifier<W>[]): Ability<W> => ({
      kind: 'constant',
      modifiers,
    }),
    action: (during: string, effect: E, on: Terms<W> = {}): Ability<W> => ({
      kind: 'action',
      during,
      ...termsOf(on),
      effect,
    }),
    triggered:
      (level: W['level']) =>
      (
        on: W['event'],
        condition: Condition<W> | null,
        effect: E,
        more: Terms<W> = {},
      ): Ability<W> => ({
        kind: 'triggered',
        on,
        level,
        ...termsOf(condition ? { ...more, when: condition } : more),
        effect,
      }),
    called:
      (call: W['call']) =>
      (effect: E, when?: Condition<W>): Ability<W> =>
        when ? { kind: 'called', call, when, effect } : { kind: 'called', call, effect },
  };
}

/** On what terms an ability can be used. */
export type Terms<W extends Vocabulary> = Pick<Action<W>, 'when' | 'cost' | 'limit'>;

/** Only the terms that an ability really has. */
function termsOf<W extends Vocabulary>({ when, cost, limit }: Terms<W>): Terms<W> {
  return { ...(when ? { when } : {}), ...(cost ? { cost } : {}), ...(limit ? { limit } : {}) };
}

/** The effect of an ability that has a cost: it may speak of the cards the cost was paid with. */
export function afterCost<T>(build: (paid: Ref, howMany: SlotCount, howMuch: SlotSum) => T): T {
  return inSlot((ref, slot) => build(ref, { amount: 'slot', slot }, { amount: 'done', slot }));
}

interface SlotCount {
  readonly amount: 'slot';
  readonly slot: number;
}
interface SlotSum {
  readonly amount: 'done';
  readonly slot: number;
}
