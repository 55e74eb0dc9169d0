import { zoneOf } from '@grimrule/kernel';
import { CIVILIANS } from './board.ts';
import type { DuelState } from './table.ts';

/** The point marker and the artefact marker, counted towards the heroes, and the civilians left. */
export function gauges(state: DuelState): Readonly<Record<string, number>> {
  const { points, marker } = state.vars;
  const civilians = CIVILIANS.reduce((left, zone) => left + zoneOf(state, zone).length, 0);
  return { points, marker, civilians };
}
