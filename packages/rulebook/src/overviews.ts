import type { Chart } from './chart.ts';
import type { Summary } from './summary.ts';

/** The views that show much of a book at one glance. */
export interface Overviews {
  /** The course of play, in the order of a round. */
  readonly charts: readonly Chart[];
  readonly summary: Summary;
  /** The size of print, in points, at which the summary fills its sheets; 10 if not set. */
  readonly summaryPoints?: number;
}
