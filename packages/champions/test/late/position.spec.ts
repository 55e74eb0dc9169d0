import { cardOf, Table, value, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, ENCOUNTER_DECK, of, ZONES } from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import { isOverLimit } from '../../src/rules/in-play/in-play-limits.ts';
import { hasMatchInPlay } from '../../src/rules/in-play/unique.ts';
import type { ChampionsVars } from '../../src/table.ts';
import {
  cardsInPlay,
  enemiesInPlay,
  friendliesInPlay,
  inPlayerOrder,
  mainSchemeOf,
  villainOf,
} from '../../src/table.ts';
import type { Late } from './position.ts';
import { latePosition } from './position.ts';

const SEEDS = Array.from({ length: 120 }, (_, seed) => String(seed));
/** A position that begins with the villain phase may have gone on from there. */
const untouched = ({ moment }: Late) => moment === 'turn';

const positions = SEEDS.map(latePosition);
const laid = positions.filter(untouched).map(({ state }) => ({
  state,
  table: new Table<ChampionsVars>(champions.definition, state, null),
}));

describe('a late position', () => {
  test('is the same again from the same seed', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      expect(latePosition(seed).state).toEqual(latePosition(seed).state);
    }
  });

  test('has every card of the game, and besides them only drones', () => {
    for (const { state, options } of positions) {
      const begun = champions.setup(options, 'any');
      if ('problems' in begun) throw new Error('it cannot be set up');
      const codes = (cards: typeof state.cards) =>
        cards
          .map(({ front }) => champions.definition.printed[front]?.code ?? '')
          .filter((code) => code !== 'facedown')
          .sort();
      expect(codes(state.cards)).toEqual(codes(begun.state.cards));
    }
  });

  test('keeps unique cards, limits, hit points and target threat', () => {
    for (const { state, table } of laid) {
      expect(isOverLimit(table)).toBe(false);
      expect(cardsInPlay(state).filter((card) => hasMatchInPlay(table, card))).toEqual([]);
      for (const card of [...enemiesInPlay(state), ...friendliesInPlay(state)]) {
        const { damage = 0 } = cardOf(state, card).tokens;
        expect(damage).toBeLessThan(value(table, card, 'hitPoints'));
      }
      const scheme = mainSchemeOf(state);
      const { threat = 0 } = cardOf(state, scheme).tokens;
      expect(threat).toBeLessThan(value(table, scheme, 'targetThreat'));
    }
  });

  test('leaves a card in every deck, shows what lies open and hides what is in decks', () => {
    for (const { state } of laid) {
      expect(zoneOf(state, ENCOUNTER_DECK).length).toBeGreaterThan(0);
      for (const seat of inPlayerOrder(state)) {
        expect(zoneOf(state, of(DECK, seat)).length).toBeGreaterThan(0);
      }
      for (const { seen, zone } of state.cards) {
        if (ZONES[zone]?.sight === 'open') expect(seen).toBe((1 << state.seats) - 1);
        if (zone === ENCOUNTER_DECK || DECK.includes(zone)) expect(seen).toBe(0);
      }
    }
  });

  test('may be anything: scenarios, stages, players, moments, somebody out', () => {
    const all = <T>(of_: (late: Late) => T) => new Set(positions.map(of_));
    expect(all(({ options }) => options.scenario).size).toBe(3);
    expect(all(({ state }) => state.seats).size).toBe(4);
    expect(all(({ moment }) => moment).size).toBe(3);
    expect(all(({ state }) => state.vars.eliminated > 0).size).toBe(2);
    expect(all(({ state }) => printedAs(state, villainOf(state)).code).size).toBe(9);
    expect(all(({ state }) => printedAs(state, mainSchemeOf(state)).code).size).toBe(6);
  });
});
