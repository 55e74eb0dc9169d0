import { describe, expect, it } from 'vitest';
import { Play } from '../arena-game/playing.ts';
import type { ArenaEffect } from '../arena-game/vocabulary.ts';
import { action, card, draw, note, shuffleDeck, words } from '../arena-game/vocabulary.ts';

/** How a preview of using this ability ends, where cards lie in the deck. */
function endOf(effect: ArenaEffect) {
  const master = card('master', { guard: 3 }, action(effect));
  const play = new Play([master], { ring: [['master']], deck: [['master', 'master']] });
  const option = play.state.prompt?.options.find(({ verb }) => verb === 'use');
  const before = JSON.stringify(play.state);
  const { ends } = play.game.preview(play.state, option ? [option] : []);
  expect(JSON.stringify(play.state), 'a preview changes nothing').toBe(before);
  return ends;
}

describe('a preview', () => {
  it('goes on to the next question where nothing hidden decides', () => {
    expect(endOf(note('open'))).toBe('question');
  });

  it('ends where a card is seen that was hidden', () => {
    expect(endOf(words.sequence(draw(1), note('after')))).toBe('hidden');
  });

  it('ends where chance is asked, though no card is seen', () => {
    expect(endOf(words.sequence(shuffleDeck, note('after')))).toBe('hidden');
  });

  it('says that the game ends', () => {
    const play = new Play([card('pupil', { guard: 3 })], { turns: 1 });
    expect(play.game.preview(play.state, [{ verb: 'end' }]).ends).toBe('game end');
  });
});
