import type { Golden } from '@grimrule/words/testing';
import { champions } from '../../src/game.ts';
import type { ChampionsVars } from '../../src/table.ts';
import { championsWords } from '../../src/words/champions-words.ts';

/** How a kept game begins. */
export interface Beginning {
  readonly heroes: readonly string[];
  readonly scenario: string;
  readonly mode: string;
  readonly seed: string;
}

export function golden({ heroes, scenario, mode, seed }: Beginning): Golden<ChampionsVars> {
  const { version } = champions.definition;
  return {
    game: champions,
    words: championsWords.en,
    options: { heroes, scenario, mode },
    seed,
    title: `Champions, rules ${version}: ${scenario} (${mode}) with ${heroes.join(', ')}, seed '${seed}'`,
    sums: ({ decisions, rounds, outcome }) =>
      `Decisions: ${decisions}. Rounds: ${rounds}. Ending: ${outcome?.ending}.`,
  };
}
