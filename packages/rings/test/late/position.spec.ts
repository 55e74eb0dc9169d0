import { cardOf, Table, value, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, of, ZONES } from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { rings } from '../../src/game.ts';
import { hasCopyInPlay } from '../../src/rules/in-play/unique.ts';
import { THREAT_LIMIT, threatOf } from '../../src/rules/threat.ts';
import type { RingsVars } from '../../src/table.ts';
import {
  cardsInPlay,
  charactersInPlay,
  enemiesInPlay,
  heroesOf,
  inPlayerOrder,
  questOf,
} from '../../src/table.ts';
import { optionsOf } from '../auditor/games.ts';
import type { Late } from './position.ts';
import { latePosition } from './position.ts';
import { restrictedOn } from './stages.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => String(seed));
/** Nothing happens before the first question of the planning phase. */
const untouched = ({ moment }: Late) => moment === 'planning';

const positions = SEEDS.map(latePosition);
const laid = positions.filter(untouched).map(({ state }) => ({
  state,
  table: new Table<RingsVars>(rings.definition, state, null),
}));

describe('a late position', () => {
  test('is the same again from the same seed', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      expect(latePosition(seed).state).toEqual(latePosition(seed).state);
    }
  });

  test('has every card of the game, and besides them only guards', () => {
    for (const { state, options } of positions) {
      const begun = rings.setup(optionsOf(options), 'any');
      if ('problems' in begun) throw new Error('it cannot be set up');
      const codes = (cards: typeof state.cards) =>
        cards
          .map(({ front }) => rings.definition.printed[front]?.code ?? '')
          .filter((code) => code !== 'orc-guard')
          .sort();
      expect(codes(state.cards)).toEqual(codes(begun.state.cards));
    }
  });

  test('keeps unique cards, restricted attachments, hit points, threat and progress', () => {
    for (const { state, table } of laid) {
      expect(cardsInPlay(state).filter((card) => hasCopyInPlay(table, card))).toEqual([]);
      for (const card of charactersInPlay(state)) {
        expect(restrictedOn(table, card)).toBeLessThanOrEqual(2);
      }
      for (const card of [...enemiesInPlay(state), ...charactersInPlay(state)]) {
        const { damage = 0 } = cardOf(state, card).tokens;
        expect(damage).toBeLessThan(value(table, card, 'hitPoints'));
      }
      for (const seat of inPlayerOrder(state)) {
        expect(threatOf(table, seat)).toBeLessThan(THREAT_LIMIT);
        expect(heroesOf(state, seat).length).toBeGreaterThan(0);
      }
      const quest = questOf(state);
      const { progress = 0 } = cardOf(state, quest).tokens;
      if (!printedAs(state, quest).noProgress) {
        expect(progress).toBeLessThan(value(table, quest, 'questPoints'));
      }
    }
  });

  test('shows what lies open to all, and leaves nothing to players who are out', () => {
    for (const { state } of laid) {
      const seats = Array.from({ length: state.seats }, (_, seat) => seat);
      const out = seats.filter((seat) => !inPlayerOrder(state).includes(seat));
      for (const seat of out) expect(zoneOf(state, of(AREA, seat))).toEqual([]);
      for (const { seen, zone } of state.cards) {
        if (ZONES[zone]?.sight === 'open') expect(seen).toBe((1 << state.seats) - 1);
      }
    }
  });

  test('may be anything: scenarios, stages, players, moments, campaigns, somebody out', () => {
    const all = <T>(of_: (late: Late) => T) => new Set(positions.map(of_));
    expect(all(({ options }) => options.scenario).size).toBe(3);
    expect(all(({ options }) => options.campaign === undefined).size).toBe(2);
    expect(all(({ state }) => state.seats).size).toBe(4);
    expect(all(({ moment }) => moment).size).toBe(6);
    expect(all(({ state }) => state.vars.eliminated > 0).size).toBe(2);
    expect(all(({ state }) => printedAs(state, questOf(state)).id).size).toBe(10);
  });
});
