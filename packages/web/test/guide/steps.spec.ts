import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/games/champions/champions.ts';
import { duel } from '../../src/games/duel/duel.ts';
import type { PageGame } from '../../src/games/page-game.ts';
import { rings } from '../../src/games/rings/rings.ts';
import type { GuideStep } from '../../src/guide/guide-step.ts';

const GAMES = 6;

/** The moments that the first game of a newcomer comes to, however it goes. */
function momentsOf({ game, firstGame }: PageGame) {
  const asks = new Set<string>();
  const offers = new Set<string>();
  const steps = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const begun = game.setup(firstGame.options, `guided ${number}`);
    if ('problems' in begun) throw new Error('the first game is legal');
    const lots = dice(seeded(`guided ${number}, decisions`));
    let { state } = begun;
    for (let { prompt } = state; prompt; { prompt } = state) {
      asks.add(prompt.ask.say);
      for (const { verb } of prompt.options) offers.add(`${prompt.ask.say} ${verb}`);
      const answered = game.answer(state, prompt.seat, randomAnswer(prompt, lots));
      if ('refusal' in answered) throw new Error('a random answer is legal');
      for (const { step } of answered.log) steps.add(step);
      state = answered.state;
    }
  }
  return { asks, offers, steps };
}

async function stepsOf(page: PageGame): Promise<readonly GuideStep[]> {
  return (await page.guide?.()) ?? [];
}

describe.each([champions, rings, duel])('the guide of $name', (page) => {
  test('has about ten steps of one to three sentences, in both languages', async () => {
    const steps = await stepsOf(page);
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(13);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { text } of steps) {
      for (const language of LANGUAGES) {
        expect(text[language].match(/[.?!](?=\s|$)/g)?.length).toBeLessThanOrEqual(3);
        expect(text[language]).toMatch(/[.?!]$/);
      }
      expect(text.de).not.toBe(text.en);
    }
  });

  test('waits for moments that come, and for deeds that can be done then', async () => {
    const { asks, offers, steps } = momentsOf(page);
    for (const { id, on, until } of await stepsOf(page)) {
      if ('step' in on) expect(steps, id).toContain(on.step);
      else if (on.offers === undefined) expect(asks, id).toContain(on.ask);
      else expect(offers, id).toContain(`${on.ask} ${on.offers}`);
      if (typeof until === 'string') continue;
      if ('asks' in until) expect(asks, id).toContain(until.asks);
      else expect(steps, id).toContain(until.tells);
    }
  });
});
