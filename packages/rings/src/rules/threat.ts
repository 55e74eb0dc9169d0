import type { Seat } from '@grimrule/kernel';
import { isHeeded, occur, setTokens, tokensOn } from '@grimrule/kernel';
import { event } from '../happenings.ts';
import type { RingsTable } from '../table.ts';
import { dialOf, isPlaying } from '../table.ts';

/** RR: Threat Elimination Level. */
export const THREAT_LIMIT = 50;

export function threatOf(table: RingsTable, seat: Seat): number {
  return tokensOn(table, dialOf(table.state, seat), 'threat');
}

/** A player's threat stays between 0 and the elimination level. */
export function setThreat(table: RingsTable, seat: Seat, threat: number): void {
  const level = Math.max(0, Math.min(THREAT_LIMIT, threat));
  setTokens(table, dialOf(table.state, seat), 'threat', level);
}

export function raiseThreat(table: RingsTable, seat: Seat, by: number): void {
  if (by <= 0 || !isPlaying(table.state, seat)) return;
  setThreat(table, seat, threatOf(table, seat) + by);
  table.tell?.({ say: 'threatRaised', seat, count: by }, 'threat');
  if (threatOf(table, seat) < THREAT_LIMIT && isHeeded(table, 'threatRaised')) {
    occur(table, event.threatRaised(dialOf(table.state, seat), seat, by));
  }
}

/** Gives by how much it really went down. */
export function lowerThreat(table: RingsTable, seat: Seat, by: number): number {
  const before = threatOf(table, seat);
  const lowered = Math.min(before, Math.max(0, by));
  if (lowered === 0) return 0;
  setThreat(table, seat, before - lowered);
  table.tell?.({ say: 'threatLowered', seat, count: lowered }, 'threat');
  return lowered;
}
