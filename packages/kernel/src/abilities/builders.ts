import type {
  Ability,
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
import type { Terms } from './making.ts';
import { action, called, constant, modifier, triggered } from './making.ts';

/** The card that the ability is printed on. */
export const THIS: Ref = { ref: 'this' };
/** The card that the event is about: the attacked character, the revealed card. */
export const SUBJECT: Ref = { ref: 'subject' };
/** The card that caused the event: the attacker, the source of the damage. */
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
  return {
    /** The cards of a named set, or of a reference; `where` narrows them down. */
    query: (source: W['source'] | Ref, where?: Filter<W>): Query<W> =>
      where ? { in: source, where } : { in: source },
    /** One effect after the other. A later effect happens even if an earlier one did nothing. */
    sequence: (...effects: readonly Effect<W>[]): Effect<W> => ({ do: 'sequence', effects }),
    /** All of these effects, one after the other, in the order that you choose. */
    inAnyOrder: (...effects: readonly Effect<W>[]): Effect<W> => ({
      do: 'sequence',
      effects,
      ordered: true,
    }),
    /**
     * You, your opponent or the first player choose one of the cards, and it is used in `then`.
     * Without a card to choose nothing happens.
     */
    choose: (from: Query<W>, then: (chosen: Ref) => Effect<W>, by: Chooser = 'you'): Effect<W> =>
      inSlot((ref, slot) => ({ do: 'choose', from, slot, by, body: then(ref) })),
    /**
     * Choose at least and at most so many of the cards; all of them are used in `then` together.
     */
    chooseSome: (
      least: Amount<W>,
      most: Amount<W>,
      from: Query<W>,
      then: (chosen: Ref, howMany: Amount<W>) => Effect<W>,
    ): Effect<W> =>
      inSlot((ref, slot) => ({
        do: 'choose',
        from,
        slot,
        by: 'you',
        least,
        most,
        body: then(ref, { amount: 'slot', slot }),
      })),
    /** Choose cards one after the other: which can be chosen may depend on those chosen before. */
    chooseOneByOne: (
      least: Amount<W>,
      most: Amount<W>,
      from: (chosen: Ref) => Query<W>,
      then: (chosen: Ref, howMany: Amount<W>) => Effect<W>,
    ): Effect<W> =>
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
    /**
     * Look through all of the cards, hidden ones too, and take one that fits. You may search
     * though nothing fits.
     */
    search: (from: Query<W>, then: (found: Ref) => Effect<W>): Effect<W> =>
      inSlot((ref, slot) => ({
        do: 'choose',
        from,
        slot,
        by: 'you',
        search: true,
        body: then(ref),
      })),
    /** For each of the cards in turn, with windows for other abilities in between. */
    each: (of: Cards<W>, then: (card: Ref) => Effect<W>): Effect<W> =>
      inSlot((ref, slot) => ({ do: 'each', of, slot, body: then(ref) })),
    /** For each of the cards in turn, in the order that you choose. */
    eachInAnyOrder: (of: Cards<W>, then: (card: Ref) => Effect<W>): Effect<W> =>
      inSlot((ref, slot) => ({ do: 'each', of, slot, ordered: true, body: then(ref) })),
    /** The effect so many times, one after the other. */
    repeat: (times: Amount<W>, body: Effect<W>): Effect<W> => ({ do: 'repeat', times, body }),
    /** The controller of the card is `you` in the effect. */
    as: (who: Cards<W>, body: Effect<W>): Effect<W> => ({ do: 'as', who, body }),
    /**
     * Do the effect, then go on with the cards it was done to (`kept`), how many these are and how
     * much was done.
     */
    keep: (
      effect: Effect<W>,
      then: (kept: Ref, howMany: Amount<W>, howMuch: Amount<W>) => Effect<W>,
    ): Effect<W> =>
      inSlot((ref, slot) => ({
        do: 'keep',
        effect,
        slot,
        body: then(ref, { amount: 'slot', slot }, { amount: 'done', slot }),
      })),
    /** The second effect happens only if the whole of the first did: the word `then` on a card. */
    andThen: (effect: Effect<W>, body: Effect<W>): Effect<W> => ({ do: 'then', effect, body }),
    /** The second effect happens only if nothing of the first could be done. */
    otherwise: (effect: Effect<W>, body: Effect<W>): Effect<W> =>
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
    /** The effect happens if the condition holds; if not, the other one, where there is one. */
    when: (condition: Condition<W>, then: Effect<W>, otherwise?: Effect<W>): Effect<W> =>
      otherwise
        ? { do: 'if', when: condition, body: then, otherwise }
        : { do: 'if', when: condition, body: then },
    /** You decide whether the effect happens. */
    may: (effect: Effect<W>): Effect<W> => ({ do: 'may', effect }),
    /** You choose one of the effects; only those that could do something are offered. */
    either: (...effects: readonly Effect<W>[]): Effect<W> => ({ do: 'either', effects }),
    /** The change holds until the end of the period, or until the next event of a kind. */
    lasting: (until: W['period'], modifier: Modifier<W>, next?: W['event']): Effect<W> =>
      next ? { do: 'lasting', modifier, until, next } : { do: 'lasting', modifier, until },
    /** A delayed effect: it waits for the event and happens once, before anybody can respond. */
    later: (on: W['event'], effect: Effect<W>, when?: Condition<W>): Effect<W> =>
      when ? { do: 'later', on, when, effect } : { do: 'later', on, effect },
    /** Adds to the amount of the event that the ability interrupts; a negative amount lowers it. */
    alter: (by: Amount<W>): Effect<W> => ({ do: 'alter', op: 'add', by }),
    /** Sets the amount of the event that the ability interrupts. */
    alterTo: (by: Amount<W>): Effect<W> => ({ do: 'alter', op: 'set', by }),
    /** The effect takes the place of the event that the ability interrupts. */
    instead: (effect: Effect<W>): Effect<W> => ({ do: 'instead', effect }),

    /** How many cards there are in the set. */
    count: (of: Query<W>): Amount<W> => ({ amount: 'count', of }),
    /** An amount, multiplied. */
    times: (of: Amount<W>, by: number): Amount<W> => ({ amount: 'times', of, by }),
    /** Several amounts, added up. */
    sum: (...of: readonly Amount<W>[]): Amount<W> => ({ amount: 'sum', of }),
    /** The amount, but no more than the most. */
    upTo: (most: Amount<W>, of: Amount<W>): Amount<W> => ({ amount: 'atMost', of, most }),
    /** One amount if the condition holds, else the other. */
    ifElse: (when: Condition<W>, yes: Amount<W>, no: Amount<W>): Amount<W> => ({
      amount: 'if',
      when,
      yes,
      no,
    }),
    /** The present value of a stat of these cards, added up. */
    statOf: (stat: W['stat'], of: Cards<W>): Amount<W> => ({ amount: 'stat', stat, of }),
    /** How many tokens of a kind are on these cards. */
    tokensOn: (token: string, of: Cards<W>): Amount<W> => ({ amount: 'token', token, of }),

    /** A card that passes each of the tests. */
    all: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'all', of }),
    /** A card that passes at least one of the tests. */
    any: (...of: readonly Filter<W>[]): Filter<W> => ({ is: 'any', of }),
    /** A card that does not pass the test. */
    not: (of: Filter<W>): Filter<W> => ({ is: 'not', of }),
    /** One of these very cards. With a named set: a card that is in it now. */
    same: (as: Cards<W>): Filter<W> => ({ is: 'same', as }),
    /** A card whose stat is at most so much. */
    statAtMost: (stat: W['stat'], most: Amount<W>): Filter<W> => ({ is: 'stat', stat, most }),
    /** A card whose stat is at least so much. */
    statAtLeast: (stat: W['stat'], least: Amount<W>): Filter<W> => ({ is: 'stat', stat, least }),
    /** A card with at least so many tokens of the kind on it. */
    hasTokens: (token: string, least: Amount<W> = 1): Filter<W> => ({ is: 'token', token, least }),

    /** There are at least so many of the cards. */
    exists: (of: Query<W>, least: Amount<W> = 1): Condition<W> => ({ fact: 'exists', of, least }),
    /** The card passes the test. */
    cardIs: (card: Cards<W>, where: Filter<W>): Condition<W> => ({ fact: 'card', card, where }),
    /** The first amount is at least the second. */
    atLeast: (of: Amount<W>, least: Amount<W>): Condition<W> => ({ fact: 'atLeast', of, least }),
    /** All of the conditions hold. */
    both: (...of: readonly Condition<W>[]): Condition<W> => ({ fact: 'all', of }),
    /** At least one of the conditions holds. */
    anyOf: (...of: readonly Condition<W>[]): Condition<W> => ({ fact: 'any', of }),
    /** The condition does not hold. */
    never: (of: Condition<W>): Condition<W> => ({ fact: 'not', of }),
    /** The event has this mark: it was a basic attack, it defeated its target. */
    marked: (mark: string): Condition<W> => ({ fact: 'mark', mark }),

    /**
     * Adds to a stat of all cards that pass the test, while the condition holds; with `against` only
     * towards such cards.
     */
    change: (
      stat: W['stat'],
      of: Filter<W>,
      by: Amount<W>,
      during?: Condition<W>,
      against?: Filter<W>,
    ): Modifier<W> => modifier('add', stat, of, by, during, against),
    /** Gives a stat another value to start from; other changes are added to it. */
    setTo: (stat: W['stat'], of: Filter<W>, by: Amount<W>, during?: Condition<W>): Modifier<W> =>
      modifier('set', stat, of, by, during),
    /** Overrides every other change of a stat; the latest counts. */
    fixAt: (stat: W['stat'], of: Filter<W>, by: Amount<W>): Modifier<W> =>
      modifier('fix', stat, of, by),
    /** A stat of these cards cannot be more than this. */
    capAt: (stat: W['stat'], of: Filter<W>, most: Amount<W>): Modifier<W> =>
      modifier('most', stat, of, most),
    /** These cards gain a keyword or an icon, while the condition holds. */
    gains: (
      stat: W['stat'],
      of: Filter<W>,
      by: Amount<W> = 1,
      during?: Condition<W>,
    ): Modifier<W> => modifier('add', stat, of, by, during),
    /**
     * The cards cannot do this, or it cannot be done to them; with `against` only by such cards.
     */
    cannot: (
      what: W['stat'],
      of: Filter<W>,
      during?: Condition<W>,
      against?: Filter<W>,
    ): Modifier<W> => modifier('add', what, of, 1, during, against),

    /** A constant ability: the changes hold as long as the card is in play. */
    constant: (...modifiers: readonly Modifier<W>[]): Ability<W> => constant(modifiers),
    /**
     * Changes of the card itself that hold wherever it lies, in a hand too: what it costs there, or
     * whether it can be played. `You` is its owner while it is out of play.
     */
    wherever: (...modifiers: readonly Modifier<W>[]): Ability<W> => constant(modifiers, true),
    /** An ability that its controller uses in a window of the rules. */
    action: (during: string, effect: Effect<W>, on: Terms<W> = {}): Ability<W> =>
      action(during, effect, on),
    /** An ability that triggers on an event, at a level of the game's table of priorities. */
    triggered:
      (level: W['level']) =>
      (
        on: W['event'],
        condition: Condition<W> | null,
        effect: Effect<W>,
        { when, cost, limit }: Terms<W> = {},
      ): Ability<W> =>
        triggered(on, level, effect, { when: condition ?? when, cost, limit }),
    /** An ability that a procedure of the rules calls by its name. */
    called:
      (call: W['call']) =>
      (effect: Effect<W>, when?: Condition<W>): Ability<W> =>
        called(call, effect, when),
  };
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
