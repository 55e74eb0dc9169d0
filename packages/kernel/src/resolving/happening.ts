import type { Happening } from '../asking/scope.ts';
import type { CardId, Seat, ZoneId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';

const NO_MARKS: readonly string[] = [];

export function happening(
  kind: string,
  about: {
    card?: CardId;
    source?: CardId;
    seat?: Seat;
    amount?: number;
    excess?: number;
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
    excess: about.excess ?? 0,
    zone: about.zone ?? NONE,
    marks: about.marks ?? NO_MARKS,
    replaced: false,
    instead: null,
  };
}

/** The same event with another amount. */
export const amounting = (event: Happening, amount: number): Happening =>
  again(event, amount, event.replaced, event.instead);

/** The event does not happen: something else takes its place, or nothing. */
export const replaced = (event: Happening): Happening =>
  again(event, event.amount, true, event.instead);

/** The event happens unless this has taken its place by then. */
export const insteadOf = (event: Happening, instead: Happening['instead']): Happening =>
  again(event, event.amount, event.replaced, instead);

/** A record of the same shape as a new one; positions that were kept before may lack fields. */
function again(
  { kind, card, source, seat, excess, zone, marks }: Happening,
  amount: number,
  isReplaced: boolean,
  instead: Happening['instead'] | undefined,
): Happening {
  return {
    kind,
    card,
    source,
    seat,
    amount,
    excess: excess ?? 0,
    zone,
    marks,
    replaced: isReplaced,
    instead: instead ?? null,
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
