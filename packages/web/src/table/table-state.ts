import type { Refusal, Seat, View } from '@grimrule/kernel';
import { changed } from '@grimrule/kernel';
import type {
  ChatLine,
  Knock,
  Pointing,
  Reason,
  Standing,
  TableInfo,
  TellingMoment,
  Told,
} from '@grimrule/room';
import type { LinkStatus } from '../link/table-link.ts';

/** The view of one seat: where the table stands, and how far the page has shown it. */
export interface SeatShown {
  readonly standing: Standing;
  /** The position on the screen: behind the standing while moments are still to be shown. */
  readonly view: View;
  readonly log: readonly Told[];
  readonly waiting: readonly WaitingMoment[];
}

/** A moment that is still to be shown, and the position after it. */
interface WaitingMoment {
  readonly told: TellingMoment['told'];
  readonly view: View;
}

export interface TableState {
  readonly status: LinkStatus;
  readonly info: TableInfo | null;
  /** When that was told: seconds that it speaks of count from then. */
  readonly infoAt: number;
  /** The seats that are played here; none for a spectator. */
  readonly seats: readonly Seat[];
  /** The seat through whose eyes the table is seen. */
  readonly seat: Seat;
  readonly shown: ReadonlyMap<Seat, SeatShown>;
  readonly chat: readonly ChatLine[];
  /** The people who would like to have a seat; only players hear of them. */
  readonly knocks: readonly Knock[];
  readonly pointing: (Pointing & { readonly at: number }) | null;
  /** The latest refusal of the table, until something is accepted or it is put away. */
  readonly refusal: Refusal | null;
  /** Whether a move was made that has been neither accepted nor refused. */
  readonly saying: boolean;
  /** A position of the past that is being looked at. */
  readonly past: Standing | null;
  /** Why a line of the log was told, as far as that was asked last. */
  readonly reasons: { readonly line: number; readonly reasons: readonly Reason[] } | null;
  /** Whether the moment on the screen has to be looked at before the question comes. */
  readonly isHeld: boolean;
  /** Whether what is on the screen did not follow from what was there before. */
  readonly isLeap: boolean;
}

/** Before the table has said anything. */
export const UNHEARD: TableState = {
  status: 'connecting',
  info: null,
  infoAt: 0,
  seats: [],
  seat: 0,
  shown: new Map(),
  chat: [],
  knocks: [],
  pointing: null,
  refusal: null,
  saying: false,
  past: null,
  reasons: null,
  isHeld: false,
  isLeap: false,
};

/** The moments with the position after each of them. */
export function following(view: View, moments: readonly TellingMoment[]): readonly WaitingMoment[] {
  let after = view;
  return moments.map(({ told, change }) => {
    after = changed(after, change);
    return { told, view: after };
  });
}

export function caughtUp(standing: Standing): SeatShown {
  return { standing, view: standing.view, log: standing.log, waiting: [] };
}

/** What is shown of one seat, put beside what is shown of the others. */
export function withShown(
  { shown }: TableState,
  seat: Seat,
  now: SeatShown,
): Pick<TableState, 'shown'> {
  return { shown: new Map(shown).set(seat, now) };
}
