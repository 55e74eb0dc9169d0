import type { Answer } from '@grimrule/kernel';
import { cardOf, Match, zoneOf } from '@grimrule/kernel';
import { demandConformance } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { handOf, tricksOf } from '../src/board.ts';
import { numberOf } from '../src/cards.ts';
import { highcard } from '../src/game.ts';
import { beats } from '../src/rules.ts';

function begin(seed: number) {
  const match = Match.begin(highcard, null, seed);
  if (!(match instanceof Match)) throw new Error('the game does not begin');
  return match;
}

/** The asked seat lays the first of the cards it may lay; gives the seat and the number. */
function layOne(match: ReturnType<typeof begin>) {
  const { prompt } = match.state;
  const [option] = prompt?.options ?? [];
  if (!prompt || option?.card === undefined) throw new Error('nobody is asked');
  const laid = numberOf(cardOf(match.state, option.card).design);
  const answer: Answer = [option];
  expect('refusal' in match.answer(prompt.seat, answer)).toBe(false);
  return { seat: prompt.seat, number: laid };
}

describe('a game of High Card', () => {
  it('keeps the contract of a game, and is won or ends in a draw § end-of-the-game', () => {
    const results = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      results.add(demandConformance(highcard, { seed, oneIn: 4, most: 20 }).result);
    }
    expect([...results].sort()).toEqual(['draw', 'first', 'second']);
  });

  it('gives both cards to the winner of the trick, who leads the next § trick', () => {
    for (let seed = 0; seed < 8; seed++) {
      const match = begin(seed);
      expect([0, 1].map((seat) => zoneOf(match.state, handOf(seat)).length)).toEqual([6, 6]);
      const first = layOne(match);
      const second = layOne(match);
      expect([first.seat, second.seat]).toEqual([0, 1]);
      const winner = beats(second.number, first.number) ? 1 : 0;
      const taken = [0, 1].map((seat) => zoneOf(match.state, tricksOf(seat)).length);
      expect(taken).toEqual(winner === 0 ? [2, 0] : [0, 2]);
      expect(match.state.prompt?.seat).toBe(winner);
    }
  });

  it('is decided by the higher number, but the 1 beats the 12 § numbers', () => {
    expect(beats(7, 6)).toBe(true);
    expect(beats(6, 7)).toBe(false);
    expect(beats(1, 12)).toBe(true);
    expect(beats(12, 1)).toBe(false);
    expect(beats(1, 11)).toBe(false);
  });
});
