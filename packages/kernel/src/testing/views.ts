import type { Dice } from '../chance/random.ts';
import { dice, seeded } from '../chance/random.ts';
import type { Accepted, Game, Seed } from '../game/game.ts';
import type { Json } from '../json.ts';
import { randomAnswer } from '../prompts/answers.ts';
import type { Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { View } from '../views/view.ts';
import { entryFor } from '../views/view.ts';
import { changeBetween, changed } from '../views/view-change.ts';
import { Breach, demand, demandSame, revived, shown } from './demand.ts';
import {
  cardsNamedInLine,
  demandNoOrder,
  demandNoSecrets,
  knows,
  visitCardsNamedIn,
} from './secrecy.ts';

export interface Watched {
  readonly seed: Seed;
  readonly options?: Json;
  /** A game that takes more decisions than this counts as one that never ends. */
  readonly most?: number;
}

/** The messages of a game, so that a test can see that it came across its subject. */
export interface Telling {
  readonly decisions: number;
  /** How often a view spoke of a hidden card by the place where it lies. */
  readonly hiddenPlaces: number;
}

/** The messages to one seat: the position it saw last, and its view as a page put it together. */
interface Seated<V> {
  readonly seat: Seat;
  state: State<V>;
  view: View<V>;
  page: View<V>;
}

/**
 * Plays a random game and tells it to every seat and to a spectator, moment by moment, as a table
 * does. Throws a `Breach` if a view, a change or a line of the log cannot be made or tells a
 * secret, and if the changes do not lead to the view.
 */
export function demandViews<V>(game: Game<V>, how: Watched): Telling {
  const { seed, options = null, most = 5000 } = how;
  const begun = game.setup(options, seed);
  demand(!('problems' in begun), () => `${game.name} cannot be set up: ${shown(begun)}`);
  const rolls = dice(seeded(`views ${seed}`));
  let { state } = begun;
  const seats = Array.from({ length: state.seats + 1 }, (_, seat) => seated(game, state, seat));
  let hiddenPlaces = 0;
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    demand(state.decisions < most, () => `not over after ${most} decisions, seed ${seed}`);
    const moments: State<V>[] = [];
    // By lot alone games end before much has been played; with what is sensible they go on.
    const answer = rolls.roll(2) === 0 ? randomAnswer(prompt, rolls) : game.proposal(state);
    const answered = game.answer(state, prompt.seat, answer, (moment) => moments.push(moment));
    demand(!('refusal' in answered), () => `${shown(answer)} is refused at ${shown(prompt)}`);
    for (const each of seats) {
      try {
        tell(game, each, answered, moments, rolls);
      } catch (error) {
        const at = `${game.name}, seed ${seed}, decision ${state.decisions}, seat ${each.seat}`;
        const message = error instanceof Error ? error.message : String(error);
        throw new Breach(`${at}: ${message}`, { cause: error });
      }
      visitCardsNamedIn(each.view as View, game.definition.holdsCards, (card) => {
        if (card < NONE) hiddenPlaces++;
      });
    }
    state = answered.state;
  }
  return { decisions: state.decisions, hiddenPlaces };
}

function seated<V>(game: Game<V>, state: State<V>, seat: Seat): Seated<V> {
  const view = game.view(state, seat);
  demandNoSecrets(state as State, view as View, game.definition.holdsCards);
  return { seat, state, view, page: revived(view) };
}

/** Tells a seat what an answer did: the changes, moment by moment, and the lines. */
function tell<V>(
  game: Game<V>,
  each: Seated<V>,
  { state, log }: Accepted<V>,
  moments: readonly State<V>[],
  rolls: Dice,
): void {
  const { holdsCards } = game.definition;
  for (const next of [...moments.slice(1), state]) tellMoment(game, each, next);
  demandSame(each.page, each.view, 'the changes do not lead to the view');
  demandNoSecrets(state as State, each.view as View, holdsCards);
  demandNoOrder(game, state, each.view, rolls);
  for (const [at, entry] of log.entries()) {
    const then = (moments[at] ?? state) as State;
    const told = entryFor(entry, each.seat, then.seats);
    for (const id of cardsNamedInLine(told, holdsCards)) {
      const card = then.cards[id];
      demand(!card || knows(then, each.seat, card), () => `${shown(told.line)} tells card ${id}`);
    }
  }
}

/** The seat gets the change as text, and no secret with it. */
function tellMoment<V>(game: Game<V>, each: Seated<V>, state: State<V>): void {
  const { seat } = each;
  const view = game.view(state, seat, { state: each.state, view: each.view });
  const change = changeBetween(each.view, view);
  const zones = change.zones.map(([, zone]) => zone);
  const stack = change.stack?.frames ?? [];
  const news = { listening: [], modifying: [], ...change.rest, seat, zones, stack, cards: [] };
  demandNoSecrets(state as State, news as unknown as View, game.definition.holdsCards);
  for (const [id, card] of change.cards) {
    const isKnown = knows(state as State, seat, cardOf(state, id));
    demand(!card || isKnown, () => `card ${id} is told, which it does not know`);
  }
  Object.assign(each, { state, view, page: changed(each.page, revived(change)) });
}
