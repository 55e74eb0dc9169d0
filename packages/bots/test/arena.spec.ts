import { duel } from '@grimrule/duel';
import type { Dice, Game, RandomState } from '@grimrule/kernel';
import { dice as diceFrom } from '@grimrule/kernel';
import { CHECKS, demandConformance } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/index.ts';
import { playGame, random, sensible } from '../src/index.ts';
import { highCard } from './high-card.ts';

const GAMES: readonly { readonly name: string; readonly game: Game }[] = [
  { name: 'Duel', game: duel as unknown as Game },
  { name: 'a game for three', game: highCard as unknown as Game },
];

/** The same value, in which nothing can be changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const replayed = (state: RandomState): Dice => diceFrom(state);

/** Imagining is for the seat that decides: the others do not know the question. */
const SOUND = CHECKS.filter(({ name }) => !name.startsWith('every other seat'));

describe.each(GAMES)('bots at $name', ({ game }) => {
  it.each([random, sensible])('$name plays any game to its end', (bot) => {
    for (let seed = 0; seed < 5; seed++) {
      const { outcome, decisions } = playGame(game, [bot], null, seed);
      expect(outcome.ending).not.toBe('');
      expect(decisions).toBeGreaterThan(0);
    }
  });

  it.each([random, sensible])('$name plays the same game again from the same seed', (bot) => {
    const played = (seed: string) => playGame(game, [bot, random], null, seed);
    const first = played('again');
    // Other games in between must not matter.
    played('something else');
    expect(played('again')).toEqual(first);
  });

  it('play different games from different seeds', () => {
    const played = Array.from({ length: 12 }, (_, seed) => playGame(game, [random], null, seed));
    expect(new Set(played.map((each) => JSON.stringify(each))).size).toBeGreaterThan(3);
  });

  it('give only answers that are legal', () => {
    for (const bot of [random, sensible]) {
      const honest: Bot = {
        name: 'watched',
        choose(of, view, prompt, dice) {
          const answer = bot.choose(of, view, prompt, dice);
          const state = of.resample(view, [1, 2, 3, 4]);
          expect('refusal' in of.answer(state, prompt.seat, answer)).toBe(false);
          return answer;
        },
      };
      playGame(game, [honest], null, 'legal');
    }
  });

  it('see the view of their own seat, and nothing that could be changed through it', () => {
    const seats = new Set<number>();
    const spy: Bot = {
      name: 'spy',
      choose(of, view, prompt, dice) {
        expect(view.seat).toBe(prompt.seat);
        expect(view).not.toHaveProperty('random');
        seats.add(view.seat);
        const before = JSON.stringify([view, prompt]);
        const answer = sensible.choose(of, frozen(view), frozen(prompt), dice);
        expect(JSON.stringify([view, prompt])).toBe(before);
        return answer;
      },
    };
    playGame(game, [spy], null, 'spy');
    expect(seats.size).toBe(game.definition.seats);
  });

  it('cannot tell hidden cards apart: the same view gives the same decision', () => {
    const alike: Bot = {
      name: 'alike',
      choose(of, view, prompt, dice) {
        const { state } = dice;
        const answer = sensible.choose(of, view, prompt, dice);
        const sent = JSON.parse(JSON.stringify(view));
        const again = sensible.choose(of, sent, prompt, replayed(state));
        expect(again).toEqual(answer);
        return answer;
      },
    };
    playGame(game, [alike], null, 'alike');
  });
});

describe('the sensible bot', () => {
  it('clearly beats the one that plays by lot, on both sides together', () => {
    let won = 0;
    for (let seed = 0; seed < 100; seed++) {
      if (playGame(duel, [sensible, random], null, seed).outcome.winners.includes(0)) won++;
      if (playGame(duel, [random, sensible], null, seed).outcome.winners.includes(1)) won++;
    }
    expect(won / 200).toBeGreaterThan(0.75);
  });

  it('wins its share of three at least in a game for three', () => {
    let won = 0;
    for (let seed = 0; seed < 60; seed++) {
      const bots = [random, random, random].with(seed % 3, sensible);
      const { winners } = playGame(highCard, bots, null, seed).outcome;
      if (winners.includes(seed % 3)) won += 1 / winners.length;
    }
    expect(won / 60).toBeGreaterThan(1 / 3);
  });
});

describe('the game for three', () => {
  it('keeps the contract that the bots rely on', () => {
    for (let seed = 0; seed < 5; seed++) demandConformance(highCard, { seed, checks: SOUND });
  });
});
