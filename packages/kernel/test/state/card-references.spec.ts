import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { cardInPlace, isOnePlace, placeToTell } from '../../src/state/card-references.ts';
import { NONE } from '../../src/state/ids.ts';

const ZONES = [[], [5, 6, 7], [8, 9]];

/** Cards in these zones, of which nobody knows any but card 9; card 6 lies at card 8. */
const state = {
  zones: ZONES,
  cards: Array.from({ length: 10 }, (_, id) => ({
    zone: ZONES.findIndex((zone) => (zone as readonly number[]).includes(id)),
    host: id === 6 ? 8 : NONE,
    seen: id === 9 ? 1 : 0,
  })),
} as unknown as State;

describe('a hidden card', () => {
  it('that somebody has looked at, or that lies at another, is told by its place', () => {
    for (const card of [6, 9]) {
      const place = placeToTell(state, card);
      expect(place).toBeLessThan(NONE);
      expect(isOnePlace(place)).toBe(true);
      expect(cardInPlace(ZONES, place)).toBe(card);
    }
  });

  it('that nobody has looked at is told by its zone alone, and may be the top card', () => {
    for (const card of [5, 7]) {
      const place = placeToTell(state, card);
      expect(place).toBeLessThan(NONE);
      expect(isOnePlace(place)).toBe(false);
      expect(cardInPlace(ZONES, place)).toBe(7);
    }
    expect(cardInPlace(ZONES, placeToTell(state, 8))).toBe(9);
  });

  it('never has the place of another', () => {
    const places = [6, 9, 5, 8].map((card) => placeToTell(state, card));
    expect(new Set(places).size).toBe(4);
  });

  it('is none where nothing lies', () => {
    expect(cardInPlace([[], []], placeToTell(state, 9))).toBe(NONE);
    expect(cardInPlace([], placeToTell(state, 9))).toBe(NONE);
  });
});

describe('a card that is known', () => {
  it('is itself, and no card is none', () => {
    expect([7, 0, NONE].map((card) => cardInPlace(ZONES, card))).toEqual([7, 0, NONE]);
    expect([7, 0, NONE].map(isOnePlace)).toEqual([false, false, false]);
  });
});
