import { isHeeded, occur } from '@grimrule/kernel';
import { event } from '../happenings.ts';
import type { RingsTable } from '../table.ts';
import type { Phase } from '../vocabulary/nodes.ts';
import { endPeriod } from './abilities/lasting-changes.ts';

/** RR: Appendix I. A phase begins: a point in time that cards can refer to. */
export function beginPhase(table: RingsTable, phase: Phase): void {
  const { state } = table;
  state.vars.phase = phase;
  state.phases++;
  table.tell?.({ say: 'phaseBegins', phase });
  if (isHeeded(table, 'phaseBegins')) occur(table, event.phaseBegins(phase));
}

/** Effects until the end of the phase expire before any end-of-phase effect happens. */
export function endPhase(table: RingsTable, phase: Phase): void {
  endPeriod(table, 'phase');
  if (isHeeded(table, 'phaseEnds')) occur(table, event.phaseEnds(phase));
}
