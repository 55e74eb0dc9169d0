import type { CardId } from '../state/ids.ts';

/**
 * One thing that can be picked. The verb decides the meaning of the other fields. The makers below
 * are the only ones, and name every field; an option that came over a wire may lack some.
 */
export interface Option {
  readonly verb: string;
  readonly card?: CardId | undefined;
  /** Index of an ability of the card. */
  readonly ability?: number | undefined;
  /** A place, an amount, the number of an alternative. */
  readonly value?: number | undefined;
  /** The event of the window that an ability answers. */
  readonly event?: number | undefined;
}

/** An option that its verb says all about: to pass, to end a turn. */
export const plainOption = (verb: string): Option =>
  option(verb, undefined, undefined, undefined, undefined);

/** To do something with a card, at a place or in an amount if it has one. */
export const cardOption = (verb: string, card: CardId, value?: number): Option =>
  option(verb, card, undefined, value, undefined);

/** To use an ability of a card, in a window for one of its events, on a card of its own. */
export const abilityOption = (
  verb: string,
  card: CardId,
  ability: number,
  event?: number,
  value?: number,
): Option => option(verb, card, ability, value, event);

/** An amount, a place or one of several alternatives. */
export const valueOption = (verb: string, value: number): Option =>
  option(verb, undefined, undefined, value, undefined);

function option(
  verb: string,
  card: CardId | undefined,
  ability: number | undefined,
  value: number | undefined,
  event: number | undefined,
): Option {
  return { verb, card, ability, value, event };
}

export const PASS: Option = Object.freeze(plainOption('pass'));
/** Enough has been chosen. */
export const DONE: Option = Object.freeze(plainOption('done'));

export function sameOption(one: Option, other: Option): boolean {
  return (
    one === other ||
    (one.verb === other.verb &&
      one.card === other.card &&
      one.ability === other.ability &&
      one.value === other.value &&
      one.event === other.event)
  );
}
