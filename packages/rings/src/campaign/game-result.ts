import type { Seat } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { AREA, CAMPAIGN, DISCARD, of } from '../board.ts';
import { printed, printedAs } from '../cards/designs.ts';
import type { Ending } from '../rules/end/game-end.ts';
import { scoreOf } from '../rules/end/scoring.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';
import type { RingsState } from '../table.ts';
import type { PoolCard } from './log.ts';

/** The results of a campaign's game that its log records. */
export interface GameResult {
  readonly scenario: string;
  readonly won: boolean;
  readonly ending: Ending;
  readonly score: number;
  /** Heroes that lie in a discard pile. */
  readonly fallen: readonly string[];
  /** Damage on the heroes that are left. */
  readonly damage: Readonly<Record<string, number>>;
  /** The cards that the campaign card has earned. */
  readonly earned: readonly PoolCard[];
  readonly prisoner: string | null;
}

/** The result of a game that is over; null if it goes on, or belongs to no campaign. */
export function resultOf(state: RingsState): GameResult | null {
  const [campaignCard] = zoneOf(state, CAMPAIGN);
  const { outcome } = state;
  if (campaignCard === undefined || !outcome) return null;
  const { code } = printedAs(state, campaignCard);
  const scenario = SCENARIOS.find((each) => each.campaignCard === code);
  if (!scenario) return null;
  const damage = heroesIn(state, AREA).map(([hero, tokens]) => [hero, tokens.damage ?? 0] as const);
  return {
    scenario: scenario.slug,
    won: outcome.winners.length > 0,
    ending: outcome.ending as Ending,
    score: scoreOf(state).total,
    fallen: heroesIn(state, DISCARD).map(([hero]) => hero),
    damage: Object.fromEntries(damage.filter(([, much]) => much > 0)),
    earned: state.vars.earned,
    prisoner: state.vars.notedPrisoner,
  };
}

/** The heroes of all players that lie there, prisoners too, with what lies on them. */
function heroesIn(state: RingsState, zones: readonly number[]) {
  const seats: readonly Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
  return seats
    .flatMap((seat) => zoneOf(state, of(zones, seat)))
    .map((card) => cardOf(state, card))
    .filter(({ front }) => printed(front).type === 'Hero')
    .map(({ front, tokens }) => [printed(front).code, tokens] as const);
}
