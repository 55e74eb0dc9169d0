import type { EmblemName } from './emblems.ts';
import type { BuildName } from './wardrobe/builds.ts';

/** The light behind a picture, from its edge to its middle. */
export type Ground = readonly [dark: string, middle: string, glow: string];

export interface Face {
  readonly hair?: string;
  readonly iris?: string;
  readonly lip?: string;
  readonly isWoman?: boolean;
  readonly mood?: 'grim' | 'calm' | 'smile' | 'smirk' | 'rage';
  readonly beard?: string;
  readonly stubble?: boolean;
  readonly moustache?: string;
  /** Eyes without a pupil, that shine in this colour. */
  readonly glow?: string;
  readonly isOld?: boolean;
  readonly glasses?: string;
  /** How far the brows are drawn down. */
  readonly brow?: number;
}

export interface Pose {
  readonly turn?: number;
  readonly scale?: number;
  readonly x?: number;
  readonly y?: number;
}

type FleckName = 'web' | 'sparks' | 'debris' | 'leaves' | 'mist' | 'waves' | 'circles' | 'snow';

/** A character: everything that makes the likeness. Drawn in a box of 200 by 240, right halves mirrored. */
export interface Signature {
  readonly palette: readonly [suit: string, second: string, skin: string, rim: string];
  readonly ground: Ground;
  readonly build: BuildName;
  readonly emblem: EmblemName;
  readonly face?: Face;
  /** The colour that its shades are mixed with. */
  readonly shadow?: string;
  readonly pose?: Pose;
  readonly fleck?: readonly [FleckName, colour: string];
  /** What small sizes show: the left and upper edge, and the width. */
  readonly crop?: readonly [x: number, y: number, width: number];
  /** A layer a line; docs/drawing-a-character.md has the words. */
  readonly draw: string;
}

/** A thing, a deed or a place. */
export interface Scene {
  readonly ground: Ground;
  readonly emblem?: EmblemName;
  /** A landscape: the lamp in its sky, in place of rays and dots. */
  readonly lamp?: readonly [x: number, y: number, reach: number];
  /** Colours that the drawing calls by these names. */
  readonly colours?: Readonly<Record<string, string>>;
  /** Characters in the picture, by the names that the drawing calls them. */
  readonly figures?: Readonly<Record<string, Signature>>;
  readonly crop?: Signature['crop'];
  readonly draw: string;
}

/** What a picture shows. */
export type Subject = Signature | Scene;

export const isSignature = (subject: Subject): subject is Signature => 'build' in subject;
