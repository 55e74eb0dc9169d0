import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { HAND, HEROES, on } from '../../src/board.ts';
import { POOL } from '../../src/cards/pool.ts';
import { chapter } from '../table/chapter.ts';
import { AGENT, handFor, hurt, MEDIC, means, pointsOf, strengthOf } from '../table/facts.ts';

/** The changes by playing a location when hand and discard pile are empty otherwise. */
const visited = (side: 'heroes' | 'villains', code: string) => ({
  points: (side === 'heroes' ? 1 : -1) * pointsOf(code),
  locations: 1,
  [`${side} hand`]: '',
  [`${side} discard`]: means(code, side).join(', '),
});

chapter('The eight locations', (lay) => {
  test('every location scores at least a point', () => {
    const locations = POOL.filter(({ kind }) => kind === 'location');
    expect(locations).toHaveLength(8);
    expect(locations.every(({ code }) => pointsOf(code) >= 1)).toBe(true);
  });

  test('Street Corner: heals one damage from one of your cards', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        hand: handFor('street-corner', 'villains'),
        board: { 'manhattan 0': ['kang-b', 2], tower: ['thanos-b', 1], 'sanctum 0': 'hela-b' },
      },
      heroes: { board: { tower: ['hulk-b', 1] } },
    });
    villains.visits('street-corner').expectChoices('kang-b', 'thanos-b');
    villains.cannotChoose('hela-b').cannotChoose('hulk-b').chooses('thanos-b');
    table.expectChanges({ ...visited('villains', 'street-corner'), 'villains tower': 'thanos-b' });
  });

  test('Street Corner: with nobody hurt it only scores', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('street-corner', 'heroes'), board: { tower: 'hulk-b' } },
      villains: { board: { tower: ['thanos-b', 1] } },
    });
    heroes.visits('street-corner').isAsked('playPhase');
    table.expectChanges(visited('heroes', 'street-corner'));
  });

  test('Daily Bugle: you see the hand of the enemy, who discards a card of their choice', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('daily-bugle', 'villains') },
      heroes: { hand: ['thor-a', 'hulk-a'] },
    });
    villains.visits('daily-bugle');
    const hand = zoneOf(table.state, on(HAND, HEROES));
    expect(hand.map((card) => cardOf(table.state, card).seen)).toEqual([3, 3, 3]);
    heroes.isAsked('chooseDiscards').expectChoices('thor-a', 'hulk-a', 'spare').chooses('thor-a');
    table.expectChanges({
      ...visited('villains', 'daily-bugle'),
      'heroes hand': 'hulk-a',
      'heroes discard': 'thor-a',
    });
  });

  test('Times Square: your cards are one stronger this turn, those without strength too', () => {
    const { table, heroes, villains } = lay({
      heroes: {
        hand: handFor('times-square', 'heroes'),
        board: { 'manhattan 0': 'thor-a', 'manhattan 1': MEDIC },
      },
      villains: { board: { 'manhattan 0': 'thanos-b', 'manhattan 1': 'kang-b' } },
    });
    heroes.visits('times-square');
    table.expectChanges(visited('heroes', 'times-square'));
    heroes.ends();
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('thanos-b', strengthOf('thor-a') + 1),
      'villains manhattan 1': hurt('kang-b', 1),
    });
    villains.isAsked('playPhase');
  });

  test('Times Square: a card that is played after it is stronger as well', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: handFor('times-square', 'heroes'),
        artefacts: ['casket-of-ancient-winters'],
      },
      villains: { board: { tower: 'kang-b' } },
    });
    heroes.visits('times-square').plays('spare').at('tower');
    heroes.ends().goesOn();
    table.look();
    heroes.goesOn();
    expect(table.picture).toMatchObject({
      'villains tower': hurt('kang-b', strengthOf(AGENT) + 1),
    });
  });

  test('Times Square: enemies gain nothing, and it is over with the turn § turn', () => {
    const { table, heroes, villains } = lay({
      heroes: { hand: handFor('times-square', 'heroes'), board: { 'manhattan 0': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'ultron-b' } },
    });
    heroes.visits('times-square').ends();
    table.look();
    villains.ends();
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('thor-a', strengthOf('ultron-b')),
    });
    heroes.ends();
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('ultron-b', 2 * strengthOf('thor-a') + 1),
    });
  });

  test('Central Park: each of your damaged cards heals one', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: handFor('central-park', 'heroes'),
        board: { 'manhattan 0': ['hulk-b', 3], 'sanctum 0': ['thor-b', 1], tower: 'wasp-a' },
      },
      villains: { board: { tower: ['thanos-b', 2] } },
    });
    heroes.visits('central-park').isAsked('playPhase');
    table.expectChanges({
      ...visited('heroes', 'central-park'),
      'heroes manhattan 0': 'hulk-b with 2',
      'heroes sanctum 0': 'thor-b',
    });
  });

  test('Grand Central Station: you may move one of your cards, and draw a card § moving', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: handFor('grand-central-station', 'heroes'),
        board: { 'manhattan 0': ['hulk-b', 3], tower: 'wasp-a' },
        deck: ['captain-marvel-b'],
      },
      villains: { board: { tower: 'thanos-b' } },
    });
    heroes.visits('grand-central-station').expectChoices('yes', 'no').chooses('yes');
    heroes.expectChoices('hulk-b', 'wasp-a').cannotChoose('thanos-b').chooses('hulk-b');
    heroes.expectChoices('manhattan 1', 'manhattan 2', 'sanctum 0', 'sanctum 1');
    heroes.chooses('sanctum 0');
    table.expectChanges({
      ...visited('heroes', 'grand-central-station'),
      'heroes manhattan 0': '',
      'heroes sanctum 0': 'hulk-b with 3',
      'heroes hand': 'captain-marvel-b',
      'heroes deck': -1,
    });
  });

  test('Grand Central Station: who does not move, or has nobody to move, draws all the same § effects', () => {
    const staying = lay({
      heroes: {
        hand: handFor('grand-central-station', 'heroes'),
        board: { tower: 'wasp-a' },
        deck: ['captain-marvel-b'],
      },
    });
    staying.heroes.visits('grand-central-station').chooses('no').isAsked('playPhase');
    const alone = lay({
      heroes: { hand: handFor('grand-central-station', 'heroes'), deck: ['captain-marvel-b'] },
    });
    alone.heroes.visits('grand-central-station').isAsked('playPhase');
    for (const { table } of [staying, alone]) {
      table.expectChanges({
        ...visited('heroes', 'grand-central-station'),
        'heroes hand': 'captain-marvel-b',
        'heroes deck': -1,
      });
    }
  });

  test('Museum of Antiquities: the artefact marker moves one step towards you', () => {
    const { table, villains } = lay({
      active: 'villains',
      marker: 1,
      villains: { hand: handFor('museum-of-antiquities', 'villains') },
    });
    villains.visits('museum-of-antiquities').isAsked('playPhase');
    table.expectChanges({ ...visited('villains', 'museum-of-antiquities'), marker: -1 });
  });

  test('Museum of Antiquities: on the last field you take an artefact in the play phase', () => {
    const { table, villains } = lay({
      active: 'villains',
      marker: -2,
      offered: ['darkhold', 'ten-rings'],
      stack: ['tactigon', 'norn-stones'],
      villains: { hand: handFor('museum-of-antiquities', 'villains') },
    });
    villains.visits('museum-of-antiquities').chooses('ten-rings').isAsked('playPhase');
    table.expectChanges({
      ...visited('villains', 'museum-of-antiquities'),
      marker: 3,
      'villains artefacts': 'ten-rings',
      offer: 'tactigon, norn-stones',
      'artefact stack': -1,
    });
  });

  test('Oscorp Tower: one damage to an enemy of your choice', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('oscorp-tower', 'heroes'), board: { tower: 'wasp-a' } },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'thanos-b' } },
    });
    heroes.visits('oscorp-tower').expectChoices('kang-b', 'thanos-b').cannotChoose('wasp-a');
    heroes.chooses('thanos-b');
    table.expectChanges({
      ...visited('heroes', 'oscorp-tower'),
      'villains tower': 'thanos-b with 1',
    });
  });

  test('Grand Central Station: a card that moves does not come anew, so its immediate effect does not happen § moving', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        hand: handFor('grand-central-station', 'villains'),
        board: { tower: 'ultron-b', 'manhattan 0': 'kang-a' },
        deck: ['leader-a'],
      },
      heroes: { board: { 'sanctum 0': 'thor-b' } },
    });
    villains.visits('grand-central-station').chooses('yes').chooses('ultron-b');
    villains.chooses('sanctum 1').isAsked('playPhase');
    table.expectChanges({
      ...visited('villains', 'grand-central-station'),
      'villains tower': '',
      'villains sanctum 1': 'ultron-b',
      'villains hand': 'leader-a',
      'villains deck': -1,
    });
  });

  test('Statue of Liberty: two of your cards may change places, with their damage § moving', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        hand: handFor('statue-of-liberty', 'villains'),
        board: { 'manhattan 0': ['kang-b', 2], 'sanctum 0': 'hydra-bomber', tower: ['hela-b', 1] },
      },
      heroes: { board: { tower: 'hulk-b' } },
    });
    villains.visits('statue-of-liberty').expectChoices('yes', 'no').chooses('yes');
    villains.expectChoices('kang-b', 'hydra-bomber', 'hela-b').cannotChoose('hulk-b');
    villains.chooses('kang-b').expectChoices('hydra-bomber', 'hela-b').cannotChoose('kang-b');
    villains.chooses('hela-b');
    table.expectChanges({
      ...visited('villains', 'statue-of-liberty'),
      'villains manhattan 0': 'hela-b with 1',
      'villains tower': 'kang-b with 2',
    });
  });

  test('Statue of Liberty: nobody has to', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        hand: handFor('statue-of-liberty', 'villains'),
        board: { 'manhattan 0': 'kang-b', tower: 'hela-b' },
      },
    });
    villains.visits('statue-of-liberty').chooses('no').isAsked('playPhase');
    table.expectChanges(visited('villains', 'statue-of-liberty'));
  });
});
