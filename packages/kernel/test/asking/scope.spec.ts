import { describe, expect, it } from 'vitest';
import { bind, during, seenBy } from '../../src/asking/scope.ts';
import { cardEvent, countedEvent, NONE, scopeOf } from '../../src/index.ts';

const event = countedEvent('strike', 2, 3, NONE, NONE);
const kept = bind(bind(scopeOf(7, 0, event), 0, [1, 2], 5, 3), 1, [4]);

describe('what was kept before', () => {
  it('is the cards, how much was done to them and how much of it was too much', () => {
    expect(kept).toMatchObject({ slots: [[1, 2], [4]], done: [5, 1], excess: { 0: 3 } });
  });

  it('can be spoken of as another player does what follows', () => {
    expect(seenBy(kept, 2)).toEqual({ ...kept, seat: 2 });
  });

  it('can be spoken of while something else happens', () => {
    const other = cardEvent('fall', 1, NONE);
    expect(during({ ...kept, at: 1 }, other)).toEqual({ ...kept, event: other, at: 0 });
  });

  it('is gone from where something else is kept in its place', () => {
    expect(bind(kept, 0, [])).toMatchObject({ slots: [[]], done: [0] });
  });
});
