import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { StarterDeck } from '../decks/deck.ts';
import type { Pack } from '../shelf/pack.ts';
import type { Shelved } from '../shelf/packs.ts';
import { PACKS } from '../shelf/packs.ts';
import type { Mode } from '../vocabulary/nodes.ts';
import type { ChampionsCard } from './card.ts';
import { facedownMinion } from './facedown.ts';
import type { Guise } from './guises.ts';
import { guisesOf, inGuise } from './guises.ts';
import { cardsWith } from './text-box.ts';

/**
 * What a side can be: itself, and its guises. Every side has room for as many designs, so the number
 * of a design follows from that of its side.
 */
const ROOM = 4;

/** The pieces of the rules themselves come before the packs. */
const OWN: readonly ChampionsCard[] = [facedownMinion];

/** The number of a pack's first side: the same in every process, whatever has been loaded. */
const FIRST_SIDES: ReadonlyMap<string, number> = new Map(
  PACKS.map(({ name }, at) => [
    name,
    PACKS.slice(0, at).reduce((sum, { sides }) => sum + sides, OWN.length),
  ]),
);

/**
 * Everything a card can be. A design is an index into this list; it is the same for all who play one
 * game, while a pack that has not been loaded leaves its places empty.
 */
export const DESIGNS: readonly (ChampionsCard | undefined)[] = new Array<ChampionsCard | undefined>(
  ROOM * PACKS.reduce((sum, { sides }) => sum + sides, OWN.length),
).fill(undefined);

const BY_CODE = new Map<string, number>();
const CONTENTS = new Map<string, Contents>();

type Printing = (card: ChampionsCard, design: number) => void;

/** Called for each design of a pack when all of them are in their places. */
const PRINTINGS: Printing[] = [];

/** A pack that has been loaded. */
export interface Contents {
  readonly cards: readonly ChampionsCard[];
  readonly decks: readonly StarterDeck[];
}

/** Puts a pack into its places. */
export function shelve({ name, sides }: Shelved, { facts, texts, decks }: Pack): void {
  if (CONTENTS.has(name)) return;
  if (facts.length !== sides) throw new Error(`the pack '${name}' has other cards than registered`);
  const cards = cardsWith(facts, texts);
  lay(FIRST_SIDES.get(name) ?? 0, cards);
  CONTENTS.set(name, { cards, decks });
}

function lay(first: number, cards: readonly ChampionsCard[]): void {
  for (const [at, card] of cards.entries()) {
    const side = ROOM * (first + at);
    const guises = guisesOf(card).map((guise) => inGuise(card, guise));
    for (const [each, printed] of [card, ...guises].entries()) {
      Reflect.set(DESIGNS, side + each, printed);
    }
    BY_CODE.set(card.code, side);
  }
  for (const print of PRINTINGS) {
    for (let design = ROOM * first; design < ROOM * (first + cards.length); design++) {
      const card = DESIGNS[design];
      if (card) print(card, design);
    }
  }
}

/** A list by design that grows as packs are loaded: what is known of their cards by heart. */
export function perDesign<T>(
  otherwise: T,
  of: (card: ChampionsCard, design: number) => T,
): readonly T[] {
  const list = new Array<T>(DESIGNS.length).fill(otherwise);
  const print: Printing = (card, design) => {
    list[design] = of(card, design);
  };
  for (const [design, card] of DESIGNS.entries()) if (card) print(card, design);
  PRINTINGS.push(print);
  return list;
}

lay(0, OWN);
for (const pack of PACKS) if (pack.cards) shelve(pack, pack.cards);

export const FACEDOWN = 0;

/** What has been loaded of a pack. */
export const contentsOf = (pack: string): Contents | undefined => CONTENTS.get(pack);

/** The cards of the packs that have been loaded, of all of them or of those named. */
export function cardsIn(
  packs: readonly string[] = [...FIRST_SIDES.keys()],
): readonly ChampionsCard[] {
  return packs.flatMap((pack) => CONTENTS.get(pack)?.cards ?? []);
}

/** The printed side of a card that may be in a guise. */
export function sideOf(design: number): number {
  return design - (design % ROOM);
}

/** The guises of a printed side, by their designs. */
export function designsInGuise(side: number): readonly (readonly [number, Guise])[] {
  return guisesOf(printed(side)).map((guise, at) => [side + 1 + at, guise]);
}

/** A printed side in a guise; one that it cannot have leaves it as it is. */
export function guised(side: number, { type, blank = false }: Guise): number {
  if (type === undefined && !blank) return side;
  const found = designsInGuise(side).find(
    ([, guise]) => guise.type === type && (guise.blank ?? false) === blank,
  );
  return found?.[0] ?? (blank ? guised(side, { blank }) : side);
}

/** The printed side with this code; -1 if there is none, or its pack has not been loaded. */
export const designCoded = (code: string): number => BY_CODE.get(code) ?? -1;

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
