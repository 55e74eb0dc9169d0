import type { Dice } from '../chance/random.ts';
import type { Game } from '../game/game.ts';
import type { Definition } from '../game/rules.ts';
import type { Entry } from '../resolving/entry.ts';
import type { Card } from '../state/card.ts';
import { inPlaceOf, withHost } from '../state/card.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { everybody } from '../state/zone.ts';
import type { View } from '../views/view.ts';
import { backOf } from '../views/view.ts';
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

/**
 * Lets hidden cards with the same back change places. A seat that cannot see them must not notice.
 */
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
    const { controller, seen } = card;
    const named = withHost(card, name(card.host));
    cards[name(id)] = inPlaceOf(named, { design, front, owner, controller, seen });
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

/** Gets a card that is named somewhere, and where if it asks. */
type Visit = (card: CardId, where: () => string) => void;

/** Goes through data and visits the cards in it; the way to where it is costs nothing until it is asked for. */
class CardFinder {
  private readonly fields: ReadonlySet<string>;
  private readonly visit: Visit;
  private readonly keys: (string | number)[] = [];
  private readonly where = () => this.keys.map((key) => `.${key}`).join('');

  constructor(fields: ReadonlySet<string>, visit: Visit) {
    this.fields = fields;
    this.visit = visit;
  }

  /** Every number in the fields that hold cards, however deep. */
  inFields(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) {
        if (typeof value[at] !== 'object') continue;
        this.keys.push(at);
        this.inFields(value[at]);
        this.keys.pop();
      }
      return;
    }
    const parts = value as Readonly<Record<string, unknown>>;
    for (const key in parts) {
      const part = parts[key];
      const isCard = this.fields.has(key);
      if (!isCard && typeof part !== 'object') continue;
      this.keys.push(key);
      if (isCard) this.numbers(part);
      this.inFields(part);
      this.keys.pop();
    }
  }

  /** Every number in lists, and in lists of lists. */
  numbers(value: unknown): void {
    if (typeof value === 'number') this.visit(value, this.where);
    else if (Array.isArray(value)) for (const part of value) this.numbers(part);
  }

  /** The same of what lies under a key. */
  numbersAt(key: string, value: unknown): void {
    this.keys.push(key);
    this.numbers(value);
    this.keys.pop();
  }
}

const HOST: ReadonlySet<string> = new Set(['host']);

/** Visits every card that a view names in the fields that hold cards. */
export function visitCardsNamedIn(view: View, fields: ReadonlySet<string>, visit: Visit): void {
  const { cards, lists: _public, zones, listening, modifying, ...rest } = view;
  const found = new CardFinder(fields, visit);
  for (const [id, card] of cards.entries()) if (card) found.numbersAt('cards', id);
  found.numbersAt('zones', zones);
  new CardFinder(HOST, visit).inFields({ zones, cards });
  found.numbersAt('listening', listening);
  found.numbersAt('modifying', modifying);
  found.inFields(rest);
}

/** Every card that a line of the log names to somebody. */
export function cardsNamedInLine(
  { line, seen, designs }: Entry,
  fields: ReadonlySet<string>,
): readonly CardId[] {
  const found = Object.keys({ ...seen, ...designs }).map(Number);
  new CardFinder(fields, (card) => found.push(card)).inFields(line);
  return found;
}

export function demandNoSecrets(state: State, view: View, fields: ReadonlySet<string>): void {
  visitCardsNamedIn(view, fields, (id, where) => {
    const card = state.cards[id];
    if (!card || knows(state, view.seat, card)) return;
    // A question may be about a card that everybody saw before it was shuffled into a deck.
    const isLost = card.seen === 0 && where().startsWith('.prompt.ask.');
    demand(
      isLost,
      () => `seat ${view.seat} must not know card ${id}, yet its view names it at ${where()}`,
    );
  });
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
