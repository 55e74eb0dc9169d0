import { randomAnswer } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** Answers at random. */
export const random: Bot = {
  name: 'random',
  choose: (_game, _view, prompt, dice) => randomAnswer(prompt, dice),
};
