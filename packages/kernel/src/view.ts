import type { Definition } from './definition.ts';
import type { Happening } from './happening.ts';
import type { Option } from './option.ts';
import type { Prompt } from './prompt.ts';
import type { Scope } from './scope.ts';
import type { Card, CardId, Frame, Seat, State } from './state.ts';
import { cardOf, fork, NONE } from './state.ts';
import type { Entry } from './table.ts';
import { everybody } from './zones.ts';

/** A card in a zone as a seat sees it: which one it is, or only its back and owner. */
export type Sighting = CardId | string;

/**
 * What a seat may know, put together from what is visible: cards it does not know are never in
 * it. Frames are public except for the cards they hold; a game names the fields of its frames
 * that hold cards (`cardFields`), and the conformance check finds one that was forgotten.
 */
export interface View<V = unknown> {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly zones: readonly (readonly Sighting[])[];
  /** Records of the cards this seat knows, by id; null for the others. */
  readonly cards: readonly (Card | null)[];
  /** Which printed cards there are in the game, and whose: the deck lists, which are public. */
  readonly lists: readonly { readonly design: number; readonly owner: Seat }[];
  readonly vars: V;
  readonly stack: State<V>['stack'];
  readonly lasting: State<V>['lasting'];
  readonly uses: State<V>['uses'];
  readonly listening: State<V>['listening'];
  readonly modifying: State<V>['modifying'];
  readonly decisions: number;
  readonly rounds: number;
  readonly turns: number;
  readonly phases: number;
  /** Who has to decide, or null when the game is over. */
  readonly waitsFor: Seat | null;
  /** The question, for the one who is asked. */
  readonly prompt: Prompt | null;
  readonly outcome: State<V>['outcome'];
}

export function view<V>(definition: Definition, state: State<V>, seat: Seat): View<V> {
  // A spectator knows what everybody knows.
  const mask = seat < state.seats ? 1 << seat : everybody(state.seats);
  const knows = (card: Card) => (card.seen & mask) === mask;
  const copy = fork(state);
  const fields = [...KERNEL_CARD_FIELDS, ...definition.cardFields];
  const known = (id: CardId) => id === NONE || knows(cardOf(state, id));
  const sees = (id: CardId): Sighting => {
    const card = cardOf(state, id);
    return knows(card) ? id : backOf(definition, { design: card.front, owner: card.owner });
  };
  return {
    game: state.game,
    rules: state.rules,
    seats: state.seats,
    seat,
    zones: state.zones.map((zone) => zone.map(sees)),
    cards: state.cards.map((card) => (knows(card) ? card : null)),
    lists: state.cards.map(({ front, owner }) => ({ design: front, owner })),
    vars: copy.vars,
    stack: copy.stack.map((frame) => frameFor(frame, known, fields)),
    lasting: state.lasting.map((each) => ({ ...each, scope: scopeFor(each.scope, known) })),
    uses: state.uses,
    listening: copy.listening,
    modifying: copy.modifying,
    decisions: state.decisions,
    rounds: state.rounds,
    turns: state.turns,
    phases: state.phases,
    waitsFor: state.prompt?.seat ?? null,
    prompt: state.prompt?.seat === seat ? state.prompt : null,
    outcome: state.outcome,
  };
}

/** What can be seen of a card that lies face down: its back, and whose it is. */
export function backOf(
  definition: Definition,
  { design, owner }: { readonly design: number; readonly owner: Seat },
): string {
  const back = definition.printed[design]?.back ?? '';
  return owner === NONE ? back : `${back} ${owner}`;
}

/** Fields of the kernel's own frames that hold cards. */
const KERNEL_CARD_FIELDS = ['cards', 'kept'] as const;

type Known = (card: CardId) => boolean;

/** A frame without the cards that the seat does not know. */
function frameFor(frame: Frame, known: Known, fields: readonly string[]): Frame {
  const seen: Record<string, unknown> = { ...frame.locals };
  for (const field of fields) {
    const held = seen[field];
    if (typeof held === 'number' && !known(held)) seen[field] = NONE;
    else if (Array.isArray(held)) seen[field] = held.map((id) => (known(id) ? id : NONE));
  }
  const { scope, events, used } = seen as {
    scope?: Scope;
    events?: readonly Happening[];
    used?: readonly Option[];
  };
  if (used) {
    seen.used = used.map((use) => (known(use.card ?? NONE) ? use : { ...use, card: NONE }));
  }
  if (scope) seen.scope = scopeFor(scope, known);
  if (events) seen.events = events.map((event) => eventFor(event, known));
  return { ...frame, locals: seen };
}

function scopeFor(scope: Scope, known: Known): Scope {
  return {
    ...scope,
    source: known(scope.source) ? scope.source : NONE,
    event: scope.event && eventFor(scope.event, known),
    slots: scope.slots.map((cards) => cards.map((id) => (known(id) ? id : NONE))),
  };
}

function eventFor(event: Happening, known: Known): Happening {
  const { card, source } = event;
  if (known(card) && known(source)) return event;
  return { ...event, card: known(card) ? card : NONE, source: known(source) ? source : NONE };
}

/** A line of the log as a seat may have it: cards it did not know then are left out. */
export function entryFor(entry: Entry, seat: Seat, seats: number): Entry {
  const mask = seat < seats ? 1 << seat : everybody(seats);
  const known = (card: CardId) => ((entry.seen[card] ?? 0) & mask) === mask;
  const { card, cards } = entry.line as { card?: CardId; cards?: readonly CardId[] };
  const line = { ...entry.line };
  if (card !== undefined) Object.assign(line, { card: known(card) ? card : NONE });
  if (cards) Object.assign(line, { cards: cards.map((id) => (known(id) ? id : NONE)) });
  const seen = Object.entries(entry.seen).filter(([id]) => known(Number(id)));
  return { ...entry, line, seen: Object.fromEntries(seen) };
}
