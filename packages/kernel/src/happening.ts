import type { Effect } from './ability.ts';
import type { Scope } from './scope.ts';
import type { CardId, Seat, State, ZoneId } from './state.ts';
import { NONE } from './state.ts';

/** Something that is about to happen or has happened. Never changed, only replaced. */
export interface Happening {
  readonly kind: string;
  /** The card it happens to. */
  readonly card: CardId;
  /** The card that causes it. */
  readonly source: CardId;
  readonly seat: Seat;
  readonly amount: number;
  /** How much of it was too much, if any. */
  readonly excess?: number;
  /** Where the card lay before, for abilities of a card that has left. */
  readonly zone: ZoneId;
  /** What else is known of it, in words of the game: that an attack was a basic one. */
  readonly marks: readonly string[];
  /** Set when something else takes its place. */
  readonly replaced: boolean;
  /** What will be done in its place when it is due, in games where that waits. */
  readonly instead?: { readonly effect: Effect; readonly scope: Scope };
}

const NO_MARKS: readonly string[] = [];

export function happening(
  kind: string,
  about: {
    card?: CardId;
    source?: CardId;
    seat?: Seat;
    amount?: number;
    zone?: ZoneId;
    marks?: readonly string[];
  },
): Happening {
  return {
    kind,
    card: about.card ?? NONE,
    source: about.source ?? NONE,
    seat: about.seat ?? NONE,
    amount: about.amount ?? 0,
    zone: about.zone ?? NONE,
    marks: about.marks ?? NO_MARKS,
    replaced: false,
  };
}

/** The frame in which events happen together; `occurrence.ts` is its procedure. */
export interface Occurrence {
  events: readonly Happening[];
  level: number;
  /** The depth of the frame that wants to know what became of them, or NONE. */
  readonly tells: number;
  /** Cards that became others meanwhile: what they are now was not there when it began. */
  turned?: readonly CardId[];
}

/** The locals of a procedure that announces events: those that were not replaced, as they are now. */
export interface Announces {
  passed: readonly Happening[];
}

export const OCCURRENCE = 'occurrence';

/** The procedures in which abilities interrupt and answer. */
export const WINDOW = 'window';
export const FORCED_WINDOW = 'forced window';

/** A card has become another: as such it answers nothing that is going on already. */
export function noteTurned({ stack }: State, card: CardId): void {
  for (const { procedure, locals } of stack) {
    if (procedure !== OCCURRENCE) continue;
    const occurrence = locals as Occurrence;
    occurrence.turned = [...(occurrence.turned ?? []), card];
  }
}

/** Replaces an event of the innermost occurrence, which is the one being interrupted. */
export function amend(state: State, at: number, change: (event: Happening) => Happening): void {
  const { stack } = state;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.procedure !== OCCURRENCE) continue;
    const locals = frame.locals as Occurrence;
    locals.events = locals.events.map((event, index) => (index === at ? change(event) : event));
    return;
  }
}
