import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, interval, NO_GAMES, tallyOf } from '../src/index.ts';

const played = (result: string, ending: string, rounds = 3, decisions = 40) => ({
  outcome: { result, ending, winners: [], line: { say: 'over' } },
  rounds,
  decisions,
});

const results = fc.record({
  result: fc.constantFrom('heroes', 'villains', 'draw'),
  ending: fc.constantFrom('points', 'deck'),
  rounds: fc.nat(20),
  decisions: fc.nat(200),
});
const tallies = fc
  .array(results, { maxLength: 6 })
  .map((list) =>
    list
      .map((each) => tallyOf(played(each.result, each.ending, each.rounds, each.decisions)))
      .reduce(add, NO_GAMES),
  );

describe('a tally', () => {
  it('adds up what was scored, with the best and the worst of it', () => {
    const game = played('heroes', 'points');
    const scored = [120, 95, 140].map((score) => tallyOf({ ...game, score }));
    const sum = [...scored, tallyOf(game)].reduce(add, NO_GAMES);
    expect(sum.scores).toEqual({ count: 3, sum: 355, least: 95, most: 140 });
    expect(NO_GAMES.scores).toEqual({ count: 0, sum: 0, least: null, most: null });
  });

  it('counts games by outcome and by ending', () => {
    const sum = [
      played('heroes', 'points', 5, 50),
      played('heroes', 'deck', 7, 70),
      played('villains', 'points', 2, 20),
    ]
      .map(tallyOf)
      .reduce(add, NO_GAMES);
    expect(sum).toEqual({
      games: 3,
      outcomes: { heroes: 2, villains: 1 },
      endings: { points: 2, deck: 1 },
      rounds: 14,
      decisions: 140,
      scores: NO_GAMES.scores,
    });
  });

  it('is not changed by adding no games', () => {
    fc.assert(
      fc.property(tallies, (tally) => {
        expect(add(tally, NO_GAMES)).toEqual(tally);
        expect(add(NO_GAMES, tally)).toEqual(tally);
      }),
    );
  });

  it('adds up in any order and any grouping, as threads finish when they like', () => {
    fc.assert(
      fc.property(tallies, tallies, tallies, (one, two, three) => {
        expect(add(one, two)).toEqual(add(two, one));
        expect(add(add(one, two), three)).toEqual(add(one, add(two, three)));
      }),
    );
  });

  it('leaves what it adds as it was', () => {
    const one = Object.freeze(tallyOf(played('heroes', 'deck')));
    add(one, one);
    expect(one.games).toBe(1);
    expect(NO_GAMES).toMatchObject({
      games: 0,
      outcomes: {},
      endings: {},
      rounds: 0,
      decisions: 0,
    });
  });
});

describe('the 95 % interval of a share', () => {
  it.each([
    // Wilson's interval, computed by hand from its formula.
    { count: 0, games: 10, low: 0, high: 0.27753 },
    { count: 10, games: 10, low: 0.72247, high: 1 },
    { count: 5, games: 10, low: 0.23659, high: 0.76341 },
    { count: 50, games: 100, low: 0.40383, high: 0.59617 },
    { count: 1, games: 1, low: 0.20654, high: 1 },
    { count: 81, games: 263, low: 0.25532, high: 0.36622 },
  ])('is known for $count of $games', ({ count, games, low, high }) => {
    const [from, to] = interval(count, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it('says nothing about no games', () => {
    expect(interval(0, 0)).toEqual([0, 1]);
  });

  it('holds the share, lies within 0 and 1, and narrows with more games', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (games, some) => {
        const count = Math.min(some, games);
        const [low, high] = interval(count, games);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(count / games + 1e-9);
        expect(high).toBeGreaterThanOrEqual(count / games - 1e-9);
        const [lower, higher] = interval(count * 4, games * 4);
        expect(higher - lower).toBeLessThan(high - low);
      }),
    );
  });
});
