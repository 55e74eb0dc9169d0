import { cardOf, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import {
  ARTEFACT_OFFER,
  ARTEFACT_STACK,
  BOX,
  CIVILIANS,
  DECK,
  HAND,
  HEROES,
  LOCATIONS,
  on,
  VILLAINS,
} from '../../src/board.ts';
import { POOL, printedAs } from '../../src/cards/pool.ts';
import { duel } from '../../src/game.ts';
import type { DuelState } from '../../src/table.ts';

function begun(seed: number): DuelState {
  const start = duel.setup(null, seed);
  if ('problems' in start) throw new Error('Duel cannot be set up');
  return start.state;
}

const count = (state: DuelState, zone: number) => zoneOf(state, zone).length;

describe('Preparation', () => {
  test('each side has twelve main characters with two copies of two versions § main-characters', () => {
    for (const side of ['heroes', 'villains']) {
      const main = POOL.filter((card) => card.side === side && card.kind === 'main');
      expect(new Set(main.map(({ character }) => character)).size).toBe(12);
      expect(main).toHaveLength(24);
      expect(main.every(({ copies }) => copies === 2)).toBe(true);
    }
  });

  test('each side has eight cards of side characters, weaker and cheaper than the main ones § side-characters', () => {
    for (const side of ['heroes', 'villains']) {
      const cards = POOL.filter((card) => card.side === side);
      const agents = cards.filter(({ kind }) => kind === 'side');
      const most = (kind: string, of: (card: (typeof cards)[number]) => number) =>
        Math.max(...cards.filter((card) => card.kind === kind).map(of));
      expect(agents.reduce((sum, { copies }) => sum + copies, 0)).toBe(8);
      expect(agents.some(({ cost }) => cost.length === 0)).toBe(true);
      expect(most('side', ({ cost }) => cost.length)).toBeLessThan(
        most('main', ({ cost }) => cost.length),
      );
      expect(most('side', ({ stats }) => stats.strength ?? 0)).toBeLessThan(
        most('main', ({ stats }) => stats.strength ?? 0),
      );
    }
  });

  test('there are eight locations, twelve artefacts and three civilians of each colour § artefacts, locations, civilians', () => {
    const pieces = (kind: string) =>
      POOL.filter((card) => card.kind === kind).reduce((sum, { copies }) => sum + copies, 0);
    expect(pieces('location')).toBe(8);
    expect(pieces('artefact')).toBe(12);
    expect(pieces('civilian')).toBe(12);
  });

  test('the two versions of a main character share name and colour, but are not the same § main-characters', () => {
    const main = POOL.filter(({ kind }) => kind === 'main');
    for (const one of main.filter(({ code }) => code.endsWith('-a'))) {
      const other = main.find(({ code }) => code === one.code.replace(/a$/, 'b'));
      expect(other).toMatchObject({ character: one.character, colour: one.colour });
      expect(other).not.toMatchObject({ cost: one.cost, stats: one.stats });
    }
  });

  test('four artefacts are used up in a turn of their owner, eight last § artefacts', () => {
    const once = POOL.filter(({ kind, abilities }) => {
      const [does] = abilities;
      return kind === 'artefact' && does?.kind === 'action' && does.cost !== undefined;
    });
    expect(once.map(({ code }) => code).sort()).toEqual([
      'casket-of-ancient-winters',
      'darkhold',
      'eye-of-agamotto',
      'tactigon',
    ]);
    expect(POOL.filter(({ kind }) => kind === 'artefact')).toHaveLength(12);
  });

  test('fifteen cards of each deck go back to the box, and nobody sees them § preparation, deck, box', () => {
    const state = begun(1);
    const removed = zoneOf(state, BOX).map((card) => cardOf(state, card));
    for (const seat of [HEROES, VILLAINS]) {
      expect(removed.filter(({ owner }) => owner === seat)).toHaveLength(15);
    }
    expect(removed).toHaveLength(30);
    expect(removed.every(({ seen }) => seen === 0)).toBe(true);
  });

  test('the heroes begin with seven cards, the villains with five § preparation, heroes, villains, deck', () => {
    const state = begun(2);
    expect(count(state, on(HAND, HEROES))).toBe(7);
    expect(count(state, on(HAND, VILLAINS))).toBe(5);
    expect(count(state, on(DECK, HEROES))).toBe(56 - 15 - 7);
    expect(count(state, on(DECK, VILLAINS))).toBe(56 - 15 - 5);
  });

  test('only its owner sees a hand, and nobody a deck § hand', () => {
    const state = begun(3);
    for (const seat of [HEROES, VILLAINS]) {
      for (const card of zoneOf(state, on(HAND, seat))) {
        expect(cardOf(state, card).seen).toBe(1 << seat);
      }
      for (const card of zoneOf(state, on(DECK, seat))) expect(cardOf(state, card).seen).toBe(0);
    }
  });

  test('two artefacts lie open, ten are hidden § preparation, artefacts', () => {
    const state = begun(4);
    expect(count(state, ARTEFACT_OFFER)).toBe(2);
    expect(count(state, ARTEFACT_STACK)).toBe(10);
    for (const card of zoneOf(state, ARTEFACT_OFFER)) expect(cardOf(state, card).seen).toBe(3);
    for (const card of zoneOf(state, ARTEFACT_STACK)) expect(cardOf(state, card).seen).toBe(0);
  });

  test('all locations lie face down § preparation, locations', () => {
    const state = begun(5);
    expect(count(state, LOCATIONS)).toBe(8);
    for (const card of zoneOf(state, LOCATIONS)) expect(cardOf(state, card).seen).toBe(0);
  });

  test('each place of Manhattan has one civilian of each colour § preparation, civilians', () => {
    const state = begun(6);
    expect(CIVILIANS).toHaveLength(3);
    for (const zone of CIVILIANS) {
      const colours = zoneOf(state, zone).map((card) => printedAs(state, card).colour);
      expect(colours.sort()).toEqual(['blue', 'green', 'red', 'yellow']);
    }
  });

  test('both markers begin in the middle and the villains have the first turn § preparation, artefact-track, victory-points, villains, turn', () => {
    const { vars, prompt, turns, rounds } = begun(7);
    expect(vars).toEqual({ active: VILLAINS, points: 0, marker: 0, phase: 'play' });
    expect(prompt?.seat).toBe(VILLAINS);
    expect({ turns, rounds }).toEqual({ turns: 1, rounds: 1 });
  });

  test('another seed deals other cards, the same seed the same § preparation', () => {
    expect(begun(8)).toEqual(begun(8));
    expect(begun(8).zones).not.toEqual(begun(9).zones);
  });

  test('there is nothing to choose before the game', () => {
    expect(duel.setup({}, 1)).not.toHaveProperty('problems');
    expect(duel.setup({ decks: 3 }, 1)).toEqual({
      problems: [{ say: 'unknownOption', option: 'decks' }],
    });
    expect(duel.setup(7, 1)).toEqual({ problems: [{ say: 'optionsAreNoObject' }] });
  });
});
