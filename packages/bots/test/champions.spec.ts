import { champions } from '@grimrule/champions';
import type { Answer, Game } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import type { Description } from '../../champions/test/table/description.ts';
import { optionName } from '../../champions/test/table/picture.ts';
import type { Play } from '../../champions/test/table/play.ts';
import { play } from '../../champions/test/table/play.ts';
import type { Bot } from '../src/index.ts';
import { playGame, sensible } from '../src/index.ts';

const SOLO = { heroes: ['spider-man'], scenario: 'rhino' };

/** What the bot does on this table, until it is asked again what to do on its turn. */
function does(table: Description, seed: string): readonly string[] {
  const game: Play = play(table);
  const rolls = dice(seeded(seed));
  const done: string[] = [];
  do {
    const { prompt, state } = game;
    if (!prompt) break;
    const answer: Answer = sensible.choose(
      champions,
      champions.view(state, prompt.seat),
      prompt,
      rolls,
    );
    done.push(...answer.map((option) => optionName(state, option)));
    game.answer(answer);
  } while (game.prompt && game.prompt.ask.say !== 'playerTurn');
  return done;
}

describe('the sensible bot at Champions', () => {
  test('plays games to their end, alone and together', { timeout: 60_000 }, () => {
    for (const heroes of [['she-hulk'], ['iron-man', 'black-panther']]) {
      const { outcome } = playGame(champions as Game, [sensible], { heroes, scenario: 'rhino' }, 3);
      expect(outcome.ending).not.toBe('');
    }
  });

  test('gives only answers that are legal', { timeout: 60_000 }, () => {
    const watched: Bot = {
      name: 'watched',
      choose(game, view, prompt, rolls) {
        const answer = sensible.choose(game, view, prompt, rolls);
        const state = game.resample(view, [1, 2, 3, 4]);
        expect('refusal' in game.answer(state, prompt.seat, answer)).toBe(false);
        return answer;
      },
    };
    playGame(champions as Game, [watched], SOLO, 'legal');
  });

  test('plays the same game again from the same seed', { timeout: 60_000 }, () => {
    const played = () => playGame(champions as Game, [sensible], SOLO, 'again');
    expect(played()).toEqual(played());
  });

  test.each(['one', 'two', 'three'])('takes a win that lies before it, %s', (seed) => {
    const table: Description = {
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Haymaker'] }],
      villain: { stage: 'II', damage: 13 },
      threat: 5,
    };
    expect(does(table, seed)).toEqual(['attack Spider-Man']);
  });

  test.each(['one', 'two', 'three'])('thwarts before the scheme is completed, %s', (seed) => {
    const table: Description = {
      players: [{ hero: 'spider-man', form: 'hero' }],
      threat: 6,
    };
    expect(does(table, seed)[0]).toBe('thwart Spider-Man');
  });
});
