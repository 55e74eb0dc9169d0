import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { beginningWith, inPlayerOrder, isPlaying, nextPlayer } from '../../src/index.ts';
import { NONE } from '../../src/state/ids.ts';
import type { PlayersVars } from '../../src/state/player-order.ts';

/** A table of which only the players count. */
const players = (seats: number, firstPlayer: number, ...out: readonly number[]) =>
  ({
    seats,
    vars: { firstPlayer, eliminated: out.reduce((bits, seat) => bits | (1 << seat), 0) },
  }) as unknown as State<PlayersVars>;

describe('the order of the players', () => {
  it.each([
    [1, 0, [], [0]],
    [4, 0, [], [0, 1, 2, 3]],
    [4, 2, [], [2, 3, 0, 1]],
    [4, 2, [2], [3, 0, 1]],
    [4, 3, [0, 2], [3, 1]],
    [2, 1, [], [1, 0]],
    [3, 1, [], [1, 2, 0]],
    [2, 0, [0, 1], []],
  ])('of %i with %i first and without %j is %j', (seats, first, out, order) => {
    expect(inPlayerOrder(players(seats, first, ...out))).toEqual(order);
  });

  it('is never that of another table', () => {
    const all = [1, 2, 3, 4].flatMap((seats) =>
      Array.from({ length: seats }, (_, first) =>
        Array.from({ length: 1 << seats }, (_each, eliminated) => ({ seats, first, eliminated })),
      ).flat(),
    );
    for (const { seats, first, eliminated } of all) {
      const state = { seats, vars: { firstPlayer: first, eliminated } };
      const order = inPlayerOrder(state as unknown as State<PlayersVars>);
      const clockwise = [first, first + 1, first + 2, first + 3].slice(0, seats);
      expect(order).toEqual(
        clockwise.map((seat) => seat % seats).filter((seat) => !(eliminated & (1 << seat))),
      );
    }
  });

  it('goes on clockwise with the next who is still there', () => {
    expect(nextPlayer(players(4, 0), 3)).toBe(0);
    expect(nextPlayer(players(4, 0, 1, 2), 0)).toBe(3);
    expect(nextPlayer(players(4, 0, 1, 2, 3), 0)).toBe(0);
    expect(nextPlayer(players(2, 0, 0, 1), 0)).toBe(NONE);
  });

  it('has those who sit at the table and are not eliminated', () => {
    const table = players(2, 0, 1);
    expect([-1, 0, 1, 2].map((seat) => isPlaying(table, seat))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('can begin with anybody, or with the next clockwise', () => {
    expect(beginningWith([2, 3, 0, 1], 0, 4)).toEqual([0, 1, 2, 3]);
    expect(beginningWith([2, 3, 0], 1, 4)).toEqual([2, 3, 0]);
    expect(beginningWith([0, 2, 3], 1, 4)).toEqual([2, 3, 0]);
    expect(beginningWith([3, 1], 3, 4)).toEqual([3, 1]);
    expect(beginningWith([3, 1], NONE, 4)).toEqual([3, 1]);
  });
});
