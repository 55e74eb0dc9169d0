import { cardOf, proposalFor, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/board.ts';
import { LOCATIONS } from '../../src/board.ts';
import { chapter, sidesAt } from '../table/chapter.ts';
import { AGENT, codeIn, MEDIC, printed } from '../table/facts.ts';
import { nameOf } from '../table/picture.ts';

chapter('Paying', (lay) => {
  // These tests need costs as they are printed.
  test('the costs these tests speak of are printed', () => {
    expect(printed('captain-marvel-a').cost).toEqual(['red', '*', '*']);
    expect(printed('ultron-a').cost).toEqual(['red']);
  });

  test('a red, a yellow and a location card pay for Captain Marvel § paying-costs, cost, star-symbol, discard-pile', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'iron-man-a', 'wasp-a', 'daily-bugle', 'hulk-a'] },
    });
    heroes
      .plays('captain-marvel-a')
      .paying('iron-man-a', 'wasp-a', 'daily-bugle')
      .at('manhattan', 0);
    table.expectChanges({
      'heroes hand': 'hulk-a',
      'heroes discard': 'iron-man-a, wasp-a',
      'heroes manhattan 0': 'captain-marvel-a',
      locations: 1,
    });
  });

  test('the heroes may give a civilian of the colour instead of a card § paying-costs, civilians, heroes', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'wasp-a', 'daily-bugle', 'hulk-a'] },
      freed: ['red'],
    });
    heroes
      .plays('captain-marvel-a')
      .paying('civilian-red', 'wasp-a', 'daily-bugle')
      .at('manhattan', 0);
    table.expectChanges({
      'heroes hand': 'hulk-a',
      'heroes discard': 'wasp-a',
      'heroes manhattan 0': 'captain-marvel-a',
      freed: '',
      box: 1,
      locations: 1,
    });
  });

  test('several civilians may be given, of any colour for a free symbol § paying-costs, civilians, star-symbol, box', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'hulk-a'] },
      freed: ['red', 'green', 'blue', 'yellow'],
    });
    heroes
      .plays('captain-marvel-a')
      .paying('civilian-red', 'civilian-green', 'civilian-blue')
      .at('tower');
    table.expectChanges({
      'heroes hand': 'hulk-a',
      'heroes tower': 'captain-marvel-a',
      freed: 'yellow',
      box: 3,
    });
  });

  test('a colour is paid with that colour only, not with a location or another civilian § paying-costs, cost', () => {
    const { heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'wasp-a', 'wasp-b', 'daily-bugle', 'iron-man-a'] },
      freed: ['blue'],
    });
    heroes.plays('captain-marvel-a');
    heroes
      .isAsked('pay', 0, 3)
      .expectChoices('wasp-a', 'wasp-b', 'daily-bugle', 'iron-man-a', 'civilian-blue', 'spare')
      .cannotPay('wasp-a', 'wasp-b', 'daily-bugle')
      .cannotPay('wasp-a', 'wasp-b', 'civilian-blue')
      .chooses('wasp-a', 'wasp-b', 'iron-man-a')
      .chooses('tower');
  });

  test('neither too little nor too much can be paid § paying-costs', () => {
    const { heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'wasp-a', 'wasp-b', 'daily-bugle', 'iron-man-a'] },
    });
    heroes
      .chooses('play captain-marvel-a')
      .cannotPay()
      .cannotPay('iron-man-a', 'wasp-a')
      .cannotPay('iron-man-a', 'wasp-a', 'wasp-b', 'daily-bugle')
      .chooses('iron-man-a', 'wasp-a', 'wasp-b')
      .chooses('tower');
  });

  test('a card that is being played does not pay for itself § paying-costs', () => {
    const { heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'wasp-a', 'wasp-b', MEDIC], noSpare: true },
    });
    heroes.cannotPlay('captain-marvel-a', 'cannotPay', 'paying');
    heroes.expectChoices('play wasp-a', 'play wasp-b', `play ${MEDIC}`, 'endPhase');
  });

  test('the other copy of the same card pays for it', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: ['ultron-a', 'ultron-a'] },
    });
    villains.plays('ultron-a').paying('ultron-a').at('sanctum', 0);
    table.expectChanges({
      'villains hand': '',
      'villains discard': 'ultron-a',
      'villains sanctum 0': 'ultron-a',
    });
  });

  test('a card that nothing in hand pays for cannot be played § paying-costs, playing-a-card', () => {
    const { heroes } = lay({ heroes: { hand: ['hulk-b', 'daily-bugle', 'wasp-a'] } });
    heroes.cannotPlay('hulk-b', 'cannotPay', 'paying');
    heroes.cannotPlay('wasp-a', 'cannotPay', 'paying');
  });

  test('the villains have no use for civilians, even if the heroes have freed some § villains', () => {
    const { villains } = lay({
      active: 'villains',
      villains: { hand: ['ultron-a', 'leader-a'] },
      freed: ['red', 'green'],
    });
    villains.cannotPlay('ultron-a', 'cannotPay', 'paying');
    villains.cannotPlay('leader-a', 'cannotPay', 'paying');
    villains.expectChoices('play spare', 'endPhase');
  });

  test('civilians in Manhattan do not pay before they are freed § civilians', () => {
    const { heroes } = lay({ heroes: { hand: ['wasp-a'] } });
    heroes.cannotPlay('wasp-a', 'cannotPay', 'paying');
  });

  test('some side characters cost nothing § paying-costs, cost', () => {
    const { table, heroes } = lay({ heroes: { hand: [MEDIC] } });
    expect(printed(AGENT).cost).toEqual([]);
    heroes.plays('spare').at('sanctum', 1);
    table.expectChanges({ 'heroes spare': -1, 'heroes sanctum 1': AGENT });
  });

  test('a location that pays goes under its pile, and both have seen which it was § paying-costs, discarding', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['captain-marvel-a', 'iron-man-a', 'wasp-a', 'daily-bugle'] },
    });
    heroes
      .plays('captain-marvel-a')
      .paying('iron-man-a', 'wasp-a', 'daily-bugle')
      .at('manhattan', 0);
    const [bottom = -1] = zoneOf(table.state, LOCATIONS);
    expect(codeIn(table.state, bottom)).toBe('daily-bugle');
    expect(cardOf(table.state, bottom).seen).toBe(3);
  });

  test('a payment without an alternative is made by itself', () => {
    const { table, villains } = lay({
      active: 'villains',
      // The casket keeps the phase open.
      villains: { hand: ['red-skull-a', 'ultron-a'], artefacts: ['casket-of-ancient-winters'] },
    });
    expect(printed('red-skull-a').cost).toHaveLength(2);
    villains.chooses('play red-skull-a').isAsked('choosePlace').chooses('manhattan 0');
    table.expectChanges({
      'villains hand': '',
      'villains spare': -1,
      'villains discard': 'ultron-a, hydra-trooper',
      'villains manhattan 0': 'red-skull-a',
    });
  });
});

describe('the cheapest payment is proposed', () => {
  /** The payment proposed to the heroes for the first card of their hand. */
  const proposed = (hand: readonly string[], freed: readonly Colour[] = []) => {
    const { table, heroes } = sidesAt({ heroes: { hand, noSpare: true }, freed });
    heroes.plays(hand[0] ?? '');
    const { prompt, state } = table;
    table.leavesOpen('pay');
    return prompt ? proposalFor(prompt).map((option) => nameOf(state, option)) : [];
  };

  test.each([
    ['a side character that does something is worth more', MEDIC, AGENT, 'spare'],
    [
      'a location is worth less than a strong character',
      'captain-marvel-b',
      'daily-bugle',
      'daily-bugle',
    ],
    ['and more than a weak one', 'daily-bugle', 'hulk-a', 'hulk-a'],
    ['life counts', 'thor-a', 'wasp-a', 'wasp-a'],
    ['an ability counts', 'iron-man-a', 'wasp-a', 'wasp-a'],
    ['strength counts', 'hulk-a', 'thor-a', 'thor-a'],
  ])('%s', (_, one, other, paid) => {
    expect(proposed(['black-widow-a', one, other])).toEqual([paid]);
    expect(proposed(['black-widow-a', other, one])).toEqual([paid]);
  });

  test('a civilian is worth less than a character that does something', () => {
    expect(proposed(['black-widow-a', 'wasp-a'], ['red'])).toEqual(['civilian-red']);
    expect(proposed(['black-widow-a', MEDIC], ['red'])).toEqual(['civilian-red']);
  });
});
