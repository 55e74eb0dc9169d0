import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { LOCATIONS } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { codeIn, handFor, means, pointsOf, printed } from '../table/facts.ts';

chapter('Locations', (lay) => {
  test('the street corner costs a yellow, a red and a blue card, scores two and heals one § playing-a-location, locations', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: ['street-corner', 'wasp-a', 'iron-man-a', 'spider-man-a', 'hulk-a'],
        board: { 'manhattan 0': ['thor-b', 2], 'sanctum 0': ['hulk-b', 3], tower: 'ant-man-a' },
      },
    });
    expect([...printed('street-corner').cost].sort()).toEqual(['blue', 'red', 'yellow']);
    expect(pointsOf('street-corner')).toBe(2);
    heroes.chooses('play street-corner').cannotPay('wasp-a', 'iron-man-a', 'hulk-a');
    heroes.chooses('wasp-a', 'iron-man-a', 'spider-man-a');
    heroes.expectChoices('thor-b', 'hulk-b').cannotChoose('ant-man-a').chooses('hulk-b');
    table.expectChanges({
      points: 2,
      'heroes hand': 'hulk-a',
      'heroes discard': 'wasp-a, iron-man-a, spider-man-a',
      'heroes sanctum 0': 'hulk-b with 2',
      locations: 1,
    });
  });

  test('a played location goes face down under the pile, and both remember it § playing-a-location, locations', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('central-park', 'villains') },
    });
    villains.visits('central-park');
    const pile = zoneOf(table.state, LOCATIONS);
    expect(pile).toHaveLength(8);
    expect(codeIn(table.state, pile[0] ?? -1)).toBe('central-park');
    expect(cardOf(table.state, pile[0] ?? -1).seen).toBe(3);
    expect(pile.slice(1).every((card) => cardOf(table.state, card).seen === 0)).toBe(true);
  });

  test('villains pull the one marker to their side with a location § victory-points', () => {
    const { table, villains } = lay({
      active: 'villains',
      points: 3,
      villains: { hand: handFor('central-park', 'villains') },
    });
    villains.visits('central-park');
    table.expectChanges({
      points: -pointsOf('central-park'),
      'villains hand': '',
      'villains discard': means('central-park', 'villains').join(', '),
      locations: 1,
    });
  });

  test('it scores before its effect, and a deciding point ends the game before the effect § playing-a-location', () => {
    const { table, villains } = lay({
      active: 'villains',
      points: -8,
      villains: { hand: handFor('oscorp-tower', 'villains') },
      heroes: { board: { 'manhattan 0': 'thor-a', tower: 'hulk-a' } },
    });
    villains.visits('oscorp-tower');
    table.expectOver('villains', 'villainPoints');
    table.expectChanges({
      points: -1,
      'villains hand': '',
      'villains discard': means('oscorp-tower', 'villains').join(', '),
      'villains played': 'oscorp-tower',
      over: 'villains, villainPoints',
    });
  });

  test('a location is never laid on the board § playing-a-location, locations', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('museum-of-antiquities', 'heroes') },
    });
    heroes.visits('museum-of-antiquities').isAsked('playPhase');
    for (const [key, value] of Object.entries(table.picture)) {
      if (/manhattan|sanctum|tower/.test(key)) expect(value, key).toBe('');
    }
  });

  test('it has to be paid like any card § playing-a-location', () => {
    const { heroes } = lay({ heroes: { hand: ['statue-of-liberty', 'wasp-a', 'hulk-a'] } });
    heroes.cannotPlay('statue-of-liberty', 'cannotPay', 'paying');
  });

  test('one location can pay for another, for a free symbol only § locations, paying-costs, star-symbol', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['central-park', 'hulk-a', 'oscorp-tower', 'street-corner'] },
    });
    expect(printed('central-park').cost).toEqual(['green', '*']);
    heroes.chooses('play central-park').cannotPay('oscorp-tower', 'street-corner');
    heroes.chooses('hulk-a', 'oscorp-tower');
    table.expectChanges({
      points: 1,
      'heroes hand': 'street-corner',
      'heroes discard': 'hulk-a',
      locations: 2,
    });
  });
});
