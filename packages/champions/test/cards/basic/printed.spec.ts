import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** Cards that give one energy resource each. */
const coins = (count: number) => Array.from({ length: count }, () => 'Supersonic Punch');

describe('the basic cards', () => {
  test.each([
    ['Mockingbird', 3, 'useAbility'],
    ['Nick Fury', 4, 'chooseOne'],
    ['Avengers Mansion', 4, 'playerTurn'],
    ['Helicarrier', 3, 'playerTurn'],
    ['Tenacity', 2, 'playerTurn'],
  ])('%s costs %i', (card, cost, next) => {
    const holding = (count: number) =>
      play({ players: [{ hero: 'iron-man', hand: [card, ...coins(count)] }] });
    holding(cost - 1).lacks(`play ${card}`);
    holding(cost)
      .choose(`play ${card}`)
      .shows({
        'your hand': '',
        'your discard pile': coins(cost).join(', '),
        'your play area': [card, 'Tony Stark'].sort().join(', '),
      })
      .asks(next, 0);
  });

  test.each([
    ['First Aid', 1],
    ['Haymaker', 2],
  ])('%s costs %i', (card, cost) => {
    const holding = (count: number) =>
      play({
        players: [
          { hero: 'captain-marvel', form: 'hero', damage: 1, hand: [card, ...coins(count)] },
        ],
      });
    holding(cost - 1).lacks(`play ${card}`);
    holding(cost).choose(`play ${card}`).shows({ 'your hand': '' }).asks('playerTurn', 0);
  });

  test.each([
    ['Mockingbird', 'physical'],
    ['Nick Fury', 'mental'],
    ['Emergency', 'energy'],
    ['First Aid', 'mental'],
    ['Haymaker', 'energy'],
    ['Avengers Mansion', 'mental'],
    ['Helicarrier', 'physical'],
    ['Tenacity', 'energy'],
  ])('%s gives a resource: %s', (card, type) => {
    const table = play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          exhausted: true,
          area: ['Rocket Boots', 'Tenacity'],
          hand: [card],
        },
      ],
    });
    const usable = [
      ...(type === 'mental' ? ['use Rocket Boots'] : []),
      ...(type === 'physical' ? ['use Tenacity'] : []),
    ];
    const all = ['use Rocket Boots', 'use Tenacity'];
    table
      .offers(...usable, 'change form', 'end turn')
      .lacks(...all.filter((name) => !usable.includes(name)));
  });
});
