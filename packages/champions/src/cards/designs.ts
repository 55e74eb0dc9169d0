import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { Mode } from '../vocabulary/nodes.ts';
import type { ChampionsCard } from './card.ts';
import { facedownMinion } from './facedown.ts';
import type { Guise } from './guises.ts';
import { guisesOf, inGuise } from './guises.ts';
import { POOL } from './pool.ts';

/** Every printed side that can be in a game. */
export const SIDES: readonly ChampionsCard[] = [...POOL, facedownMinion];

/** The same with text boxes blanked and types changed: what each is made of, after the sides. */
const GUISES: readonly { readonly side: number; readonly guise: Guise }[] = SIDES.flatMap(
  (printed, side) => guisesOf(printed).map((guise) => ({ side, guise })),
);

/** Everything a card can be. A design is an index into this list. */
export const DESIGNS: readonly ChampionsCard[] = [
  ...SIDES,
  ...GUISES.map(({ side, guise }) => inGuise(SIDES[side] ?? facedownMinion, guise)),
];

const BY_CODE: ReadonlyMap<string, number> = new Map(
  SIDES.map(({ code }, design) => [code, design]),
);

export const FACEDOWN = SIDES.indexOf(facedownMinion);

/** The printed side of a card that may be in a guise. */
export function sideOf(design: number): number {
  return GUISES[design - SIDES.length]?.side ?? design;
}

/** The guises of a printed side, by their designs. */
export function designsInGuise(side: number): readonly (readonly [number, Guise])[] {
  return GUISES.flatMap((each, at) =>
    each.side === side ? [[SIDES.length + at, each.guise] as const] : [],
  );
}

/** A printed side in a guise; one that it cannot have leaves it as it is. */
export function guised(side: number, { type, blank = false }: Guise): number {
  if (type === undefined && !blank) return side;
  const found = designsInGuise(side).find(
    ([, guise]) => guise.type === type && (guise.blank ?? false) === blank,
  );
  return found?.[0] ?? (blank ? guised(side, { blank }) : side);
}

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
  const up = sideOf(design);
  let side = otherSideOf(up);
  while (side !== up && !sides.includes(side)) {
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

/** The card as it is printed now, guise included. */
export function printedAs(state: State, card: CardId): ChampionsCard {
  return printed(cardOf(state, card).design);
}
