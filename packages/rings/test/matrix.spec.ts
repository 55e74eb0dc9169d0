import type { State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import { BUILT_PAIRS } from '../src/decks/built-decks.ts';
import { LEARNING_DECKS } from '../src/decks/learning-decks.ts';
import { rings } from '../src/game.ts';
import { ENDINGS } from '../src/rules/end/game-end.ts';
import { SCENARIOS } from '../src/scenarios/scenario.ts';
import type { RingsVars } from '../src/table.ts';

/**
 * The matrix in small: every scenario, mode, number of players and deck at least once, by players
 * who decide at random or follow the proposals. A table of any size is printed by `npx grimrule
 * simulate rings --matrix`.
 */

/** Far more decisions than any game takes. */
const MOST = 6000;

const learning = LEARNING_DECKS.map(({ slug }) => slug);
const built = BUILT_PAIRS.map((pair) => pair.map(({ slug }) => slug));

/** Every company of this size: learning decks next to each other, and the built ones. */
function companies(players: number): readonly (readonly string[])[] {
  const neighbours = learning.map((_, first) =>
    Array.from({ length: players }, (_none, seat) => learning[(first + seat) % 4] ?? ''),
  );
  if (players === 1) return [...neighbours, ...built.flat().map((slug) => [slug])];
  return [...neighbours, ...built.filter((pair) => pair.length === players)];
}

function playOut(options: object, seed: string, sensible: boolean): State<RingsVars> {
  const begun = rings.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const { state } = begun;
  const lots = dice(seeded(seed));
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    if (state.decisions > MOST) throw new Error('the game does not end');
    rings.decide(state, sensible ? rings.proposal(state) : randomAnswer(prompt, lots));
  }
  return state;
}

describe('every game comes to an end', () => {
  for (const { slug: scenario } of SCENARIOS) {
    for (const players of [1, 2, 3, 4]) {
      it(`with ${players} in ${scenario}, whatever their decks`, () => {
        for (const decks of companies(players)) {
          for (const mode of ['standard', 'easy']) {
            for (const sensible of [true, false]) {
              const seed = `${scenario} ${decks.join(' ')} ${mode}`;
              const { outcome } = playOut({ scenario, decks, mode }, seed, sensible);
              expect(ENDINGS, seed).toContain(outcome?.ending);
            }
          }
        }
      });
    }
  }
});
