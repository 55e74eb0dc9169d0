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

/** Lets bots play one game. The same seed gives the same game, whatever else is being played. */
export function playGame<V>(
  game: Game<V>,
  bots: readonly Bot[],
  options: Json,
  seed: Seed,
): Played {
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error(`${game.name} cannot be set up like this`);
  const { state } = begun;
  const rolls = dice(seeded(`bots ${seed}`));
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    game.decide(state, decision(game, bots, state, prompt, rolls));
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
