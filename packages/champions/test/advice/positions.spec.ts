import { describe, test } from 'vitest';
import { judge } from './advised.ts';
import { ANSWERS } from './answers.ts';
import { HANDS } from './hands.ts';
import { TURNS } from './turns.ts';

describe('a sensible player', () => {
  test.each([...HANDS, ...TURNS, ...ANSWERS])('$title', (position) => {
    judge(position);
  });
});
