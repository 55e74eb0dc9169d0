import { sensible } from '@grimrule/bots';
import type { Answer } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { rings } from '../src/game.ts';

/** The first answers that the bot gives in a game; all of them have to be legal. */
function answers(decks: readonly string[], count: number): readonly Answer[] {
  const begun = rings.setup({ decks, scenario: 'passage' }, 'for bots');
  if ('problems' in begun) throw new Error('the game cannot be set up');
  const rolls = dice(seeded('a bot'));
  const given: Answer[] = [];
  let { state } = begun;
  for (let prompt = rings.prompt(state); prompt && given.length < count; ) {
    const view = rings.view(state, prompt.seat);
    const answered = rings.answer(state, prompt.seat, sensible.choose(rings, view, prompt, rolls));
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    given.push(answered.answer);
    state = answered.state;
    prompt = rings.prompt(state);
  }
  return given;
}

describe('the sensible bot at Rings', () => {
  test('gives only answers that are legal, alone and together', () => {
    expect(answers(['leadership'], 12)).toHaveLength(12);
    expect(answers(['tactics', 'spirit'], 12)).toHaveLength(12);
  });

  test('gives the same answers again from the same seed', () => {
    expect(answers(['lore'], 8)).toEqual(answers(['lore'], 8));
  });
});
