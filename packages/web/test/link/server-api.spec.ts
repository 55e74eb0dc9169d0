import { describe, expect, it } from 'vitest';
import { isRefused, refusalIn } from '../../src/link/server/ask.ts';

describe('the answer of a server', () => {
  it('gives its reason, and what is wrong with the options', () => {
    const problems = [{ say: 'unknownScenario' }];
    const answer = { refusal: { reason: { say: 'notUnderstood' }, rule: 'table' }, problems };
    expect(refusalIn(answer)).toEqual({ reason: 'notUnderstood', problems });
  });

  it('counts as unreachable if it is none of our answers', () => {
    for (const answer of [null, 'Bad Gateway', {}, { refusal: null }, { refusal: {} }]) {
      expect(refusalIn(answer)).toEqual({ reason: 'unreachable', problems: [] });
    }
  });

  it('is told from a refusal', () => {
    expect(isRefused({ refused: { reason: 'tooFast', problems: [] } })).toBe(true);
    expect(isRefused({ table: 'a table', keys: [] })).toBe(false);
  });
});

it('A reason may speak of a number, such as how many seconds one has to wait.', () => {
  const reason = { say: 'waitForPlayer', seconds: 12 };
  expect(refusalIn({ refusal: { reason, rule: 'table' } })).toEqual({
    ...{ reason: 'waitForPlayer', problems: [], besides: { seconds: 12 } },
  });
});
