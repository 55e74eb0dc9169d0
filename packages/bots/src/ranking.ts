import type { Answer, Dice, Game, View } from '@grimrule/kernel';
import { isRefusal, proposing, sameOption, seeded, understand } from '@grimrule/kernel';
import type { IsLate } from './bot.ts';
import { compare } from './comparing.ts';
import { SENSIBLE } from './levels.ts';

/** A guess that fits a view, to ask the rules what they would propose. */
const GUESS = 'what would you do';

/**
 * The best answers to the question of a view, best first: what the sensible bot would do, and the
 * next ones. It knows what the seat knows, and guesses the rest as the bot does.
 */
export function rankedAnswers<V>(
  game: Game<V>,
  view: View<V>,
  dice: Dice,
  most: number,
  isLate?: IsLate,
): readonly Answer[] {
  const { prompt } = view;
  if (!prompt) return [];
  const guess = game.resample(view, seeded(GUESS));
  const proposed = understand(prompt, game.proposal(guess));
  const asked = isRefusal(proposed) ? prompt : proposing(prompt, proposed);
  const { best, order } = compare(game, view, asked, dice, SENSIBLE, isLate);
  const ranked: Answer[] = [best];
  for (const answer of order) {
    if (ranked.length === most) break;
    if (!ranked.some((each) => isSame(each, answer))) ranked.push(answer);
  }
  return ranked;
}

const isSame = (one: Answer, other: Answer) =>
  one.length === other.length &&
  one.every((option) => other.some((each) => sameOption(each, option)));
