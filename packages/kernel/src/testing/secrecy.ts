import type { Definition } from '../definition.ts';
import type { Dice } from '../random.ts';
import type { Card, CardId, Seat, State } from '../state.ts';
import type { View } from '../view.ts';
import { backOf } from '../view.ts';
import { everybody } from '../zones.ts';
import { demand, demandSame } from './demand.ts';
import type { Check } from './position.ts';
import { untouched } from './position.ts';

/** Fields in which the kernel keeps ids of cards. */
const CARD_FIELDS: readonly string[] = [
  'card',
  'cards',
  'source',
  'kept',
  'chosen',
  'slots',
  'host',
];

function knows(state: State, seat: Seat, card: Card): boolean {
  const mask = seat < state.seats ? 1 << seat : everybody(state.seats);
  return (card.seen & mask) === mask;
}

/** The same value with every id of a card replaced. */
function renamed<T>(value: T, fields: readonly string[], name: (id: CardId) => CardId): T {
  const inside = (part: unknown, isCard: boolean): unknown => {
    if (typeof part === 'number') return isCard ? name(part) : part;
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((each) => inside(each, isCard));
    return Object.fromEntries(
      Object.entries(part).map(([key, each]) => [key, inside(each, fields.includes(key))]),
    );
  };
  return inside(value, false) as T;
}

/** Lets hidden cards with the same back change places. Nobody who cannot see them may notice. */
function swapped<V>(
  definition: Definition,
  state: State<V>,
  seat: Seat,
  fields: readonly string[],
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
  const all = [...CARD_FIELDS, ...fields];
  return {
    ...state,
    cards,
    zones: state.zones.map((zone) => zone.map(name)),
    stack: renamed(state.stack, all, name),
    lasting: renamed(state.lasting, all, name),
    delayed: renamed(state.delayed, all, name),
    uses: renamed(state.uses, all, name),
    listening: state.listening.map((each) => each.map(name)),
    modifying: state.modifying.map((each) => each.map(name)),
    prompt: renamed(state.prompt, all, name),
  };
}

/** Ids of cards anywhere in a view. */
function* idsIn(value: unknown, fields: readonly string[], path = ''): Generator<[CardId, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (fields.includes(key)) yield* numbersIn(part, here);
    yield* idsIn(part, fields, here);
  }
}

function* numbersIn(value: unknown, path: string): Generator<[CardId, string]> {
  if (typeof value === 'number') yield [value, path];
  else if (Array.isArray(value)) for (const part of value) yield* numbersIn(part, path);
}

/** Every card that a view names, and where; a game names the fields of its frames that hold cards. */
export function* cardsNamedIn(view: View, fields: readonly string[]): Generator<[CardId, string]> {
  const { cards, lists: _public, zones, listening, modifying, ...rest } = view;
  for (const [id, card] of cards.entries()) if (card) yield [id, '.cards'];
  yield* numbersIn(zones, '.zones');
  yield* idsIn({ zones, cards }, ['host']);
  yield* numbersIn(listening, '.listening');
  yield* numbersIn(modifying, '.modifying');
  yield* idsIn(rest, [...CARD_FIELDS, ...fields]);
}

function demandNoSecrets(state: State, view: View, fields: readonly string[]): void {
  for (const [id, path] of cardsNamedIn(view, fields)) {
    const card = state.cards[id];
    demand(
      !card || knows(state, view.seat, card),
      () => `seat ${view.seat} must not know card ${id}, yet its view names it at ${path}`,
    );
  }
  const text = JSON.stringify(view);
  demand(
    !('random' in view) && !text.includes(JSON.stringify(state.random)),
    () => `seat ${view.seat} gets the state of the random generator`,
  );
}

export const secretsAreKept: Check = {
  name: 'secrets are kept',
  at({ game, state, dice }) {
    const { cardFields } = game.definition;
    for (let seat = 0; seat <= state.seats; seat++) {
      const view = untouched(state, 'looking', () => game.view(state, seat));
      demandNoSecrets(state as State, view as View, cardFields);
      const elsewhere = swapped(game.definition, state, seat, cardFields, dice);
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
