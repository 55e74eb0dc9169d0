import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import {
  AREA,
  DECK,
  ENCOUNTER_DECK,
  HAND,
  of,
  QUEST,
  QUEST_DECK,
  STAGING,
} from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import type { RingsState } from '../../../src/table.ts';
import { dialOf, heroesOf } from '../../../src/table.ts';
import { answered, newGame } from '../new-game.ts';

const ALL = ['leadership', 'tactics', 'spirit', 'lore'];

const names = (state: RingsState, zone: number) =>
  zoneOf(state, zone).map((card) => printedAs(state, card).name);

const threat = (state: RingsState, seat: number) =>
  state.cards[dialOf(state, seat)]?.tokens.threat ?? 0;

describe('setup', () => {
  test('1: player decks and encounter deck are shuffled, the quest deck is not § setup, quest-cards, player-deck', () => {
    const decks = ['leadership'];
    const one = newGame({ decks }, 'one');
    const other = newGame({ decks }, 'other');
    for (const zone of [of(DECK, 0), ENCOUNTER_DECK]) {
      expect(names(one, zone)).not.toEqual(names(other, zone));
      expect(names(one, zone).length).toBe(names(other, zone).length);
    }
    const stages = zoneOf(one, QUEST_DECK).map((card) => printedAs(one, card).stage);
    expect(stages).toEqual([3, 3, 2, 1]);
    expect(zoneOf(other, QUEST_DECK).map((card) => printedAs(other, card).stage)).toEqual(stages);
  });

  test('2: heroes begin in play, and the threat is the sum of their threat costs § setup, starting-threat, hero-cards', () => {
    const state = newGame({ decks: ['leadership', 'spirit'] });
    expect(names(state, of(AREA, 0)).sort()).toEqual(['Aragorn', 'Glóin', 'Théodred']);
    expect(threat(state, 0)).toBe(12 + 9 + 8);
    expect(threat(state, 1)).toBe(9 + 7 + 8);
    expect(heroesOf(state, 0).every((hero) => !state.cards[hero]?.exhausted)).toBe(true);
    expect(heroesOf(state, 0).every((hero) => !state.cards[hero]?.tokens.resource)).toBe(true);
  });

  test('4: whoever was made the first player is asked first § setup, first-player', () => {
    const state = newGame({ decks: ALL, firstPlayer: 2 });
    expect(state.vars.firstPlayer).toBe(2);
    expect(state.prompt?.seat).toBe(2);
    expect(answered(state, 'keep').prompt?.seat).toBe(3);
  });

  test('5: every player draws six cards § setup', () => {
    const state = newGame({ decks: ALL });
    for (const seat of [0, 1, 2, 3]) {
      expect(zoneOf(state, of(HAND, seat))).toHaveLength(6);
      expect(zoneOf(state, of(DECK, seat))).toHaveLength(24);
    }
  });

  test('6 and 7: the first stage lies on top, and its setup comes before the first round § setup, quest-cards', () => {
    let state = newGame({ decks: ['leadership'] });
    expect(zoneOf(state, QUEST)).toEqual([]);
    expect(zoneOf(state, STAGING)).toEqual([]);
    state = answered(state, 'keep');
    expect(names(state, QUEST)).toEqual(['Flies and Spiders']);
    expect(names(state, STAGING).sort()).toEqual(['Forest Spider', 'Old Forest Road']);
    expect(state.rounds).toBe(1);
  });

  test('is for one to four players', () => {
    for (const players of [1, 2, 3, 4]) {
      let state = newGame({ decks: ALL.slice(0, players) });
      for (let seat = 0; seat < players; seat++) state = answered(state, 'keep');
      expect(state.seats).toBe(players);
      expect(state.rounds).toBe(1);
    }
  });
});

describe('a mulligan', () => {
  test('shuffles the hand into the deck and draws a new one that has to be kept § mulligan, setup', () => {
    const before = newGame({ decks: ['leadership', 'lore'] });
    expect(before.prompt?.options.map(({ verb }) => verb)).toEqual(['keep', 'mulligan']);
    const after = answered(before, 'mulligan');
    expect(zoneOf(after, of(HAND, 0))).toHaveLength(6);
    expect(zoneOf(after, of(DECK, 0))).toHaveLength(24);
    expect(zoneOf(after, of(HAND, 0))).not.toEqual(zoneOf(before, of(HAND, 0)));
    expect(zoneOf(after, of(DECK, 0)).every((card) => after.cards[card]?.seen === 0)).toBe(true);
    expect(after.prompt?.seat).toBe(1);
  });

  test('is decided by each player for himself § mulligan', () => {
    const before = newGame({ decks: ['leadership', 'lore'] });
    const after = answered(answered(before, 'keep'), 'mulligan');
    expect(zoneOf(after, of(HAND, 0)).slice(0, 6)).toEqual(zoneOf(before, of(HAND, 0)));
    expect(zoneOf(after, of(HAND, 1)).slice(0, 6)).not.toEqual(zoneOf(before, of(HAND, 1)));
  });
});
