import type { Definition } from '../definition.ts';
import type { Game } from '../game.ts';
import type { Dice } from '../random.ts';
import type { Card, CardId, Seat, State } from '../state.ts';
import { cardOf, NONE } from '../state.ts';
import type { Entry } from '../table.ts';
import type { View } from '../view.ts';
import { backOf } from '../view.ts';
import { everybody } from '../zones.ts';
import { demand, demandSame } from './demand.ts';
import type { Check } from './position.ts';
import { untouched } from './position.ts';

export function knows(state: State, seat: Seat, card: Card): boolean {
  const mask = seat < state.seats ? 1 << seat : everybody(state.seats);
  return (card.seen & mask) === mask;
}

/** The same value with every id of a card replaced. */
function renamed<T>(value: T, fields: ReadonlySet<string>, name: (id: CardId) => CardId): T {
  const inside = (part: unknown, isCard: boolean): unknown => {
    if (typeof part === 'number') return isCard ? name(part) : part;
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((each) => inside(each, isCard));
    return Object.fromEntries(
      Object.entries(part).map(([key, each]) => [key, inside(each, fields.has(key))]),
    );
  };
  return inside(value, false) as T;
}

/** Lets hidden cards with the same back change places. Nobody who cannot see them may notice. */
function swapped<V>(
  definition: Definition,
  state: State<V>,
  seat: Seat,
  fields: ReadonlySet<string>,
  dice: Dice,
): State<V> {
  const backs = new Map<string, CardId[]>();
  state.cards.forEach((card, id) => {
    if (knows(state, seat, card)) return;
    const back = backOf(definition, card);
    backs.set(back, [...(backs.get(back) ?? []), id]);
  });
  const names = state.cards.map((_, id) => id);
  for (const hidden of backs.values()) {
    const others = dice.shuffle([...hidden]);
    hidden.forEach((id, index) => {
      names[id] = others[index] ?? id;
    });
  }
  const name = (id: CardId) => names[id] ?? id;
  const cards = [...state.cards];
  state.cards.forEach((card, id) => {
    const there = state.cards[name(id)] ?? card;
    const { design, front, owner } = there;
    cards[name(id)] = { ...card, design, front, owner, host: name(card.host) };
  });
  return {
    ...state,
    cards,
    zones: state.zones.map((zone) => zone.map(name)),
    stack: renamed(state.stack, fields, name),
    lasting: renamed(state.lasting, fields, name),
    delayed: renamed(state.delayed, fields, name),
    uses: renamed(state.uses, fields, name),
    listening: state.listening.map((each) => each.map(name)),
    modifying: state.modifying.map((each) => each.map(name)),
    prompt: renamed(state.prompt, fields, name),
  };
}

/** Ids of cards anywhere in a view. */
function* idsIn(
  value: unknown,
  fields: ReadonlySet<string>,
  path = '',
): Generator<[CardId, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (fields.has(key)) yield* numbersIn(part, here);
    yield* idsIn(part, fields, here);
  }
}

function* numbersIn(value: unknown, path: string): Generator<[CardId, string]> {
  if (typeof value === 'number') yield [value, path];
  else if (Array.isArray(value)) for (const part of value) yield* numbersIn(part, path);
}

/** Every card that a view names in the fields that hold cards, and where. */
export function* cardsNamedIn(
  view: View,
  fields: ReadonlySet<string>,
): Generator<[CardId, string]> {
  const { cards, lists: _public, zones, listening, modifying, ...rest } = view;
  for (const [id, card] of cards.entries()) if (card) yield [id, '.cards'];
  yield* numbersIn(zones, '.zones');
  yield* idsIn({ zones, cards }, new Set(['host']));
  yield* numbersIn(listening, '.listening');
  yield* numbersIn(modifying, '.modifying');
  yield* idsIn(rest, fields);
}

/** Every card that a line of the log names to somebody. */
export function* cardsNamedInLine(
  { line, seen, designs }: Entry,
  fields: ReadonlySet<string>,
): Generator<CardId> {
  for (const [id] of idsIn(line, fields)) yield id;
  for (const id of Object.keys({ ...seen, ...designs })) yield Number(id);
}

export function demandNoSecrets(state: State, view: View, fields: ReadonlySet<string>): void {
  for (const [id, path] of cardsNamedIn(view, fields)) {
    const card = state.cards[id];
    // A question may be about a card that everybody saw before it was shuffled into a deck.
    const isLost = card?.seen === 0 && path.startsWith('.prompt.ask.');
    demand(
      !card || isLost || knows(state, view.seat, card),
      () => `seat ${view.seat} must not know card ${id}, yet its view names it at ${path}`,
    );
  }
}

/** Cards that nobody has looked at may lie in any order: no view may depend on it. */
export function demandNoOrder<V>(game: Game<V>, state: State<V>, view: View<V>, dice: Dice): void {
  const isUnseen = (id: CardId) => state.cards[id]?.seen === 0 && state.cards[id]?.host === NONE;
  const backAt = (id: CardId) => backOf(game.definition, cardOf(state, id));
  const zones = state.zones.map((zone) => {
    const others = dice.shuffle(zone.filter(isUnseen));
    return zone.map((id) => {
      if (!isUnseen(id)) return id;
      const at = others.findIndex((other) => backAt(other) === backAt(id));
      return others.splice(at, 1)[0] ?? id;
    });
  });
  demandSame(
    view,
    game.view({ ...state, zones }, view.seat),
    `seat ${view.seat} can tell where a card lies that nobody has looked at`,
  );
}

export const secretsAreKept: Check = {
  name: 'secrets are kept',
  at({ game, state, dice }) {
    const { holdsCards } = game.definition;
    for (let seat = 0; seat <= state.seats; seat++) {
      const view = untouched(state, 'looking', () => game.view(state, seat));
      demandNoSecrets(state as State, view as View, holdsCards);
      demandNoOrder(game, state, view, dice);
      const text = JSON.stringify(view);
      demand(
        !('random' in view) && !text.includes(JSON.stringify(state.random)),
        () => `seat ${seat} gets the state of the random generator`,
      );
      const elsewhere = swapped(game.definition, state, seat, holdsCards, dice);
      demandSame(
        view,
        game.view(elsewhere, seat),
        `seat ${seat} can tell hidden cards with the same back apart`,
      );
      const asked = state.prompt?.seat === seat;
      demand((view.prompt !== null) === asked, () => `seat ${seat} sees another's question`);
    }
  },
};
