import { REGISTERED } from '../registered/packs.ts';
import type { Manifest, Pack } from './pack.ts';

/** A pack in its place on the shelf. */
export interface Shelved {
  readonly name: string;
  /** The two digits with which all codes of its cards begin, and of no other pack. */
  readonly codes: string;
  /** How many card sides it has. */
  readonly sides: number;
  readonly manifest: Manifest;
  /** Its contents, if every game needs them, or how to get them. */
  readonly cards?: Pack;
  load?(): Promise<Pack>;
}

/** All packs that there are, in the order of their codes. */
export const PACKS: readonly Shelved[] = REGISTERED;

/** Those whose cards are all written: only they are offered. */
export const FINISHED: readonly Shelved[] = PACKS.filter(({ manifest }) => !manifest.draft);

/** Whether the pack of a card is there, and all its cards are written. */
export const isOffered = (code: string): boolean =>
  FINISHED.some(({ codes }) => code.startsWith(codes));

/** The pack that a card with this code is in. */
export const packOf = (code: string): Shelved | undefined =>
  PACKS.find(({ codes }) => code.startsWith(codes));
