import type { Option, Seat } from '@grimrule/kernel';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf } from '../table.ts';
import { gainOf, priceOf, threatIn, woundsIn } from './gains.ts';
import { roomForThreat, roundsLeft, threatToCome } from './outlook.ts';

/** The worth of the last hit point, and of keeping the main scheme from being completed. */
const END = 20;
/** The extra cost of a threat if the main scheme would be completed in one round. */
const PRESSING = 1;

/** Of several things that may happen, the one that brings most or costs least. */
export function adviceForChoice(
  table: ChampionsTable,
  seat: Seat,
  effects: readonly unknown[],
  options: readonly Option[],
): Option | undefined {
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const found = worthOf(table, seat, effects[option.value ?? 0]);
    if (found > most) {
      most = found;
      best = option;
    }
  }
  return best;
}

function worthOf(table: ChampionsTable, seat: Seat, effect: unknown): number {
  const left = remainingHitPoints(table, identityOf(table.state, seat));
  const deadly = woundsIn(effect) >= left ? END : 0;
  const threat = threatIn(effect);
  const ends = threat > 0 && threat + threatToCome(table, seat) >= roomForThreat(table) ? END : 0;
  const pressing = (PRESSING * threat) / roundsLeft(table, seat);
  // The gain already counts the cost of an effect as negative.
  return Math.max(0, gainOf(effect)) - priceOf(effect) - pressing - deadly - ends;
}
