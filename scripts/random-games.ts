import type { Game, Json } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { PARTS } from '../bench/parts.ts';

// Runs in a process of its own, whose engine writes down what it meets: so many random games of each. Prints
// how many decisions that were.
const games = Number(process.argv[2]);
let decisions = 0;

for (const part of Object.values(PARTS)) {
  const { game, options }: { readonly game: Game; readonly options: Json } = part;
  for (let number = 0; number < games; number++) {
    const seed = `shapes ${number}`;
    const begun = game.setup(options, seed);
    if ('problems' in begun) throw new Error(`${game.name} cannot be set up like this`);
    const { state } = begun;
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      game.decide(state, randomAnswer(prompt, rolls));
    }
    decisions += state.decisions;
  }
}

process.stdout.write(String(decisions));
