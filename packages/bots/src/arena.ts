import type { Answer, Dice, Game, Json, Outcome, Prompt, Seed, State } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** A game that two or more bots have played to its end. */
export interface Played {
  /** How everything lay in the end. */
  readonly state: State;
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly decisions: number;
}

/** A game that did not come to an end. */
export interface Failure {
  readonly failure: 'endless' | 'crash';
  readonly decisions: number;
  readonly message: string;
}

/** Sees each position with the answer that is about to be given; may throw to end the game. */
type Witness = (state: State, prompt: Prompt, answer: Answer) => void;

/** Far more decisions than any game has that comes to an end. */
const ENDLESS = 20_000;

/** Lets bots play one game, and tells of one that has no end or breaks down. */
export function tryGame(
  game: Game,
  bots: readonly Bot[],
  options: Json,
  seed: Seed,
  { witness, endless = ENDLESS }: { readonly witness?: Witness; readonly endless?: number } = {},
): Played | Failure {
  let decisions = 0;
  try {
    return playGame(game, bots, options, seed, (state, prompt, answer) => {
      decisions = state.decisions;
      if (decisions >= endless) throw new Endless();
      witness?.(state, prompt, answer);
    });
  } catch (error) {
    const failure = error instanceof Endless ? 'endless' : 'crash';
    const message = error instanceof Error ? error.message : String(error);
    return { failure, decisions, message };
  }
}

class Endless extends Error {}

/** Lets bots play one game. The same seed gives the same game, whatever else is being played. */
export function playGame<V>(
  game: Game<V>,
  bots: readonly Bot[],
  options: Json,
  seed: Seed,
  witness?: (state: State<V>, prompt: Prompt, answer: Answer) => void,
): Played {
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error(`${game.name} cannot be set up like this`);
  const { state } = begun;
  const rolls = dice(seeded(`bots ${seed}`));
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    const answer = decision(game, bots, state, prompt, rolls);
    witness?.(state, prompt, answer);
    game.decide(state, answer);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('a game without a question must be over');
  return { state, outcome, rounds: state.rounds, decisions: state.decisions };
}

function decision<V>(
  game: Game<V>,
  bots: readonly Bot[],
  state: State<V>,
  prompt: Prompt,
  rolls: Dice,
): Answer {
  const bot = bots[prompt.seat % bots.length];
  if (!bot) throw new Error('a game needs bots');
  return bot.choose(game, game.view(state, prompt.seat), prompt, rolls);
}
