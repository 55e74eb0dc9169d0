import { expect, test } from 'vitest';
import type { Box } from '../../src/guide/bubble-place.ts';
import { placeBubble } from '../../src/guide/bubble-place.ts';

const BUBBLE = { width: 300, height: 120 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const at = (left: number, top: number, width = 100, height = 140): Box => ({
  ...{ left, top, width, height },
});
const isApart = (one: Box, other: Box) =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

test('a bubble stands to the right of a thing, with the arrow at its middle', () => {
  const place = placeBubble(at(200, 300), BUBBLE, DESK, []);
  expect(place).toEqual({ side: 'right', left: 320, top: 310, point: 60 });
});

test('where there is no room at the right, it stands at the left', () => {
  const place = placeBubble(at(1300, 300), BUBBLE, DESK, []);
  expect(place).toMatchObject({ side: 'left', left: 980 });
});

test('on a phone it stands above or below', () => {
  const place = placeBubble(at(145, 300), BUBBLE, PHONE, []);
  expect(['top', 'bottom']).toContain(place.side);
  expect(isApart({ ...place, ...BUBBLE }, at(145, 300))).toBe(true);
});

test('it keeps away from what one may want to press', () => {
  const neighbours = [at(320, 300), at(440, 300), at(80, 300)];
  const place = placeBubble(at(200, 300), BUBBLE, DESK, neighbours);
  expect(place.side).toBe('top');
  for (const each of neighbours) expect(isApart({ ...place, ...BUBBLE }, each)).toBe(true);
});

test.each([
  ['the upper left corner', at(0, 0)],
  ['the upper right corner', at(1340, 0)],
  ['the lower left corner', at(0, 760)],
  ['the lower right corner', at(1340, 760)],
])('it stays on the screen at %s, and the arrow on its edge', (_, thing) => {
  const place = placeBubble(thing, BUBBLE, DESK, []);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.top).toBeGreaterThanOrEqual(8);
  expect(place.left + BUBBLE.width).toBeLessThanOrEqual(1432);
  expect(place.top + BUBBLE.height).toBeLessThanOrEqual(892);
  const edge = ['left', 'right'].includes(place.side) ? BUBBLE.height : BUBBLE.width;
  expect(place.point).toBeGreaterThanOrEqual(22);
  expect(place.point).toBeLessThanOrEqual(edge - 22);
});
