/** A shape of one colour that the lamp above left lights: shade at its right, an edge of light at its left. */
export interface Lit {
  readonly kind: 'lit';
  readonly d: string;
  readonly fill: string;
  readonly shade: string;
  readonly light: string;
  /** The last stripe at the right, in the character's own light. */
  readonly rim: string | null;
  /** How wide the shade is; none at 0. */
  readonly depth: number;
  readonly line: number;
  /** Parts of the silhouette have the heavy contour, trimmings do not. */
  readonly isOutline: boolean;
  /** Drawn on it and cut off at its edge. */
  readonly inside: readonly Layer[];
}

interface Flat {
  readonly kind: 'flat';
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
}

interface Line {
  readonly kind: 'line';
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
  readonly dash: string | null;
}

/** A shape that shines: drawn with two wider, fainter copies below it. */
export interface Glow {
  readonly kind: 'glow';
  readonly d: string;
  readonly fill: string;
  readonly halo: string;
  readonly reach: number;
}

export interface Group {
  readonly kind: 'group';
  readonly transform: string;
  readonly opacity: number;
  readonly layers: readonly Layer[];
}

/** A whole drawing within another, with contours of its own. */
interface Figure {
  readonly kind: 'figure';
  readonly transform: string;
  readonly opacity: number;
  readonly stages: readonly Stage[];
}

export type Layer = Lit | Flat | Line | Glow | Group | Figure;

/** Layers with a common contour below them; a later stage stands before an earlier one. */
export type Stage = readonly Layer[];
