import { describe, expect, it } from 'vitest';
import { Contests, contender } from '../src/contest.ts';
import { playGame, sensible } from '../src/index.ts';
import { SENSIBLE } from '../src/levels.ts';
import type { Plan } from '../src/looking-ahead.ts';
import { look, nextQuestion } from '../src/looking-ahead.ts';
import { judgedBy, twoDials } from './two-dials.ts';

const LEFT = [{ verb: 'left' }];
const RIGHT = [{ verb: 'right' }];

function begun() {
  const set = twoDials.setup(null, 'dials');
  if ('problems' in set) throw new Error('the game cannot be set up');
  return set.state;
}

/** A line that has not been lost counts above all that have. */
const survived = (score: number) => 0.02 + 0.98 * score;

describe('planning', () => {
  it('finds what takes two decisions that agree', () => {
    expect(playGame(twoDials, [sensible], null, 'dials').outcome.result).toBe('open');
  });

  it('looks ahead by a plan, and in the obvious way beyond it', () => {
    const state = begun();
    expect(look(twoDials, state, [RIGHT, RIGHT], 0)).toBe(survived(1));
    expect(look(twoDials, state, [RIGHT], 0)).toBe(survived(0.2));
    expect(look(twoDials, state, [LEFT], 0)).toBe(survived(0.5));
  });

  it('does the obvious where the plan has an answer that is none', () => {
    expect(look(twoDials, begun(), [RIGHT, [{ verb: 'break' }]], 0)).toBe(survived(0.2));
  });

  it('takes no defeat for better than a survivor, and of two defeats the one with more hope', () => {
    const hopeless = judgedBy(({ vars, outcome }) => {
      if (!outcome) return 0.9;
      return vars.right === 2 ? 0.001 : 0;
    });
    const state = begun();
    const barely = look(hopeless, state, [RIGHT, RIGHT], 0);
    const lost = look(hopeless, state, [LEFT, LEFT], 0);
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(barely);
  });

  it('knows the question after an answer, and that there is none after the last', () => {
    const state = begun();
    expect(nextQuestion(twoDials, state, [RIGHT], 0)?.options).toEqual([LEFT[0], RIGHT[0]]);
    expect(nextQuestion(twoDials, state, [RIGHT, RIGHT], 0)).toBeNull();
    expect(nextQuestion(twoDials, state, [RIGHT], 1)).toBeNull();
  });

  it('leaves the position that it looks ahead from as it was', () => {
    const state = begun();
    const before = JSON.stringify(state);
    look(twoDials, state, [RIGHT, RIGHT], 0);
    nextQuestion(twoDials, state, [RIGHT], 0);
    expect(JSON.stringify(state)).toBe(before);
  });
});

/** A plan that ends as well as its number says. */
const worth = (value: number) => contender([[{ verb: 'do', value }]]);
const worthOf = (plan: Plan) => plan[0]?.[0]?.value ?? 0;

const contestsBy = (look: (plan: Plan, guess: number) => number, isLate = () => false) =>
  new Contests(look, SENSIBLE, isLate);

describe('a contest of plans', () => {
  it('gives the proposal to a player who is late from the start', () => {
    const proposed = worth(1);
    const late = contestsBy(worthOf, () => true);
    expect(late.best(proposed, [worth(5)], 2)).toEqual([proposed]);
    expect(late.isAhead(proposed, proposed, 0)).toBe(false);
  });

  it('goes by what all were tried on when the time is over', () => {
    const proposed = worth(1);
    const tried: number[] = [];
    const late = contestsBy(
      (each, guess) => {
        tried.push(guess);
        return worthOf(each);
      },
      () => tried.length > 0,
    );
    const best = late.best(proposed, [2, 3, 4].map(worth), 2);
    expect(tried).toEqual([0, 0, 0, 0]);
    expect(best.map(({ plan }) => worthOf(plan))).toEqual([4, 3, 1]);
  });

  it('has the best first, and keeps the proposal', () => {
    const contests = contestsBy(worthOf);
    const proposed = worth(1);
    const others = [0.4, 3, 0.5, 2, 0.6, 4, 0.7].map(worth);
    const best = contests.best(proposed, others, 2);
    expect(best.map(({ plan }) => worthOf(plan))).toEqual([4, 3, 1]);
  });

  it('does not try what looks bad as often as what looks good', () => {
    const proposed = worth(1);
    const tries = new Map<number, number>();
    const contests = contestsBy((each) => {
      tries.set(worthOf(each), (tries.get(worthOf(each)) ?? 0) + 1);
      return worthOf(each);
    });
    contests.best(proposed, [0.1, 0.2, 0.3, 2, 3, 4, 5].map(worth), 2);
    expect(tries.get(5)).toBeGreaterThan(tries.get(0.1) ?? 0);
    expect(tries.get(0.1)).toBeGreaterThan(0);
  });

  it('asks for other guesses in the next contest, the same for all', () => {
    const proposed = worth(1);
    const tried: [number, number][] = [];
    const contests = contestsBy((each, guess) => {
      tried.push([worthOf(each), guess]);
      return worthOf(each);
    });
    const others = [worth(2)];
    contests.best(proposed, others, 2);
    const first = tried.splice(0).map(([, guess]) => guess);
    contests.best(proposed, others, 2);
    for (const [, guess] of tried) expect(first).not.toContain(guess);
    const guessesOf = (value: number) => tried.filter(([of]) => of === value).map(([, at]) => at);
    expect(guessesOf(1)).toEqual(guessesOf(2));
  });

  it('takes one for better only if it is so clearly, guess by guess', () => {
    const proposed = worth(1);
    const better = worth(1.5);
    // A part that all have in common, however large, does not count.
    const alike = contestsBy((plan, guess) => worthOf(plan) + 100 * guess);
    alike.best(proposed, [better], 2);
    expect(alike.isAhead(better, proposed, 2)).toBe(true);
    expect(alike.isAhead(proposed, better, 0)).toBe(false);
  });

  it('does not take luck for better', () => {
    const proposed = worth(0);
    const lucky = worth(1);
    const contests = contestsBy((plan, guess) => worthOf(plan) * (guess % 2 === 0 ? 4 : -3));
    contests.best(proposed, [lucky], 2);
    expect(contests.isAhead(lucky, proposed, 0)).toBe(true);
    expect(contests.isAhead(lucky, proposed, 1)).toBe(false);
  });
});
