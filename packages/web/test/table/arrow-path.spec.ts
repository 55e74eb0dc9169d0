import { expect, test } from 'vitest';
import { arrowPath } from '../../src/table/board/arrow-path.ts';

const FROM = { left: 0, top: 100, width: 100, height: 140 };
const TO = { left: 500, top: 100, width: 100, height: 140 };

test('an arrow begins at the edge of the card that acts and ends at the edge of its target', () => {
  const path = arrowPath(FROM, TO);
  expect(path).toMatch(/^M100 170Q/);
  expect(path).toContain('L500 170L');
});

test('between cards in one place nothing is divided by nothing', () => {
  expect(arrowPath(FROM, FROM)).not.toContain('NaN');
});
