import { championsWords } from '@grimrule/champions';
import { LANGUAGES } from '@grimrule/words';
import { expect, test } from 'vitest';
import { withSeatNames } from '../../src/table/seats/named-seats.ts';

const reader = { seat: 0, seats: 2, designOf: () => null };

test('others are called by their names, the reader is still addressed', () => {
  for (const language of LANGUAGES) {
    const words = withSeatNames(championsWords[language], (seat) => `Hero of seat ${seat}`);
    const turnOf = (seat: number) => words.line({ say: 'playerTurn', seat }, reader);
    expect(turnOf(1)).toContain('Hero of seat 1');
    expect(turnOf(0)).not.toContain('Hero of seat 0');
  }
});
