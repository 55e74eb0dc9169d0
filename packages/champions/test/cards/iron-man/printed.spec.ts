import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { boostIconsAre, cardsGive } from '../printed.ts';

/** Cards that give one energy resource each. */
const coins = (count: number) => Array.from({ length: count }, () => 'Supersonic Punch');

describe('the cards of Iron Man', () => {
  test.each([
    ['War Machine', 4],
    ['Pepper Potts', 3],
    ['Stark Tower', 2],
    ['Arc Reactor', 2],
    ['Mark V Armor', 3],
    ['Mark V Helmet', 1],
    ['Powered Gauntlets', 2],
    ['Rocket Boots', 1],
  ])('%s costs %i', (card, cost) => {
    const holding = (count: number) =>
      play({ players: [{ hero: 'iron-man', hand: [card, ...coins(count)] }] });
    holding(cost - 1).lacks(`play ${card}`);
    holding(cost)
      .choose(`play ${card}`)
      .changes({
        'your hand': '',
        'your discard pile': coins(cost).join(', '),
        'your play area': [card, 'Tony Stark'].sort().join(', '),
      })
      .asks('playerTurn', 0);
  });

  test.each([
    ['Repulsor Blast', 1],
    ['Supersonic Punch', 2],
  ])('%s costs %i', (card, cost) => {
    const coin = Array.from({ length: cost }, () => 'Arc Reactor');
    const holding = (hand: readonly string[]) =>
      play({ players: [{ hero: 'iron-man', form: 'hero', hand: [card, ...hand] }] });
    holding(coin.slice(1)).lacks(`play ${card}`);
    holding(coin).choose(`play ${card}`).shows({ 'your hand': '' }).asks('playerTurn', 0);
  });

  cardsGive([
    ['War Machine', 'wild'],
    ['Repulsor Blast', 'physical'],
    ['Supersonic Punch', 'energy'],
    ['Pepper Potts', 'physical'],
    ['Stark Tower', 'mental'],
    ['Arc Reactor', 'energy'],
    ['Mark V Armor', 'mental'],
    ['Mark V Helmet', 'physical'],
    ['Powered Gauntlets', 'energy'],
    ['Rocket Boots', 'mental'],
  ]);

  boostIconsAre([
    ['Imminent Overload', 3],
    ['Whiplash', 2],
    ['Electric Whip Attack', 0],
    ['Electromagnetic Backlash', 2],
  ]);
});
