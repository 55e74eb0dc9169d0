import type { ReactNode } from 'react';
import type { Pen } from '../pen.ts';

/** The colours of a picture, from the darkest to the lightest. */
export interface Inks {
  readonly dark: string;
  readonly ground: string;
  readonly middle: string;
  readonly light: string;
  readonly paper: string;
}

/** Draws what a picture shows, over its background. A handful of shapes has to do. */
export type Motif = (pen: Pen, inks: Inks) => ReactNode;
