import type { Game, Seed } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import { sensible } from './levels.ts';
import { random } from './random.ts';

/** One question of so many is looked ahead from: that takes long, and the game has to get on. */
const LOOKED_AT = 4;

/**
 * A game for practice, one decision a step. It runs through the rules and through looking ahead, so
 * that the engine has compiled both before somebody waits for an answer.
 */
export function* practice(game: Game, seed: Seed): Generator<void> {
  const begun = game.setup(null, seed);
  if ('problems' in begun) return;
  const { state } = begun;
  const rolls = dice(seeded(seed));
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    const bot = state.decisions % LOOKED_AT === 0 ? sensible : random;
    game.decide(state, bot.choose(game, game.view(state, prompt.seat), prompt, rolls));
    yield;
  }
}
