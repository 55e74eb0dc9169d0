import { expect, test } from 'vitest';
import type { Room, Shelf } from '../../src/table/board/shelf.ts';
import { fitted } from '../../src/table/board/shelf.ts';

const UPRIGHT = 0.7;
const ROOM: Room = { width: 1000, height: 200, gap: 10, between: 20 };

function shelf(count: number, more: Partial<Shelf> = {}): Shelf {
  return { widths: Array(count).fill(UPRIGHT), share: 1, least: 50, caption: 0, ...more };
}

function widthOf(shelves: readonly Shelf[], room = ROOM): number {
  const used = fitted(shelves, room).reduce((sum, { width }) => sum + width, 0);
  return used + room.between * (shelves.length - 1);
}

test('cards are as high as their shelf wants them where there is room', () => {
  const [large, small] = fitted([shelf(1), shelf(2, { share: 0.5 })], ROOM);
  expect(large).toEqual({ height: 200, width: 140 });
  expect(small).toEqual({ height: 100, width: 150 });
});

test('they shrink together until all lie side by side, and take all the room there is', () => {
  const shelves = [shelf(2), shelf(4, { share: 0.8 })];
  const [large, small] = fitted(shelves, { ...ROOM, width: 600 });
  expect(large?.height).toBeLessThan(200);
  expect((small?.height ?? 0) / (large?.height ?? 1)).toBeCloseTo(0.8, 1);
  expect(widthOf(shelves, { ...ROOM, width: 600 })).toBeLessThanOrEqual(600);
  expect(widthOf(shelves, { ...ROOM, width: 600 })).toBeGreaterThan(590);
});

test('a shelf breaks into lines rather than letting its cards become smaller', () => {
  const eight = shelf(8, { share: 0.45 });
  const [on] = fitted([eight], { ...ROOM, width: 300 });
  expect(on?.height).toBeGreaterThan(85);
  expect(on?.width).toBeLessThanOrEqual(300);
});

test('the others grow into the room that a shelf makes by breaking into lines', () => {
  const shelves = [shelf(1), shelf(8, { share: 0.6 })];
  const [alone, eight] = fitted(shelves, { ...ROOM, width: 520 });
  expect(eight?.height).toBeLessThan(100);
  expect(alone?.height).toBe(200);
  expect(widthOf(shelves, { ...ROOM, width: 520 })).toBeLessThanOrEqual(520);
});

test('it stays on one line where there is room for it', () => {
  const [on] = fitted([shelf(4, { share: 0.4 })], ROOM);
  expect(on?.width).toBe(4 * 56 + 3 * 10);
});

test('cards do not become smaller than can be read', () => {
  const [on] = fitted([shelf(30, { least: 90 })], { ...ROOM, width: 300 });
  expect(on?.height).toBe(90);
});

test('a caption takes its height from the cards, and what else a shelf needs from the width', () => {
  const [titled] = fitted([shelf(1, { caption: 30 })], ROOM);
  expect(titled?.height).toBe(170);
  const [wide] = fitted([shelf(1, { extra: 25 })], ROOM);
  expect(wide?.width).toBe(165);
});

test('what yields shrinks faster than what does not', () => {
  const shelves = [shelf(3), shelf(3, { yields: 2 })];
  const [first, second] = fitted(shelves, { ...ROOM, width: 700 });
  expect(second?.height).toBeLessThan((first?.height ?? 0) * 0.95);
});

test('a card with much attached to it keeps its line as wide as it is', () => {
  const [on] = fitted([shelf(3, { widths: [2.4, UPRIGHT, UPRIGHT] })], { ...ROOM, width: 300 });
  expect(on?.width).toBeGreaterThanOrEqual(2.4 * (on?.height ?? 0) - 0.5);
});
