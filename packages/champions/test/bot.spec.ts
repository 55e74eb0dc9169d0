import { sensible } from '@grimrule/bots';
import type { Answer } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../src/game.ts';
import type { Description } from './table/description.ts';
import { optionName } from './table/picture.ts';
import { play } from './table/play.ts';

/** The first answers that the bot gives in a game; all of them have to be legal. */
function answers(heroes: readonly string[], count: number): readonly Answer[] {
  const begun = champions.setup({ heroes, scenario: 'rhino' }, 'for bots');
  if ('problems' in begun) throw new Error('the game cannot be set up');
  const rolls = dice(seeded('a bot'));
  const given: Answer[] = [];
  let { state } = begun;
  for (let prompt = champions.prompt(state); prompt && given.length < count; ) {
    const view = champions.view(state, prompt.seat);
    const answered = champions.answer(
      state,
      prompt.seat,
      sensible.choose(champions, view, prompt, rolls),
    );
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    given.push(answered.answer);
    state = answered.state;
    prompt = champions.prompt(state);
  }
  return given;
}

/** The first thing that the bot does on this table. */
function does(table: Description, seed: string): readonly string[] {
  const { state } = play(table);
  const prompt = champions.prompt(state);
  if (!prompt) throw new Error('nobody is asked');
  const view = champions.view(state, prompt.seat);
  const answer = sensible.choose(champions, view, prompt, dice(seeded(seed)));
  return answer.map((option) => optionName(state, option));
}

describe('the sensible bot at Champions', () => {
  test('gives only answers that are legal, alone and together', () => {
    expect(answers(['she-hulk'], 25)).toHaveLength(25);
    expect(answers(['iron-man', 'black-panther'], 25)).toHaveLength(25);
  });

  test('gives the same answers again from the same seed', () => {
    expect(answers(['spider-man'], 15)).toEqual(answers(['spider-man'], 15));
  });

  test.each(['one', 'two', 'three'])('takes a win that lies before it: %s', (seed) => {
    const table: Description = {
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Haymaker'] }],
      villain: { stage: 'II', damage: 13 },
      threat: 5,
    };
    expect(does(table, seed)).toEqual(['attack Spider-Man']);
  });

  test.each(['one', 'two', 'three'])('thwarts before the scheme is completed: %s', (seed) => {
    const table: Description = { players: [{ hero: 'spider-man', form: 'hero' }], threat: 6 };
    expect(does(table, seed)).toEqual(['thwart Spider-Man']);
  });

  test('is advised to defend with somebody who leaves at the end of the round anyway', () => {
    const { state } = play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Nick Fury', 'Mockingbird'] }],
    })
      .endTurn()
      .asks('whoDefends', 0);
    expect(champions.proposal(state).map((option) => optionName(state, option))).toEqual([
      'defend Nick Fury',
    ]);
  });

  test('is advised to thwart a side scheme that is nearly gone, though little threat is left', () => {
    const advised = (table: Description) => {
      const { state } = play(table);
      return champions.proposal(state).map((option) => optionName(state, option));
    };
    const players = [{ hero: 'spider-man', form: 'hero' }] as const;
    expect(advised({ players })).toEqual(['attack Spider-Man']);
    const scheme = { card: "Breakin' & Takin'", threat: 1 };
    expect(advised({ players, sideSchemes: [scheme] })).toEqual(['thwart Spider-Man']);
  });
});
