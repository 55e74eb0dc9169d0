import type { Happening } from './happening.ts';
import type { Option } from './option.ts';
import type { Scope } from './scope.ts';
import type { CardId, Frame, State } from './state.ts';
import { NONE } from './state.ts';

/** Everything that is being resolved speaks of cards by their ids. Here they can be exchanged. */
type Exchange = (card: CardId) => CardId;

/** Fields of the kernel's own frames that hold cards. */
const KERNEL_CARD_FIELDS: readonly string[] = ['cards', 'kept', 'chosen'];

/** A frame with its cards exchanged; a game names the fields of its own frames that hold cards. */
export function inFrame(frame: Frame, fields: readonly string[], exchange: Exchange): Frame {
  const locals: Record<string, unknown> = { ...frame.locals };
  // A game may name a field that the kernel knows already: its cards are exchanged once.
  for (const field of new Set([...KERNEL_CARD_FIELDS, ...fields])) {
    const held = locals[field];
    if (typeof held === 'number') locals[field] = exchange(held);
    else if (Array.isArray(held)) locals[field] = held.map((id: CardId) => exchange(id));
  }
  const { scope, events, passed, used } = locals as {
    scope?: Scope;
    events?: readonly Happening[];
    passed?: readonly Happening[];
    used?: readonly Option[];
  };
  if (used) locals.used = used.map((use) => ({ ...use, card: exchange(use.card ?? NONE) }));
  if (scope) locals.scope = inScope(scope, exchange);
  if (events) locals.events = events.map((event) => inEvent(event, exchange));
  if (passed) locals.passed = passed.map((event) => inEvent(event, exchange));
  return { ...frame, locals };
}

export function inScope(scope: Scope, exchange: Exchange): Scope {
  return {
    ...scope,
    source: exchange(scope.source),
    event: scope.event && inEvent(scope.event, exchange),
    slots: scope.slots.map((cards) => cards.map((id) => exchange(id))),
  };
}

function inEvent(event: Happening, exchange: Exchange): Happening {
  return { ...event, card: exchange(event.card), source: exchange(event.source) };
}

/** More cards than any zone holds. */
const MOST_IN_ZONE = 4096;

/**
 * A card that a seat does not know, told by where it lies: everybody sees that, say, the top three
 * cards of a deck are being looked at. Such references are below NONE.
 */
export function placeOfHidden({ zones, cards }: State, card: CardId): CardId {
  const zone = cards[card]?.zone ?? 0;
  return NONE - 1 - (zone * MOST_IN_ZONE + (zones[zone]?.indexOf(card) ?? 0));
}

export function cardInPlace(zones: readonly (readonly CardId[])[], place: CardId): CardId {
  if (place >= NONE) return place;
  const at = NONE - 1 - place;
  return zones[Math.floor(at / MOST_IN_ZONE)]?.[at % MOST_IN_ZONE] ?? NONE;
}
