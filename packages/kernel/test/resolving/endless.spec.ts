import { describe, expect, it } from 'vitest';
import { Play } from '../arena-game/playing.ts';
import { card, fall, on, played, summon, words } from '../arena-game/vocabulary.ts';

const { query, repeat, sequence } = words;

describe('what goes on without a question', () => {
  const drum = (times: number) => card('drum', {}, played(repeat(times, sequence())));
  const drumming = (times: number) =>
    new Play([drum(times)], { hand: [['drum']] }).pick('play drum');

  it('may take thousands of steps', () => {
    expect(drumming(5000).offers).toEqual(['end', 'cheer']);
  });

  it('is an error if it goes on for ever', () => {
    expect(() => drumming(1_000_000)).toThrow('the game goes on for ever without a question');
  });

  it('is an error if it goes deeper and deeper', () => {
    const hydra = card(
      'hydra',
      { guard: 1 },
      on('fall', 'mustAfter', sequence(summon('hydra'), fall(query('yours')))),
    );
    const sword = card('sword', {}, played(fall(query('yours'))));
    const play = new Play([hydra, sword], { ring: [['hydra']], hand: [['sword']] });
    expect(() => play.pick('play sword')).toThrow('for ever');
  });
});
