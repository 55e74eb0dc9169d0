import type { Answer, Dice, Game, Prompt, View } from '@grimrule/kernel';

/** A player made of code. It gets its seat's view and the question, and nothing else. */
export interface Bot {
  readonly name: string;
  choose<V>(game: Game<V>, view: View<V>, prompt: Prompt, dice: Dice): Answer;
}
