import type { Begun } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { rings } from '../../../src/game.ts';
import type { RingsVars } from '../../../src/table.ts';
import { play } from '../../table/play.ts';
import { newGame } from '../new-game.ts';

const problems = (begun: Begun<RingsVars>) =>
  'problems' in begun ? begun.problems.map(({ say }) => say) : [];

const wrong = (options: unknown) => problems(rings.setup(options, 1));

describe('options that make no game', () => {
  test('get every reason there is, and no game', () => {
    expect(wrong('a game, please')).toEqual(['optionsAreNoObject']);
    expect(wrong([])).toEqual(['optionsAreNoObject']);
    expect(wrong({ colour: 'red' })).toEqual(['unknownOption']);
    expect(wrong({ scenario: 'moria' })).toEqual(['unknownScenario']);
    expect(wrong({ scenario: 7 })).toEqual(['unknownScenario']);
    expect(wrong({ decks: ['dwarves'] })).toEqual(['unknownDeck']);
    expect(wrong({ decks: [] })).toEqual(['wrongOption']);
    expect(wrong({ decks: 'leadership' })).toEqual(['wrongOption']);
    expect(wrong({ mode: 'nightmare' })).toEqual(['wrongOption']);
    expect(wrong({ firstPlayer: 1 })).toEqual(['wrongOption']);
    expect(wrong({ firstPlayer: -1 })).toEqual(['wrongOption']);
    expect(wrong({ firstPlayer: 0.5 })).toEqual(['wrongOption']);
    expect(wrong({ mode: 3, scenario: 'moria', decks: ['dwarves'] }).sort()).toEqual([
      'unknownDeck',
      'unknownScenario',
      'wrongOption',
    ]);
  });

  test('have no more than four players', () => {
    const decks = ['leadership', 'tactics', 'spirit', 'lore', 'leadership'];
    expect(wrong({ decks })).toContain('wrongOption');
  });

  test('have one to three heroes for each player § deck-building, hero-cards', () => {
    const cards = { 'core-073': 3 };
    expect(wrong({ decks: [{ heroes: [], cards }] })).toContain('heroCount');
    const four = ['core-001', 'core-002', 'core-003', 'core-004'];
    expect(wrong({ decks: [{ heroes: four, cards }] })).toContain('heroCount');
    expect(wrong({ decks: [{ heroes: four.slice(0, 1), cards }] })).not.toContain('heroCount');
  });

  test('have no unique hero twice at the table § unique, hero-cards, deck-building', () => {
    expect(wrong({ decks: ['leadership', 'leadership'] })).toContain('sharedHero');
    expect(wrong({ decks: ['leadership', 'lore'] })).toEqual([]);
  });

  test('have no cards that do not exist, and none that belong elsewhere', () => {
    const of = (cards: object) => wrong({ decks: [{ heroes: ['core-001'], cards }] });
    expect(of({ 'core-999': 1 })).toContain('unknownCard');
    expect(of({ 'core-002': 1 })).toContain('heroInDeck');
    expect(of({ 'core-074': 1 })).toContain('encounterCard');
    expect(of({ 'core-073': 0 })).toEqual(['wrongOption']);
    expect(of({ 'core-073': 'many' })).toEqual(['wrongOption']);
    expect(wrong({ decks: [{ heroes: ['core-073'], cards: {} }] })).toContain('unknownHero');
    expect(wrong({ decks: [{ heroes: 'Aragorn', cards: {} }] })).toEqual(['wrongOption']);
    expect(wrong({ decks: [null] })).toEqual(['wrongOption']);
  });
});

describe('an answer that cannot be taken', () => {
  const table = () => play({ players: [{ heroes: ['Beravor'] }, { heroes: ['Denethor'] }] });

  /** The reason, and that nothing has changed. */
  const refused = (answer: unknown, seat = 0): string => {
    const { state } = table();
    const before = JSON.stringify(state);
    const answered = rings.answer(state, seat, answer);
    expect(JSON.stringify(state)).toBe(before);
    return 'refusal' in answered ? answered.refusal.reason.say : 'accepted';
  };

  test('is refused with a reason, and the game stays as it is', () => {
    for (const answer of [
      null,
      undefined,
      7,
      'pass',
      {},
      [],
      [null],
      ['pass'],
      [{ verb: 'dance' }],
      [{ verb: 'use' }],
      [{ verb: 'use', card: 99_999, ability: 0 }],
      [{ verb: 'use', card: -1, ability: 0 }],
      [{ verb: 'use', card: 'Beravor', ability: 0 }],
      [{ verb: 'pass' }, { verb: 'pass' }],
      [{ verb: 'pass' }, { verb: 'use' }],
    ]) {
      expect(refused(answer), JSON.stringify(answer)).not.toBe('accepted');
    }
    expect(refused([{ verb: 'pass' }])).toBe('accepted');
  });

  test('of another seat is not theirs to give', () => {
    expect(refused([{ verb: 'pass' }], 1)).toBe('notYourDecision');
    expect(refused([{ verb: 'pass' }], 4)).toBe('notYourDecision');
    expect(refused([{ verb: 'pass' }], -1)).toBe('notYourDecision');
  });

  test('to a question that is gone does not fit the one that is there', () => {
    const begun = newGame({ decks: ['leadership'] });
    const [keep] = begun.prompt?.options ?? [];
    const next = rings.answer(begun, 0, [keep]);
    if ('refusal' in next) throw new Error('the first answer was refused');
    const before = JSON.stringify(next.state);
    const again = rings.answer(next.state, 0, [keep]);
    expect('refusal' in again).toBe(true);
    expect(JSON.stringify(next.state)).toBe(before);
  });

  test('to a game that is over is too late', () => {
    const over = play({
      players: [{ heroes: ['Beravor'], threat: 49 }],
      phase: 'refresh',
    });
    over.isOver('encounter', 'allEliminated');
    const answered = rings.answer(over.state, 0, [{ verb: 'pass' }]);
    expect('refusal' in answered && answered.refusal.reason.say).toBe('gameIsOver');
  });
});
