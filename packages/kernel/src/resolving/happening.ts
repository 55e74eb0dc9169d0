import type { Happening } from '../asking/scope.ts';
import type { CardId, Seat, ZoneId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';

const NO_MARKS: readonly string[] = [];

// A game has a maker for each kind of event, which says what such an event holds. It is one of these.

/** Something happens in the course of the game: a round begins, a player's turn ends. */
export const plainEvent = (kind: string, seat: Seat, marks = NO_MARKS): Happening =>
  event(kind, NONE, NONE, seat, 0, 0, NONE, marks);

/** Something happens to a card. `zone` is where it lay, if it may have left since. */
export const cardEvent = (
  kind: string,
  card: CardId,
  seat: Seat,
  marks = NO_MARKS,
  zone: ZoneId = NONE,
): Happening => event(kind, card, NONE, seat, 0, 0, zone, marks);

/** A card causes something, mostly to another. */
export const causedEvent = (
  kind: string,
  card: CardId,
  source: CardId,
  seat: Seat,
  marks = NO_MARKS,
  zone: ZoneId = NONE,
): Happening => event(kind, card, source, seat, 0, 0, zone, marks);

/** Something happens in an amount, of which some may have been too much. */
export const countedEvent = (
  kind: string,
  amount: number,
  card: CardId,
  source: CardId,
  seat: Seat,
  marks = NO_MARKS,
  excess = 0,
): Happening => event(kind, card, source, seat, amount, excess, NONE, marks);

function event(
  kind: string,
  card: CardId,
  source: CardId,
  seat: Seat,
  amount: number,
  excess: number,
  zone: ZoneId,
  marks: readonly string[],
  isReplaced = false,
  instead: Happening['instead'] = null,
): Happening {
  return {
    kind,
    card,
    source,
    seat,
    amount,
    excess,
    zone,
    marks,
    replaced: isReplaced,
    instead,
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

/** Positions that were kept before have events that lack some fields. */
function again(
  { kind, card, source, seat, excess, zone, marks }: Happening,
  amount: number,
  isReplaced: boolean,
  instead: Happening['instead'] | undefined,
): Happening {
  const whole = excess ?? 0;
  return event(kind, card, source, seat, amount, whole, zone, marks, isReplaced, instead ?? null);
}

/** The frame in which events happen together; `occurrence.ts` is its procedure. */
export interface Occurrence {
  events: readonly Happening[];
  level: number;
  /** The depth of the frame that wants to know what became of them, or NONE. */
  readonly tells: number;
  /** Cards that became others meanwhile: what they are now was not there when it began. */
  turned: readonly CardId[] | undefined;
}

/** They begin to happen; a frame may want to know what becomes of them. */
export const newOccurrence = (events: readonly Happening[], tells = NONE): Occurrence => ({
  events,
  level: 0,
  tells,
  turned: undefined,
});

/** The locals of a procedure that announces events: those that were not replaced, as they are now. */
export interface Announces {
  passed: readonly Happening[];
}

export const OCCURRENCE = 'occurrence';

/** The procedures in which abilities interrupt and answer, and that of an effect that has waited. */
export const WINDOW = 'window';
export const FORCED_WINDOW = 'forced window';
export const DELAYED = 'delayed effect';

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
