import { describe, test } from 'vitest';
import { judge } from './advised.ts';
import { FIGHTING } from './fighting.ts';
import { PLAYING } from './playing.ts';

describe('a sensible player', () => {
  test.each([...PLAYING, ...FIGHTING])('$title', (position) => {
    judge(position);
  });
});
