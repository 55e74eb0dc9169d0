import type { Answer } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { SCENARIOS } from '../../src/scenarios/scenario.ts';

/** The decks that play together. */
const PARTIES: readonly (readonly string[])[] = [
  ['leadership'],
  ['crown-and-kingsfoil', 'shieldmaidens-oath'],
  ['tactics'],
  ['spirit', 'lore', 'leadership'],
  ['lore'],
  ['tactics', 'spirit', 'lore', 'leadership'],
  ['spirit'],
];
/** Asks for advice at every question of a game that goes on at random half of the time. */
function advised(decks: readonly string[], scenario: string, seed: string): readonly string[] {
  const begun = rings.setup({ decks, scenario }, seed);
  if ('problems' in begun) throw new Error('the game cannot be set up');
  let { state } = begun;
  const rolls = dice(seeded(seed));
  const asked: string[] = [];
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    const answer: Answer = rings.proposal(state);
    const answered = rings.answer(state, prompt.seat, answer);
    if ('refusal' in answered) {
      throw new Error(
        `${prompt.ask.say}: ${answered.refusal.reason.say} ${JSON.stringify(answer)}`,
      );
    }
    asked.push(prompt.ask.say);
    if (rolls.roll(2) === 0) {
      state = answered.state;
      continue;
    }
    const other = rings.answer(state, prompt.seat, randomAnswer(prompt, rolls));
    if ('refusal' in other) throw new Error(other.refusal.reason.say);
    state = other.state;
  }
  return asked;
}

describe('the advice to every question of a game', () => {
  test.each(SCENARIOS.map(({ slug }) => slug))('is legal on %s', (scenario) => {
    const asked = new Set<string>();
    PARTIES.forEach((decks, game) => {
      for (const say of advised(decks, scenario, `advice ${game}`)) asked.add(say);
    });
    for (const say of ['planning', 'commitToQuest', 'whoDefends', 'whomToAttack', 'pay']) {
      expect(asked).toContain(say);
    }
  });
});
