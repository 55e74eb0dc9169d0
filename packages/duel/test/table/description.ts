import type { Colour, SideName } from '../../src/board.ts';

export type Spot =
  | 'manhattan 0'
  | 'manhattan 1'
  | 'manhattan 2'
  | 'sanctum 0'
  | 'sanctum 1'
  | 'tower';

/** The places of a side in the order of attack; the outermost one in Manhattan comes first. */
export const SPOTS: readonly Spot[] = [
  'manhattan 0',
  'manhattan 1',
  'manhattan 2',
  'sanctum 0',
  'sanctum 1',
  'tower',
];

/** A card by its code, with the damage that lies on it. */
type Laid = string | readonly [code: string, damage: number];

export type BoardOf = { readonly [spot in Spot]?: Laid };

export interface SideDescription {
  readonly board?: BoardOf;
  /** The hand has no cards but these. */
  readonly hand?: readonly string[];
  /** The next cards to be drawn, the first one first; others lie beneath. */
  readonly deck?: readonly string[];
  /** The whole deck, the first card on top. */
  readonly wholeDeck?: readonly string[];
  /** The last card lies on top. */
  readonly discard?: readonly string[];
  readonly artefacts?: readonly string[];
  /** Without the spare card that keeps the side's play phase open. */
  readonly noSpare?: boolean;
}

export interface Description {
  readonly active?: SideName;
  /** The phase that begins now; what waits for the beginning of a turn comes with `play`. */
  readonly phase?: 'play' | 'attack' | 'draw';
  readonly heroes?: SideDescription;
  readonly villains?: SideDescription;
  /** Civilians the heroes have freed and still own. */
  readonly freed?: readonly Colour[];
  /** Civilians left at each place of Manhattan; without it, all that have not been freed. */
  readonly civilians?: readonly (readonly Colour[])[];
  readonly offered?: readonly string[];
  /** The next artefacts to be opened, the first one first. */
  readonly stack?: readonly string[];
  /** All artefacts that are named nowhere are in the box. */
  readonly noOtherArtefacts?: boolean;
  /** The next locations to be taken, the first one first. */
  readonly locations?: readonly string[];
  readonly noOtherLocations?: boolean;
  /** Counted towards the heroes, like the marker. */
  readonly points?: number;
  readonly marker?: number;
}
