import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';

/** Whether the players win a game in which everybody does what is advised. */
function wins(decks: readonly string[], seed: number): boolean {
  const begun = rings.setup({ decks, scenario: 'passage' }, seed);
  if ('problems' in begun) throw new Error('the game cannot be set up');
  const { state } = begun;
  while (state.prompt) rings.decide(state, rings.proposal(state));
  return state.outcome?.result === 'players';
}

describe('who does what is advised wins Passage Through Mirkwood at times', () => {
  test.each([
    [1, ['leadership']],
    [2, ['leadership', 'tactics']],
    [3, ['leadership', 'spirit', 'lore']],
    [4, ['leadership', 'tactics', 'spirit', 'lore']],
  ] as const)('with %i players', (_players, decks) => {
    const won = Array.from({ length: 12 }, (_, seed) => wins(decks, seed)).filter(Boolean);
    expect(won.length).toBeGreaterThan(0);
  });
});
