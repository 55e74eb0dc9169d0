import type { Bot } from './bot.ts';
import { compare } from './comparing.ts';
import type { Effort } from './contest.ts';
import { random } from './random.ts';

/** A player who looks ahead on guesses of the hidden cards, as hard as this. */
function thinker(name: string, effort: Effort): Bot {
  return {
    name,
    choose: (game, view, prompt, dice, isLate) =>
      compare(game, view, prompt, dice, effort, isLate).best,
  };
}

/** How hard advice is thought about. */
export const SENSIBLE: Effort = { looks: 24, guesses: 4 };

const easy = thinker('easy', { looks: 6, guesses: 1 });
export const sensible = thinker('sensible', SENSIBLE);
const expert = thinker('expert', { looks: 72, guesses: 12 });

/** All bots, the strongest last. */
export const BOTS: readonly Bot[] = [random, easy, sensible, expert];

export function botNamed(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
