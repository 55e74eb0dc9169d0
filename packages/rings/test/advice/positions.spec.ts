import { describe, test } from 'vitest';
import { judge } from './advised.ts';
import { COMBAT } from './combat.ts';
import { PLANNING } from './planning.ts';
import { QUEST } from './quest.ts';

describe('a sensible player', () => {
  test.each([...PLANNING, ...QUEST, ...COMBAT])('$title', (position) => {
    judge(position);
  });
});
