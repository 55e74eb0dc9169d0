import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../src/index.ts';
import { answersTo, dice, proposalFor, randomAnswer, seeded } from '../../src/index.ts';
import { isRefusal, onlyAnswer, understand } from '../../src/prompts/prompt.ts';

/** A question with so many options, of which so many may be picked. */
function question(many: number, least: number, most: number): Prompt {
  const options = Array.from({ length: many }, (_, card) => ({ verb: 'pick', card }));
  return { seat: 0, ask: { say: 'pick' }, rule: 'picking', options, least, most };
}

const pick = (...cards: readonly number[]) => cards.map((card) => ({ verb: 'pick', card }));

function refusalOf(prompt: Prompt, answer: unknown): string {
  const understood = understand(prompt, answer);
  return isRefusal(understood) ? understood.reason.say : 'none';
}

const questions = fc
  .tuple(fc.nat(5), fc.nat(5), fc.nat(5))
  .map(([many, one, other]) =>
    question(many, Math.min(one, other, many), Math.min(Math.max(one, other), many)),
  );

describe('an answer', () => {
  const prompt = question(4, 2, 3);

  it('names the options picked, in the order picked', () => {
    expect(understand(prompt, pick(3, 1))).toEqual(pick(3, 1));
  });

  it('names no option twice', () => {
    expect(refusalOf(prompt, pick(1, 1))).toBe('pickedTwice');
    expect(refusalOf(prompt, pick(2, 1, 2))).toBe('pickedTwice');
  });

  it('names neither too few nor too many', () => {
    expect(refusalOf(prompt, pick(1))).toBe('tooFewPicked');
    expect(refusalOf(prompt, [])).toBe('tooFewPicked');
    expect(refusalOf(prompt, pick(0, 1, 2, 3))).toBe('tooManyPicked');
  });

  it('names only what is offered', () => {
    expect(refusalOf(prompt, pick(1, 9))).toBe('notAnOption');
    expect(refusalOf(prompt, 'everything')).toBe('answerIsNoList');
  });

  it('is given by itself when there is only one', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const all = [...answersTo(asked)];
        expect(onlyAnswer(asked)).toEqual(all.length === 1 ? all[0] : null);
      }),
      { seed: 5 },
    );
  });
});

describe('the list of answers', () => {
  it('holds every set of options of the right size once, and all of them are understood', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const listed = [...answersTo(asked)];
        const keys = listed.map((answer) => answer.map(({ card }) => card).join());
        expect(new Set(keys).size).toBe(keys.length);
        let expected = 0;
        for (let set = 0; set < 2 ** asked.options.length; set++) {
          const size = set.toString(2).replaceAll('0', '').length;
          if (size >= asked.least && size <= asked.most) expected++;
        }
        expect(listed).toHaveLength(expected);
        for (const answer of listed) expect(understand(asked, answer)).toEqual(answer);
      }),
      { seed: 6 },
    );
  });

  it('holds the proposal and whatever is answered by lot', () => {
    fc.assert(
      fc.property(questions, fc.integer(), (asked, seed) => {
        expect(isRefusal(understand(asked, proposalFor(asked)))).toBe(false);
        const lot = randomAnswer(asked, dice(seeded(seed)));
        expect(isRefusal(understand(asked, lot))).toBe(false);
      }),
      { seed: 8 },
    );
  });

  it('is drawn from by lot without favour', () => {
    const rolls = dice(seeded('lot'));
    const counts = [0, 0, 0];
    for (let roll = 0; roll < 3000; roll++) {
      const [picked] = randomAnswer(question(3, 1, 1), rolls);
      counts[picked?.card ?? 0] = (counts[picked?.card ?? 0] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
