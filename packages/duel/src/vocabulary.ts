import type {
  Ability,
  Amount,
  Cards,
  Condition,
  Effect,
  Filter,
  Modifier,
  Printed,
  Ref,
} from '@grimrule/kernel';
import { builders, SUBJECT, THIS } from '@grimrule/kernel';
import type { Colour, SideName, Site } from './board.ts';

/** The words of Duel's cards. */
export interface DuelWords {
  readonly event: EventName;
  readonly level: LevelName;
  readonly call: 'immediate' | 'attack' | 'location';
  readonly stat: StatName;
  readonly source: SourceName;
  readonly period: 'turn';
  readonly deed: never;
  readonly act: DuelAct;
  readonly filter: DuelFilter;
  readonly fact: DuelFact;
  readonly number: never;
}

export const EVENTS = [
  'turnBegins',
  'damage',
  'attacked',
  'defeated',
  'bonus',
  'markerMoves',
  'locationTaken',
  'mainPlayed',
  'sidePlayed',
  'locationPlayed',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Permanent effects are done when their time comes; some of them only if the player likes. */
export type LevelName = 'forced' | 'optional';

/**
 * `shield` lowers damage from attacks. `discount` takes `*` symbols off a cost; `waivedAny` are `*`
 * symbols and `waived` symbols of any kind that the player may leave unpaid. `points` is what a
 * location scores, `drawn` how many cards more are drawn in the draw phase.
 */
export const STATS = [
  'strength',
  'life',
  'shield',
  'discount',
  'waivedAny',
  'waived',
  'points',
  'drawn',
] as const;
type StatName = (typeof STATS)[number];

const SOURCES = [
  'yours',
  'enemies',
  'yourDiscard',
  'yourHand',
  'theirHand',
  'theirArtefacts',
  'civilians',
] as const;
export type SourceName = (typeof SOURCES)[number];

export type CardKind = 'main' | 'side' | 'location' | 'artefact' | 'civilian';

export type DuelFilter =
  | { readonly is: 'kind'; readonly kind: CardKind }
  | { readonly is: 'yours' }
  /** At the same site as this card, next to it, or facing it. */
  | { readonly is: 'here' }
  | { readonly is: 'adjacent' }
  | { readonly is: 'opposite' }
  | { readonly is: 'sameCharacter' }
  | { readonly is: 'printedCost'; readonly most: number }
  /** There is room for it on its side of the board. */
  | { readonly is: 'canEnter' };

export type DuelFact =
  | { readonly fact: 'at'; readonly site: Site }
  | { readonly fact: 'nobodyOpposite' }
  /** The event is about you: your turn, your card, your bonus. */
  | { readonly fact: 'yours' }
  | { readonly fact: 'roomToMove' };

export interface Hit {
  readonly to: C;
  readonly amount: N;
}

type N = Amount<DuelWords>;
type C = Cards<DuelWords>;

export type DuelAct =
  /** All of it at the same time. */
  | { readonly do: 'damage'; readonly hits: readonly Hit[] }
  | { readonly do: 'heal'; readonly from: C; readonly amount: N }
  | { readonly do: 'draw'; readonly count: N }
  | { readonly do: 'score'; readonly points: N }
  | { readonly do: 'advance'; readonly steps: number }
  | { readonly do: 'free' }
  | { readonly do: 'takeLocation' }
  | { readonly do: 'theyDiscard'; readonly count: number; readonly at: 'choice' | 'random' }
  | { readonly do: 'bothDiscardHands' }
  | { readonly do: 'recover'; readonly card: Ref }
  | { readonly do: 'enter'; readonly card: Ref }
  | { readonly do: 'return'; readonly card: Ref }
  | { readonly do: 'move'; readonly card: Ref }
  | { readonly do: 'swap'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'look' }
  | { readonly do: 'mill'; readonly count: number }
  | { readonly do: 'box'; readonly card: Ref };

export type DuelEffect = Effect<DuelWords>;
export type DuelAbility = Ability<DuelWords>;
export type DuelCondition = Condition<DuelWords>;

/** A symbol of a cost: a colour, or any card. */
export type CostSymbol = Colour | '*';

export interface DuelCard extends Printed {
  readonly kind: CardKind;
  readonly name: { readonly en: string; readonly de: string };
  readonly side: SideName | null;
  /** Who it is: both versions of a main character have the same. */
  readonly character: string;
  readonly colour: Colour | null;
  readonly cost: readonly CostSymbol[];
  readonly copies: number;
  readonly abilities: readonly Ability[];
}

const kernel = builders<DuelWords>();
export const { choose, exists, lasting, may, not, query, sequence, when } = kernel;

export const yours = query('yours');
export const enemies = query('enemies');
export const damaged = kernel.hasTokens('damage');
export const main: Filter<DuelWords> = { is: 'kind', kind: 'main' };
export const side: Filter<DuelWords> = { is: 'kind', kind: 'side' };
export const location: Filter<DuelWords> = { is: 'kind', kind: 'location' };
export const mine: Filter<DuelWords> = { is: 'yours' };
export const here: Filter<DuelWords> = { is: 'here' };
export const adjacent: Filter<DuelWords> = { is: 'adjacent' };
export const opposite: Filter<DuelWords> = { is: 'opposite' };
export const itself = kernel.same(THIS);
export const all = kernel.all;
export const nobodyOpposite: DuelCondition = { fact: 'nobodyOpposite' };
export const yourEvent: DuelCondition = { fact: 'yours' };

export const damageAtOnce = (...hits: readonly Hit[]): DuelEffect => ({ do: 'damage', hits });
export const damage = (amount: N, to: C): DuelEffect => damageAtOnce({ amount, to });
export const heal = (amount: N, from: C): DuelEffect => ({ do: 'heal', from, amount });
export const draw = (count: N): DuelEffect => ({ do: 'draw', count });
export const score = (points: N): DuelEffect => ({ do: 'score', points });
export const advance = (steps: number): DuelEffect => ({ do: 'advance', steps });
export const free: DuelEffect = { do: 'free' };
export const takeLocation: DuelEffect = { do: 'takeLocation' };
export const look: DuelEffect = { do: 'look' };
export const theyDiscard = (count: number, at: 'choice' | 'random' = 'choice'): DuelEffect => ({
  do: 'theyDiscard',
  count,
  at,
});
export const mill = (count: number): DuelEffect => ({ do: 'mill', count });
export const bothDiscardHands: DuelEffect = { do: 'bothDiscardHands' };
export const box = (card: Ref): DuelEffect => ({ do: 'box', card });

/** Effects on a card that you choose. */
export const damageChosen = (amount: N, where?: Filter<DuelWords>): DuelEffect =>
  choose(query('enemies', where), (foe) => damage(amount, foe));
export const healChosen = (amount: N): DuelEffect =>
  choose(query('yours', damaged), (friend) => heal(amount, friend));
export const recoverChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('yourDiscard', where), (card) => ({ do: 'recover', card }));
export const enterChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('yourDiscard', all(where, { is: 'canEnter' })), (card) => ({ do: 'enter', card }));
export const returnChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('enemies', where), (card) => ({ do: 'return', card }));
export const moveChosen: DuelEffect = when(
  { fact: 'roomToMove' },
  choose(yours, (card) => ({ do: 'move', card })),
);
export const swapChosen: DuelEffect = choose(yours, (one) =>
  choose(query('yours', not(kernel.same(one))), (other) => ({ do: 'swap', one, other })),
);

export const strengthAtMost = (most: number) => kernel.statAtMost('strength', most);
export const printedCostAtMost = (most: number): Filter<DuelWords> => ({ is: 'printedCost', most });
export const otherCharacter: Filter<DuelWords> = not({ is: 'sameCharacter' });
export const damageOnThis = kernel.tokensOn('damage', THIS);
export const strength = (
  by: N,
  of: Filter<DuelWords>,
  during?: DuelCondition,
): Modifier<DuelWords> => kernel.change('strength', of, by, during);
export const undamaged: DuelCondition = kernel.cardIs(THIS, not(damaged));
export const change = kernel.change;

/** The three kinds of effect a card can have. */
export const immediate = (effect: DuelEffect): DuelAbility => called('immediate', effect);
export const attack = (effect: DuelEffect): DuelAbility => called('attack', effect);
export const whenPlayed = (effect: DuelEffect): DuelAbility => called('location', effect);
export const permanent = (...modifiers: readonly Modifier<DuelWords>[]): DuelAbility => ({
  kind: 'constant',
  modifiers,
});

function called(call: DuelWords['call'], effect: DuelEffect): DuelAbility {
  return { kind: 'called', call, effect };
}

/** A permanent effect that waits for something; with `may` around it the player is asked. */
export function whenever(
  on: EventName,
  condition: DuelCondition | null,
  effect: DuelEffect,
  level: LevelName = 'forced',
): DuelAbility {
  return condition
    ? { kind: 'triggered', on, level, when: condition, effect }
    : { kind: 'triggered', on, level, effect };
}

/** The event is about this very card. */
export const thisOne: DuelCondition = kernel.cardIs(SUBJECT, itself);
export const anotherOfYours: DuelCondition = kernel.cardIs(SUBJECT, all(mine, not(itself)));
export const oneOfYours: DuelCondition = kernel.cardIs(SUBJECT, mine);
export const anEnemy: DuelCondition = kernel.cardIs(SUBJECT, not(mine));
export const both = kernel.both;
