import { describe, expect, it } from 'vitest';
import { board, of } from '../../src/index.ts';

describe('a board in the making', () => {
  it('numbers its zones as they come, one for each player where there are several', () => {
    const { zone, forEachPlayer, zones } = board(3);
    expect(zone('box', -1, 'closed')).toBe(0);
    expect(forEachPlayer('hand', 'owner', { hand: true })).toEqual([1, 2, 3]);
    expect(zone('table', -1, 'open', { inPlay: true, uncontrolled: true })).toBe(4);
    const plain = { inPlay: false, hand: false, uncontrolled: false };
    expect(zones).toEqual([
      { name: 'box', seat: -1, sight: 'closed', ...plain },
      ...[0, 1, 2].map((seat) => ({ name: 'hand', seat, sight: 'owner', ...plain, hand: true })),
      { name: 'table', seat: -1, sight: 'open', inPlay: true, hand: false, uncontrolled: true },
    ]);
  });

  it('has a zone for every seat and for no other', () => {
    expect(of(['a', 'b'], 1)).toBe('b');
    expect(() => of(['a', 'b'], 2)).toThrow('no player 2');
  });
});
