import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/index.ts';
import { entryFor } from '../../src/index.ts';

const SEATS = 2;
const SPECTATOR = 2;

/** A line about cards of which these seats knew: 1 is the first, 2 the second, 3 both. */
const entry = (line: Entry['line'], seen: Entry['seen']): Entry => ({
  line,
  rule: 'some rule',
  step: 'a step',
  seen,
  designs: Object.fromEntries(Object.keys(seen).map((card) => [card, 70 + Number(card)])),
});

describe('a line of the log', () => {
  const drew = entry({ say: 'drew', seat: 0, card: 4 }, { 4: 1 });

  it('names a card to the seat that knew it', () => {
    expect(entryFor(drew, 0, SEATS)).toEqual(drew);
  });

  it.each([
    ['the other seat', 1],
    ['a spectator', SPECTATOR],
  ])('keeps it from %s', (_, seat) => {
    expect(entryFor(drew, seat, SEATS)).toEqual({
      ...drew,
      line: { say: 'drew', seat: 0, card: -1 },
      seen: {},
      designs: {},
    });
  });

  it('names to a spectator what everybody knew', () => {
    const open = entry({ say: 'defeated', card: 5, cards: [6, -1] }, { 5: 3, 6: 3 });
    expect(entryFor(open, SPECTATOR, SEATS)).toEqual(open);
  });

  it('keeps of several cards those that were hidden', () => {
    const looked = entry({ say: 'looked', seat: 1, cards: [5, 6] }, { 5: 3, 6: 2 });
    expect(entryFor(looked, 1, SEATS)).toEqual(looked);
    for (const seat of [0, SPECTATOR]) {
      expect(entryFor(looked, seat, SEATS)).toEqual({
        ...looked,
        line: { say: 'looked', seat: 1, cards: [5, -1] },
        seen: { 5: 3 },
        designs: { 5: 75 },
      });
    }
  });

  it('forgets a hidden card that it does not even name', () => {
    const shuffled = entry({ say: 'shuffled', seat: 0 }, { 4: 1 });
    expect(entryFor(shuffled, 1, SEATS)).toEqual({ ...shuffled, seen: {}, designs: {} });
  });

  it('about no card is the same to all', () => {
    const plain = entry({ say: 'passed', card: -1 }, {});
    for (const seat of [0, 1, SPECTATOR]) expect(entryFor(plain, seat, SEATS)).toEqual(plain);
  });
});
