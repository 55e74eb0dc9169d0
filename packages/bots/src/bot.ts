import type { Answer, Dice, Game, Prompt, View } from '@grimrule/kernel';

/** Says whether a player has thought long enough and should answer with what they have. */
export type IsLate = () => boolean;

/** A player made of code. It gets its seat's view and the question, and nothing else. */
export interface Bot {
  readonly name: string;
  /** Without `isLate` the answer depends on view, question and dice alone. */
  choose<V>(game: Game<V>, view: View<V>, prompt: Prompt, dice: Dice, isLate?: IsLate): Answer;
}
