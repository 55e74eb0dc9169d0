import { describe, expect, it } from 'vitest';
import type { About, Obstacle } from '../../src/index.ts';
import { cardOption, legality, partly } from '../../src/index.ts';

/** What stands is what the table lists; what the reasons look for is noted. */
interface Listed {
  readonly stand: readonly string[];
  readonly looked: string[];
}

const obstacle = (say: string, more: Partial<Obstacle<Listed, About>> = {}) => ({
  say,
  rule: `rule of ${say}`,
  stands: ({ stand }: Listed) => stand.includes(say),
  names: ({ looked }: Listed) => {
    looked.push(say);
    return { cards: [7] };
  },
  ...more,
});

const standing = (...stand: readonly string[]): Listed => ({ stand, looked: [] });
const deed = { card: 3 };
const told = (say: string) => ({
  reason: { say, card: 3, cards: [7] },
  rule: `rule of ${say}`,
});

const hidden: Obstacle<Listed, About> = {
  say: null,
  rule: 'rule of hidden',
  stands: ({ stand }) => stand.includes('hidden'),
};
const behind = { reason: { say: 'behind' }, rule: 'rule of behind' };
const playing = legality<Listed, About>([
  obstacle('first'),
  hidden,
  obstacle('second', {
    because: ({ stand }) => (stand.includes('behind') ? behind : null),
  }),
  obstacle('third', { quick: true }),
]);

describe('what no obstacle keeps a player from', () => {
  it('is legal, and refused for no reason', () => {
    const table = standing();
    expect(playing.allows(table, deed)).toBe(true);
    expect(playing.whyNot(table, deed)).toBeNull();
    expect(playing.refuses(table, deed, cardOption('play', 3))).toEqual([]);
  });
});

describe('an obstacle', () => {
  it.each(['first', 'second', 'third'])('that stands is told with its rule: the %s', (say) => {
    const table = standing(say);
    expect(playing.allows(table, deed)).toBe(false);
    expect(playing.whyNot(table, deed)).toEqual(told(say));
  });

  it('is looked into only for those who ask for the reason', () => {
    const table = standing('first', 'second', 'third');
    playing.allows(table, deed);
    expect(table.looked).toEqual([]);
    playing.whyNot(table, deed);
    expect(table.looked).toEqual(['first']);
  });

  it('is told in the order of the list, however quickly another is found', () => {
    expect(playing.whyNot(standing('third', 'second'), deed)).toEqual(told('second'));
  });

  it('comes with the option that it refuses', () => {
    const option = cardOption('play', 3);
    expect(playing.refuses(standing('third'), deed, option)).toEqual([
      { ...told('third'), option },
    ]);
  });

  it('about which nobody wonders is not told, and hides those after it', () => {
    const table = standing('hidden', 'third');
    expect(playing.allows(table, deed)).toBe(false);
    expect(playing.whyNot(table, deed)).toBeNull();
    expect(playing.refuses(table, deed, cardOption('play', 3))).toEqual([]);
  });

  it('gives the reason behind it, where there is one', () => {
    expect(playing.whyNot(standing('second', 'behind'), deed)).toBe(behind);
  });
});

describe('a deed that is a part of another', () => {
  const isPart = ({ stand }: Listed) => stand.includes('part');
  const doing = legality<Listed, About>([partly(isPart, playing), obstacle('last')]);

  it('keeps a player from it as itself', () => {
    const table = standing('part', 'second', 'last');
    expect(doing.allows(table, deed)).toBe(false);
    expect(doing.whyNot(table, deed)).toEqual(told('second'));
  });

  it('does not where it is none', () => {
    expect(doing.allows(standing('second'), deed)).toBe(true);
    expect(doing.whyNot(standing('second', 'last'), deed)).toEqual(told('last'));
  });
});
