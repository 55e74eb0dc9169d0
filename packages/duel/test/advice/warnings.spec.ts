import { describe, expect, test } from 'vitest';
import { duel } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { nameOf } from '../table/picture.ts';
import { Play } from '../table/play.ts';

/** What the game says before an option is taken, by the keys of the lines. */
function warned(table: Description, name: string): readonly string[] {
  const { state } = new Play(table, 'straight');
  const picked = (state.prompt?.options ?? []).filter((each) => nameOf(state, each) === name);
  expect(picked).toHaveLength(1);
  return duel.warnings(state, picked).map(({ line }) => line.say);
}

const AGENT = 's-h-i-e-l-d-field-agent';
const heroes = (table: Description = {}): Description => ({
  active: 'heroes',
  heroes: { noSpare: true, hand: ['thor-a'], board: { tower: 'thor-b' } },
  villains: { noSpare: true, board: { 'manhattan 0': 'thanos-b' } },
  ...table,
});

describe('before the play phase ends', () => {
  test.each<readonly [string, Description, readonly string[]]>([
    ['nothing is said when nothing helps', heroes(), []],
    ['a bonus that loses the game is named', heroes({ points: -8 }), ['warnBonus']],
    [
      'a villain who is faced gets no bonus',
      heroes({
        points: -8,
        heroes: { noSpare: true, hand: ['thor-a'], board: { 'manhattan 0': 'thor-b' } },
      }),
      [],
    ],
    [
      'a deck that runs out is named when the points are against its owner',
      heroes({
        points: -1,
        heroes: {
          noSpare: true,
          hand: ['thor-a'],
          board: { tower: 'thor-b' },
          wholeDeck: ['wasp-a', 'wasp-b'],
        },
      }),
      ['warnDeck'],
    ],
    [
      'a character that costs nothing is named',
      heroes({ heroes: { noSpare: true, hand: [AGENT] } }),
      ['warnUseful'],
    ],
  ])('%s', (_title, table, lines) => {
    expect(warned(table, 'endPhase')).toEqual(lines);
  });
});

test('a payment that takes the whole hand is named', () => {
  const table = (more: readonly string[]): Description => ({
    active: 'heroes',
    heroes: { noSpare: true, hand: ['thor-a', 'wasp-b', 'hulk-a', ...more] },
    villains: { noSpare: true },
  });
  expect(warned(table([]), 'play thor-a')).toEqual(['warnEmpties']);
  expect(warned(table(['ant-man-b', 'black-widow-a']), 'play thor-a')).toEqual([]);
});
