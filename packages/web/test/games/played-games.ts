import type { Answer, Game, Json, State } from '@grimrule/kernel';
import { Table } from '@grimrule/kernel';

/** Everything that whole games have shown of a game. */
export interface PlayedGames {
  readonly positions: readonly State[];
  /** Some of the positions, as tables: one changes little from one position to the next. */
  readonly tables: readonly Table[];
  /** The questions that were asked. */
  readonly asks: ReadonlySet<string>;
  /** The steps of the rules that the log has told. */
  readonly steps: ReadonlySet<string>;
}

interface Course {
  readonly game: Game;
  /** The options of each game. */
  readonly games: readonly Json[];
  /** One in this many positions becomes a table. */
  readonly every: number;
  /** The answer to a question of the game with this index; null for the proposed one. */
  readonly answer?: (state: State, index: number) => Answer | null;
}

/** Plays games to their end. */
export function playedGames({ game, games, every, answer }: Course): PlayedGames {
  const positions: State[] = [];
  const asks = new Set<string>();
  const steps = new Set<string>();
  for (const [index, options] of games.entries()) {
    const begun = game.setup(options, `the page ${index}`);
    if ('problems' in begun) throw new Error('these options are legal');
    let { state } = begun;
    for (let { prompt } = state; prompt; { prompt } = state) {
      asks.add(prompt.ask.say);
      positions.push(state);
      const given = answer?.(state, index) ?? game.proposal(state);
      const answered = game.answer(state, prompt.seat, given);
      if ('refusal' in answered) throw new Error('this answer is legal');
      for (const { step } of answered.log) steps.add(step);
      state = answered.state;
    }
  }
  const tables = positions
    .filter((_, index) => index % every === 0)
    .map((state) => new Table(game.definition, state, null));
  return { positions, tables, asks, steps };
}
