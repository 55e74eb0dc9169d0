import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetKnown,
  guideFirstGame,
  isGuided,
  keepKnown,
  knownOf,
  setGuided,
} from '../../src/guide/kept-guide.ts';

class Kept {
  private readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
  removeItem = (key: string) => void this.texts.delete(key);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('sessionStorage', new Kept());
  vi.stubGlobal('location', { search: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a table is guided where somebody has asked for it, or the address does', () => {
  expect(isGuided('A')).toBe(false);
  setGuided('A', true);
  expect(isGuided('A')).toBe(true);
  expect(isGuided('B')).toBe(false);
  vi.stubGlobal('location', { search: '?guide' });
  expect(isGuided('B')).toBe(true);
});

test('a guide that was left stays away, whatever the address says', () => {
  vi.stubGlobal('location', { search: '?guide' });
  setGuided('A', false);
  expect(isGuided('A')).toBe(false);
});

test('what somebody knows of a game is kept for each game', () => {
  expect(knownOf('duel')).toEqual({ done: [], isLeft: false });
  keepKnown('duel', { done: ['goal'] });
  keepKnown('duel', { isLeft: true });
  expect(knownOf('duel')).toEqual({ done: ['goal'], isLeft: true });
  expect(knownOf('rings')).toEqual({ done: [], isLeft: false });
  forgetKnown('duel');
  expect(knownOf('duel')).toEqual({ done: [], isLeft: false });
});

test('what is kept and makes no sense is nothing', () => {
  for (const text of ['{', 'null', '7', '{"done":"goal","isLeft":"yes"}', '{"done":[1]}']) {
    localStorage.setItem('grimrule.guided.duel', text);
    expect(knownOf('duel')).toEqual({ done: [], isLeft: false });
  }
});

test('a first game is guided until the guide of that game was left', () => {
  guideFirstGame('duel', 'A');
  expect(isGuided('A')).toBe(true);
  keepKnown('duel', { isLeft: true });
  guideFirstGame('duel', 'B');
  expect(isGuided('B')).toBe(false);
});
