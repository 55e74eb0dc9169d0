import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../../src/game.ts';
import { printed } from './facts.ts';
import { positionOf } from './position.ts';

/** The tables that other tests are played on have to be positions a real game could reach. */
describe('A table set from a description', () => {
  const state = positionOf({
    active: 'villains',
    heroes: {
      board: { 'manhattan 0': ['thor-b', 2], tower: 'wasp-b' },
      hand: ['hulk-a', 'daily-bugle'],
      discard: ['ant-man-a'],
      artefacts: ['norn-stones'],
    },
    villains: { board: { 'manhattan 1': 'red-skull-a' }, deck: ['kang-a', 'kang-b'] },
    freed: ['red', 'blue'],
    points: -3,
    marker: 1,
  });

  test('every piece lies in exactly one zone, and knows where', () => {
    const lying = state.zones.flatMap((cards, zone) => cards.map((card) => ({ card, zone })));
    expect(lying).toHaveLength(state.cards.length);
    for (const { card, zone } of lying) expect(state.cards[card]?.zone).toBe(zone);
  });

  test('who listens and who modifies is listed exactly for the cards in play', () => {
    const { definition } = duel;
    const inPlay = state.cards.flatMap((card, id) =>
      definition.zoneInfo(card.zone).inPlay ? [{ id, design: card.design }] : [],
    );
    const listed = (index: readonly (readonly number[])[], of: number) =>
      inPlay.flatMap(({ id, design }) => (index[design]?.includes(of) ? [id] : []));
    state.listening.forEach((cards, kind) => {
      expect([...cards].sort()).toEqual(listed(definition.listens, kind).sort());
    });
    state.modifying.forEach((cards, stat) => {
      expect([...cards].sort()).toEqual(listed(definition.modifies, stat).sort());
    });
  });

  test('a card is known to those who can see its zone, and to nobody else', () => {
    state.cards.forEach(({ zone, seen }) => {
      const { sight, seat } = duel.definition.zoneInfo(zone);
      const knows = { open: 3, closed: 0, owner: 1 << seat }[sight];
      expect(seen).toBe(knows);
    });
  });

  test('each side has all its cards, fifteen of them in the box', () => {
    const box = duel.definition.zones.findIndex(({ name }) => name === 'box');
    for (const seat of [0, 1]) {
      const own = state.cards.filter(({ owner }) => owner === seat);
      expect(own).toHaveLength(56);
      expect(own.filter(({ zone }) => zone === box)).toHaveLength(15);
    }
    expect(zoneOf(state, box)).toHaveLength(30);
  });

  test('what cannot be is refused', () => {
    expect(() => printed('captain-nobody')).toThrow('no card is called');
    const twice = { 'manhattan 0': 'thor-a', tower: 'thor-b' } as const;
    expect(() => positionOf({ heroes: { board: twice } })).toThrow('stands here twice');
    expect(() => positionOf({ heroes: { hand: ['thor-a', 'thor-a', 'thor-a'] } })).toThrow(
      "there is no 'thor-a' left",
    );
    expect(() => positionOf({ heroes: { board: { tower: ['thor-a', 20] } } })).toThrow(
      'would not survive',
    );
  });
});
