import type { Seat } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { SeatToFill } from '../../link/server/server-api.ts';

export const BOTS = ['easy', 'sensible', 'expert', 'random'] as const;
type BotName = (typeof BOTS)[number];
export const ROLES = ['me', 'bot', 'friend'] as const;
type Role = (typeof ROLES)[number];

/** The player of a seat in a new game. */
export interface PlannedSeat {
  readonly role: Role;
  readonly name: string;
  readonly bot: BotName;
}

/** As many seats as the game now asks for; those that were there stay as they are. */
export function plannedFor(
  seats: number,
  before: readonly PlannedSeat[],
  bots: readonly (string | null)[],
  myName: string,
): readonly PlannedSeat[] {
  return Array.from({ length: seats }, (_, seat): PlannedSeat => {
    const role = bots[seat] ? 'bot' : 'me';
    const name = seat === 0 && role === 'me' ? myName : '';
    return before[seat] ?? { role, name, bot: 'sensible' };
  });
}

/** The same plan with this seat played here, and its former player in my place. */
export function playedFrom(plan: readonly PlannedSeat[], seat: Seat): readonly PlannedSeat[] {
  const mine = plan.findIndex(({ role }) => role === 'me');
  const [here, there] = [plan[mine], plan[seat]];
  if (!here || !there) return plan;
  return plan.map((each, index) => (index === seat ? here : index === mine ? there : each));
}

/** Friends need a server to meet on; everything else stays in the browser. */
export function needsServer(plan: readonly PlannedSeat[]): boolean {
  return plan.some(({ role }) => role === 'friend');
}

export function storedSeats(plan: readonly PlannedSeat[]): readonly StoredSeat[] {
  return plan.map(({ role, name, bot }) => ({
    name: name.trim(),
    bot: role === 'bot' ? bot : null,
  }));
}

/** The same for the server: my seats are mine at once, those of friends are free. */
export function seatsToFill(plan: readonly PlannedSeat[]): readonly SeatToFill[] {
  return storedSeats(plan).map((seat, index) => ({ ...seat, mine: plan[index]?.role === 'me' }));
}

/** The seats that friends shall be invited to. */
export function friendsAt(plan: readonly PlannedSeat[]): readonly Seat[] {
  return plan.flatMap(({ role }, seat) => (role === 'friend' ? [seat] : []));
}

/** A game that one person has played alone goes on as it was: every seat without a bot is theirs. */
export function seatsTakenAlong(seats: readonly StoredSeat[]): readonly SeatToFill[] {
  return seats.map(({ name, bot }) => ({ name, bot, mine: bot === null }));
}

/** The seats that persons play. */
export function humansAt(seats: readonly StoredSeat[]): readonly Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}
