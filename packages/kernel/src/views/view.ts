import type { Scope } from '../asking/scope.ts';
import type { Definition } from '../game/rules.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import type { ByCard } from '../state/by-card.ts';
import { byCard } from '../state/by-card.ts';
import type { Card } from '../state/card.ts';
import { withHost } from '../state/card.ts';
import { exchanged, placeToTell } from '../state/card-references.ts';
import type { CardId, Seat, ZoneId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { everybody } from '../state/zone.ts';

/** A card in a zone as a seat sees it: which one it is, or only what lies there. */
export type Sighting = CardId | Back;

/** The visible facts of a face-down card: its back, its owner, and its place. */
export interface Back {
  readonly back: string;
  readonly host: CardId;
}

/**
 * A seat's knowledge, put together from visible things: cards it does not know are never in it.
 * Frames are public except for the cards they hold; a game names the fields of its frames that hold
 * cards (`cardFields`), and the conformance check finds one that was forgotten.
 */
export interface View<V = unknown> {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly zones: readonly (readonly Sighting[])[];
  /** Records of the cards this seat knows, by id; null for the others. */
  readonly cards: readonly (Card | null)[];
  /** The printed cards in the game, with their owners: the deck lists, which are public. */
  readonly lists: readonly { readonly design: number; readonly owner: Seat }[];
  readonly vars: V;
  readonly stack: State<V>['stack'];
  readonly lasting: State<V>['lasting'];
  readonly delayed: State<V>['delayed'];
  readonly uses: State<V>['uses'];
  readonly listening: State<V>['listening'];
  readonly modifying: State<V>['modifying'];
  readonly decisions: number;
  readonly rounds: number;
  readonly turns: number;
  readonly phases: number;
  /** The seat that has to decide, or null when the game is over. */
  readonly waitsFor: Seat | null;
  /** The question, for the one who is asked. */
  readonly prompt: Prompt | null;
  readonly outcome: State<V>['outcome'];
}

/** How an earlier position looked to the same seat: what is still the same is taken from there. */
export interface Earlier<V> {
  readonly state: State<V>;
  readonly view: View<V>;
}

export function view<V>(
  definition: Definition,
  state: State<V>,
  seat: Seat,
  earlier?: Earlier<V>,
): View<V> {
  // A spectator knows what everybody knows.
  const mask = seat < state.seats ? 1 << seat : everybody(state.seats);
  const knows = (card: Card) => (card.seen & mask) === mask;
  const known = (id: CardId) => id === NONE || knows(cardOf(state, id));
  const reference = (id: CardId) => (known(id) ? id : placeToTell(state as State, id));
  const told = <T>(value: T): T => exchanged(value, definition.holdsCards, reference);
  const withScope = <T extends { readonly scope: Scope }>(each: T): T => {
    const scope = told(each.scope);
    return scope === each.scope ? each : { ...each, scope };
  };
  const sees = (id: CardId): Sighting => {
    const card = cardOf(state, id);
    if (knows(card)) return id;
    const back = backOf(definition, { design: card.front, owner: card.owner });
    return { back, host: reference(card.host) };
  };
  const recordOf = (card: Card) => (known(card.host) ? card : withHost(card, reference(card.host)));
  const record = (card: Card) => (knows(card) ? recordOf(card) : null);
  const since = earlier && comparedWith(earlier.state, state, mask);
  const cardsSeen = () => {
    if (!since || earlier.view.cards.length !== state.cards.length) return state.cards.map(record);
    const cards = earlier.view.cards.slice();
    for (const id of since.cards) cards[id] = record(cardOf(state, id));
    return cards;
  };
  const zoneSeen = (zone: readonly CardId[], index: number) => {
    const isSame = since && zone === earlier.state.zones[index] && !since.zones.has(index);
    return (isSame && earlier.view.zones[index]) || zone.map(sees);
  };
  const knownOf = (cards: readonly CardId[]) => (cards.every(known) ? cards : cards.filter(known));
  const knownOfEach = (field: 'listening' | 'modifying') =>
    state[field].map((cards, index) => {
      const isSame = since?.knowsTheSame && cards === earlier?.state[field][index];
      return (isSame && earlier?.view[field][index]) || knownOf(cards);
    });
  const isUseKnown = ({ card }: State<V>['uses'][number]) => card < 0 || known(card);
  return {
    game: state.game,
    rules: state.rules,
    seats: state.seats,
    seat,
    zones: state.zones.map(zoneSeen),
    cards: cardsSeen(),
    lists: since?.listsTheSame
      ? (earlier?.view.lists ?? [])
      : state.cards.map(({ front, owner }) => ({ design: front, owner })),
    vars: { ...state.vars },
    stack: state.stack.map(({ procedure, step, locals }) => ({
      procedure,
      step,
      // The fields of locals are replaced while a procedure runs: a view has its own.
      locals: { ...told(locals) },
    })),
    lasting: eachOf(state.lasting, withScope),
    delayed: eachOf(state.delayed, withScope),
    uses: state.uses.every(isUseKnown) ? state.uses : state.uses.filter(isUseKnown),
    listening: knownOfEach('listening'),
    modifying: knownOfEach('modifying'),
    decisions: state.decisions,
    rounds: state.rounds,
    turns: state.turns,
    phases: state.phases,
    waitsFor: state.prompt?.seat ?? null,
    prompt: state.prompt?.seat === seat ? state.prompt : null,
    outcome: state.outcome,
  };
}

/** The differences from an earlier position, as far as a view has to know. */
interface Compared {
  /** The zones with cards that have changed, or that show where their hosts lie. */
  readonly zones: ReadonlySet<ZoneId>;
  /** The cards that have changed, or whose records show where their hosts lie. */
  readonly cards: readonly CardId[];
  /** Whether the seat knows the same cards as before. */
  readonly knowsTheSame: boolean;
  /** Whether there are the same cards as before: that changes hardly ever. */
  readonly listsTheSame: boolean;
}

/** Records are replaced and not changed, so one look at each card is enough. */
function comparedWith(before: State, now: State, mask: number): Compared {
  const zones = new Set<ZoneId>();
  const cards: CardId[] = [];
  let knowsTheSame = before.cards.length === now.cards.length;
  let listsTheSame = knowsTheSame;
  for (let id = 0; id < now.cards.length; id++) {
    const card = cardOf(now, id);
    const was = before.cards[id];
    if (card === was && card.host === NONE) continue;
    cards.push(id);
    zones.add(card.zone);
    if (card === was) continue;
    const knows = (card.seen & mask) === mask;
    if (!was || knows !== ((was.seen & mask) === mask)) knowsTheSame = false;
    if (was?.front !== card.front || was.owner !== card.owner) listsTheSame = false;
  }
  return { zones, cards, knowsTheSame, listsTheSame };
}

/** Maps each member; returns the same list if none changes. */
function eachOf<T>(list: readonly T[], become: (each: T) => T): readonly T[] {
  const after = list.map(become);
  return after.every((each, index) => each === list[index]) ? list : after;
}

/** The back of a card, with whose it is. */
export function backOf(
  definition: Definition,
  { design, owner }: { readonly design: number; readonly owner: Seat },
): string {
  const back = definition.printed[design]?.back ?? '';
  return owner === NONE ? back : `${back} ${owner}`;
}

/** A line of the log as a seat may have it: cards it did not know then are left out. */
export function entryFor(entry: Entry, seat: Seat, seats: number): Entry {
  const mask = seat < seats ? 1 << seat : everybody(seats);
  const known = (card: CardId) => ((entry.seen[card] ?? 0) & mask) === mask;
  const { card, cards } = entry.line as { card?: CardId; cards?: readonly CardId[] };
  // Of most lines every seat knows all cards.
  const isOpen = [card ?? NONE, ...(cards ?? [])].every((id) => id === NONE || known(id));
  if (isOpen && Object.keys(entry.seen).every((id) => known(Number(id)))) return entry;
  const line = { ...entry.line };
  if (card !== undefined) Object.assign(line, { card: known(card) ? card : NONE });
  if (cards) Object.assign(line, { cards: cards.map((id) => (known(id) ? id : NONE)) });
  const knownOf = (by: ByCard) =>
    byCard(
      Object.entries(by).flatMap(([id, value]) => (known(Number(id)) ? [[Number(id), value]] : [])),
    );
  return { ...entry, line, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };
}
