import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { Mode } from '../vocabulary/nodes.ts';
import type { ChampionsCard } from './card.ts';
import { facedownMinion } from './facedown.ts';
import { CORE_SET } from './pool.ts';

/** Every printed side that can be in a game. A design is an index into this list. */
export const DESIGNS: readonly ChampionsCard[] = [...CORE_SET, facedownMinion];

const BY_CODE: ReadonlyMap<string, number> = new Map(
  DESIGNS.map(({ code }, design) => [code, design]),
);

export const FACEDOWN = DESIGNS.indexOf(facedownMinion);

export function designOf(code: string): number {
  const design = BY_CODE.get(code);
  if (design === undefined) throw new Error(`no card '${code}'`);
  return design;
}

/** The other side of a double-sided card. */
export function otherSideOf(design: number): number {
  const { otherSide, code } = printed(design);
  if (otherSide === undefined) throw new Error(`'${code}' has no other side`);
  return designOf(otherSide);
}

/** All other sides of a card; there are two of them on one that folds. */
export function otherSidesOf(design: number): readonly number[] {
  const sides: number[] = [];
  let side = otherSideOf(design);
  while (side !== design && !sides.includes(side)) {
    sides.push(side);
    side = otherSideOf(side);
  }
  return sides;
}

/** The side of a card that is meant for this mode. RR: Double-Sided Card. */
export function sideFor(code: string, mode: Mode): number {
  const design = designOf(code);
  const { mode: only = mode, otherSide } = printed(design);
  return only === mode || otherSide === undefined ? design : designOf(otherSide);
}

export function printed(design: number): ChampionsCard {
  const found = DESIGNS[design];
  if (!found) throw new Error(`no design ${design}`);
  return found;
}

/** What a card is now. */
export function printedAs(state: State, card: CardId): ChampionsCard {
  return printed(cardOf(state, card).design);
}
