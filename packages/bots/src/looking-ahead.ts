import type { Answer, Game, Prompt, Seat, State } from '@grimrule/kernel';
import { isRefusal, understand } from '@grimrule/kernel';

/** The planned answers of a player to the current question and the next ones. */
export type Plan = readonly Answer[];

/** How far a player looks: to the end of the turn, or of the round. */
type Horizon = 'turn' | 'round';

/** The share of all scores that belongs to defeats: no survivor looks worse than any of them. */
const DEFEATS = 0.02;
/** A turn that does not end would be a mistake in the rules; looking ahead must end anyway. */
const STEPS = 300;

/** How good it looks at the horizon if a seat goes by its plan, and all else goes the obvious way. */
export function look<V>(game: Game<V>, from: State<V>, plan: Plan, seat: Seat): number {
  const state = game.fork(from);
  const horizon = horizonOf(game);
  let planned = begin(game, state, plan);
  let hope = 0;
  let phase = -1;
  for (let step = 0; step < STEPS && !isBeyond(state, from, horizon); step++) {
    if (state.phases !== phase) {
      hope = game.evaluate(state, seat);
      phase = state.phases;
    }
    planned = goOn(game, state, plan, planned, seat);
  }
  const score = game.evaluate(state, seat);
  // A position that looks lost may not be: each player may still find something better. So of several
  // defeats the one with the better chances on the way is preferred.
  const isLost = state.outcome !== null && score === 0;
  return isLost ? hope * DEFEATS : DEFEATS + score * (1 - DEFEATS);
}

/** The next question of the phase to a seat that has answered by its plan, payments aside. */
export function nextQuestion<V>(
  game: Game<V>,
  from: State<V>,
  plan: Plan,
  seat: Seat,
): Prompt | null {
  const state = game.fork(from);
  const horizon = horizonOf(game);
  let planned = begin(game, state, plan);
  for (let step = 0; step < STEPS && !isBeyond(state, from, horizon); step++) {
    if (state.phases !== from.phases) return null;
    if (planned === plan.length && isToBePlanned(state, seat)) return game.prompt(state);
    planned = goOn(game, state, plan, planned, seat);
  }
  return null;
}

/** Against the game, what a turn was good for shows when the enemies have had theirs. */
function horizonOf<V>({ definition }: Game<V>): Horizon {
  return definition.cooperative ? 'round' : 'turn';
}

function isBeyond(state: State, from: State, horizon: Horizon): boolean {
  if (!state.prompt) return true;
  return horizon === 'round' ? state.rounds !== from.rounds : state.turns !== from.turns;
}

/** Gives the first answer of a plan; the number of the next one. */
function begin<V>(game: Game<V>, state: State<V>, [first]: Plan): number {
  if (first) game.decide(state, first);
  return 1;
}

/** Answers one question; the number of the answer that the plan goes on with. */
function goOn<V>(game: Game<V>, state: State<V>, plan: Plan, planned: number, seat: Seat): number {
  const { prompt } = state;
  const answer = plan[planned];
  if (!prompt || !answer || !isToBePlanned(state, seat)) {
    game.decide(state, game.proposal(state));
    return planned;
  }
  // With other cards than guessed, something else may be asked than was planned for.
  const understood = understand(prompt, answer);
  game.decide(state, isRefusal(understood) ? game.proposal(state) : understood);
  return planned + 1;
}

/** How something is paid for is no plan. */
function isToBePlanned({ prompt }: State, seat: Seat): boolean {
  return prompt?.seat === seat && !prompt.cost;
}
