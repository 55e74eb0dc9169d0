import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeTravel } from '../situations.ts';

describe("Necromancer's Pass", () => {
  test('is traveled to when the first player discards 2 cards at random', () => {
    beforeTravel({
      players: [
        { heroes: ['Gimli'], hand: ['Feint', 'Feint', 'Feint'] },
        { heroes: ['Beravor'], hand: ['Gandalf', 'Gandalf', 'Gandalf'] },
      ],
      firstPlayer: 1,
      staging: ["Necromancer's Pass"],
    })
      .asks('whereToTravel', 1)
      .choose("travel Necromancer's Pass")
      .asks('actionWindow')
      .changes({
        'Beravor hand': 'Gandalf',
        'Beravor discard pile': 'Gandalf, Gandalf',
        'staging area': '',
        'active location': "Necromancer's Pass",
      });
  });

  test('cannot be traveled to if he has fewer', () => {
    beforeTravel({
      players: [
        { heroes: ['Beravor'], hand: ['Gandalf'] },
        { heroes: ['Gimli'], hand: ['Feint', 'Feint', 'Feint'] },
      ],
      staging: ["Necromancer's Pass", 'Old Forest Road'],
    })
      .cannot("travel Necromancer's Pass", 'cannotPayTravel')
      .offers('travel Old Forest Road', 'pass');
  });
});

describe('Enchanted Stream', () => {
  const atTheStream = (where: 'location' | 'staging') =>
    play({
      players: [
        { heroes: ['Denethor'], wholeDeck: ['Gandalf', 'Faramir'] },
        { heroes: ['Gimli'], wholeDeck: ['Feint'] },
      ],
      ...(where === 'location'
        ? { location: 'Enchanted Stream' }
        : { staging: ['Enchanted Stream'] }),
      phase: 'resource',
    });

  test('keeps all players from drawing cards while it is the active location', () => {
    atTheStream('location').shows({
      Denethor: 'resource 1',
      'Denethor hand': '',
      'Denethor deck': 2,
      'Gimli hand': '',
      'Gimli deck': 1,
    });
  });

  test('keeps nobody from drawing in the staging area', () => {
    atTheStream('staging').shows({ 'Denethor hand': 'Gandalf', 'Gimli hand': 'Feint' });
  });

  test('makes an ability that draws cards useless', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Gimli', resources: 2 }], hand: ['Veteran Axehand'] },
      ],
      location: 'Enchanted Stream',
    })
      .asks('planning')
      .cannot('use Beravor', 'noTarget');
  });
});
