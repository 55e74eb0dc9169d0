import type { Seat } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { AREA, DIAL, DISCARD, of, VICTORY } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { RingsState } from '../../table.ts';
import { isHero, isPlaying } from '../../table.ts';
import { THREAT_LIMIT } from '../threat.ts';

/** RR: Scoring. The lower, the better. */
interface Score {
  readonly threat: number;
  readonly deadHeroes: number;
  readonly damage: number;
  readonly rounds: number;
  readonly victoryPoints: number;
  readonly total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Rounds count once they are completed: the one the game ended in was not. */
export function scoreOf(state: RingsState): Score {
  const seats: readonly Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
  const threat = sum(seats.map((seat) => threatFor(state, seat)));
  const deadHeroes = sum(
    seats.flatMap((seat) =>
      zoneOf(state, of(DISCARD, seat))
        .filter((card) => isHero(state, card))
        .map((card) => printedAs(state, card).threatCost ?? 0),
    ),
  );
  const damage = sum(
    seats.flatMap((seat) =>
      zoneOf(state, of(AREA, seat))
        .filter((card) => isHero(state, card))
        .map((card) => state.cards[card]?.tokens.damage ?? 0),
    ),
  );
  const rounds = 10 * Math.max(0, state.rounds - 1);
  const victoryPoints = sum(
    zoneOf(state, VICTORY).map((card) => printedAs(state, card).victory ?? 0),
  );
  const total = threat + deadHeroes + damage + rounds - victoryPoints;
  return { threat, deadHeroes, damage, rounds, victoryPoints, total };
}

/** An eliminated player counts as having reached the limit. */
function threatFor(state: RingsState, seat: Seat): number {
  if (!isPlaying(state, seat)) return THREAT_LIMIT;
  const [dial = -1] = zoneOf(state, of(DIAL, seat));
  return state.cards[dial]?.tokens.threat ?? 0;
}
