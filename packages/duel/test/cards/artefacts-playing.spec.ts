import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, handFor, laid, means, pointsOf, printed } from '../table/facts.ts';

chapter('Artefacts for playing cards', (lay) => {
  test('Cosmic Cube: one free symbol of a card may be left unpaid § cosmic-cube', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'iron-man-a', 'wasp-a'], artefacts: ['cosmic-cube'] },
    });
    expect(printed('captain-marvel-a').cost).toEqual(['red', '*', '*']);
    heroes.chooses('play captain-marvel-a').expectChoices('iron-man-a', 'wasp-a', 'spare', 'waive');
    heroes.cannotPay('waive', 'wasp-a').cannotPay('waive', 'iron-man-a');
    heroes.chooses('waive', 'iron-man-a', 'wasp-a').chooses('tower');
    table.expectChanges({
      'heroes hand': '',
      'heroes discard': 'iron-man-a, wasp-a',
      'heroes tower': 'captain-marvel-a',
    });
  });

  test('Cosmic Cube: its owner may pay in full all the same § cosmic-cube', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: ['captain-marvel-a', 'iron-man-a', 'wasp-a', 'hulk-a'],
        artefacts: ['cosmic-cube'],
      },
    });
    heroes.plays('captain-marvel-a').paying('iron-man-a', 'wasp-a', 'hulk-a').at('tower');
    table.expectChanges({
      'heroes hand': '',
      'heroes discard': 'iron-man-a, wasp-a, hulk-a',
      'heroes tower': 'captain-marvel-a',
    });
  });

  test('Cosmic Cube: it does nothing for colours, and nothing for the enemy § cosmic-cube', () => {
    const { heroes } = lay({
      heroes: { hand: ['wasp-a'], artefacts: ['cosmic-cube'] },
      villains: { hand: ['taskmaster-b'] },
    });
    expect(printed('wasp-a').cost).not.toContain('*');
    heroes.cannotPlay('wasp-a', 'cannotPay', 'paying');
    const second = lay({
      active: 'villains',
      heroes: { artefacts: ['cosmic-cube'] },
      villains: { hand: ['red-skull-a', 'ultron-a'], noSpare: true, board: { tower: 'ultron-b' } },
    });
    second.villains.cannotPlay('red-skull-a', 'cannotPay', 'paying');
  });

  test("Warlock's Eye: with each main character you play the enemy discards a card of their choice § warlocks-eye", () => {
    const { table, heroes, villains } = lay({
      heroes: { artefacts: ['warlock-s-eye'], hand: handFor('thor-a') },
      villains: { hand: ['kang-a', 'leader-a'] },
    });
    heroes.laysDown('thor-a', 'tower');
    villains.isAsked('chooseDiscards').expectChoices('kang-a', 'leader-a', 'spare');
    villains.chooses('leader-a');
    table.expectChanges({
      ...laid('thor-a', 'tower'),
      'villains hand': 'kang-a',
      'villains discard': 'leader-a',
    });
  });

  test("Warlock's Eye: a replacement is played as well § warlocks-eye, replacing-a-main-character", () => {
    const { table, heroes, villains } = lay({
      heroes: { artefacts: ['warlock-s-eye'], hand: ['thor-b'], board: { tower: 'thor-a' } },
      villains: { hand: ['kang-a'] },
    });
    heroes.chooses('play thor-b');
    villains.chooses('kang-a');
    table.expectChanges({
      'heroes hand': '',
      'heroes tower': 'thor-b',
      'heroes discard': 'thor-a',
      'villains hand': '',
      'villains discard': 'kang-a',
    });
  });

  test("Warlock's Eye: side characters, locations and characters of the enemy do not trouble anybody", () => {
    const { table, heroes } = lay({
      heroes: {
        artefacts: ['warlock-s-eye'],
        hand: [AGENT, ...handFor('central-park', 'heroes')],
        noSpare: true,
        board: { tower: 'wasp-a' },
      },
      villains: { hand: ['kang-a'] },
    });
    heroes.visits('central-park').isAsked('playPhase');
    table.expectChanges({
      points: pointsOf('central-park'),
      locations: 1,
      'heroes hand': '',
      'heroes discard': means('central-park', 'heroes').join(', '),
    });
    const other = lay({
      active: 'villains',
      heroes: { artefacts: ['warlock-s-eye'], hand: ['thor-a'] },
      villains: { hand: handFor('ultron-a') },
    });
    other.villains.laysDown('ultron-a', 'tower').isAsked('playPhase');
    other.table.expectChanges(laid('ultron-a', 'tower'));
  });

  test("Warlock's Eye: an enemy without cards has nothing to discard", () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['warlock-s-eye'], hand: handFor('thor-a') },
      villains: { noSpare: true },
    });
    heroes.laysDown('thor-a', 'tower').isAsked('playPhase');
    table.expectChanges(laid('thor-a', 'tower'));
  });

  test('Ten Rings: a location costs you any one card less and scores one more § ten-rings', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { artefacts: ['ten-rings'], hand: ['street-corner', 'ultron-a', 'taskmaster-a'] },
    });
    // The blue symbol is the one that is left unpaid.
    villains.chooses('play street-corner');
    villains
      .expectChoices('waive', 'ultron-a', 'taskmaster-a', 'spare')
      .cannotPay('waive', 'ultron-a');
    villains.chooses('waive', 'ultron-a', 'taskmaster-a');
    table.expectChanges({
      points: -(pointsOf('street-corner') + 1),
      locations: 1,
      'villains hand': '',
      'villains discard': 'ultron-a, taskmaster-a',
    });
  });

  test('Ten Rings: characters cost what they cost, and the locations of the enemy too § ten-rings', () => {
    const { villains } = lay({
      active: 'villains',
      villains: { artefacts: ['ten-rings'], hand: ['ultron-a', 'kang-b'] },
    });
    villains
      .cannotPlay('ultron-a', 'cannotPay', 'paying')
      .cannotPlay('kang-b', 'cannotPay', 'paying');
    const other = lay({
      villains: { artefacts: ['ten-rings'] },
      heroes: { hand: handFor('central-park', 'heroes') },
    });
    other.heroes.chooses('play central-park');
    other.heroes.expectChoices(...means('central-park', 'heroes'), 'spare');
    other.heroes.chooses(...means('central-park', 'heroes'));
    other.table.expectChanges({
      points: pointsOf('central-park'),
      locations: 1,
      'heroes hand': '',
      'heroes discard': means('central-park', 'heroes').join(', '),
    });
  });
});
