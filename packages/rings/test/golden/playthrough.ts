import type { Golden } from '@grimrule/words/testing';
import { rings } from '../../src/game.ts';
import { scoreOf } from '../../src/rules/end/scoring.ts';
import type { RingsVars } from '../../src/table.ts';
import { ringsWords } from '../../src/words/rings-words.ts';

/** How a kept game begins. */
export interface Beginning {
  readonly decks: readonly string[];
  readonly scenario: string;
  readonly seed: string;
}

export function golden({ decks, scenario, seed }: Beginning): Golden<RingsVars> {
  return {
    game: rings,
    words: ringsWords.en,
    options: { decks, scenario },
    seed,
    title: `Rings, rules ${rings.definition.version}: ${scenario} with ${decks.join(', ')}, seed '${seed}'`,
    sums: (state) =>
      `Decisions: ${state.decisions}. Rounds: ${state.rounds}. Score: ${scoreOf(state).total}.`,
  };
}
