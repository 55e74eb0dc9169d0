import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Maria Hill', () => {
  test('lets every player draw a card after she entered play', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Maria Hill', 'Energy'],
          wholeDeck: ['Genius', 'Uppercut'],
        },
        { hero: 'spider-man', wholeDeck: ['Backflip', 'Strength'] },
      ],
    })
      .choose('play Maria Hill')
      .asks('useAbility', 0)
      .changes({
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Energy',
        'She-Hulk play area': 'Jennifer Walters, Maria Hill',
      })
      .choose('use Maria Hill')
      .changes({
        'She-Hulk hand': 'Genius',
        'She-Hulk deck': 1,
        'Spider-Man hand': 'Backflip',
        'Spider-Man deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('does so however she enters play', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Make the Call', 'Energy'],
          discard: ['Maria Hill'],
          wholeDeck: ['Genius', 'Uppercut'],
        },
      ],
    })
      .choose('play Make the Call')
      .choose('use Maria Hill')
      .changes({
        'your hand': 'Genius',
        'your deck': 1,
        'your discard pile': 'Energy, Make the Call',
        'your play area': 'Jennifer Walters, Maria Hill',
      })
      .asks('playerTurn', 0);
  });

  test('need not', () => {
    play({ players: [{ hero: 'she-hulk', hand: ['Maria Hill', 'Energy'] }] })
      .choose('play Maria Hill')
      .pass()
      .changes({
        'your hand': '',
        'your discard pile': 'Energy',
        'your play area': 'Jennifer Walters, Maria Hill',
      })
      .asks('playerTurn', 0);
  });

  test('does not answer when another ally enters play', () => {
    play({
      players: [{ hero: 'she-hulk', hand: ['Tigra', 'Energy', 'Genius'], area: ['Maria Hill'] }],
    })
      .choose('play Tigra')
      .asks('playerTurn', 0)
      .shows({ 'your hand': '' });
  });

  test('thwarts for 2, attacks for 1', () => {
    play({ players: [{ hero: 'she-hulk', area: ['Maria Hill'] }], threat: 4 })
      .choose('thwart Maria Hill')
      .changes({ 'Maria Hill': 'damage 1, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
    play({ players: [{ hero: 'she-hulk', area: ['Maria Hill'] }], threat: 4 })
      .choose('attack Maria Hill')
      .changes({ 'Maria Hill': 'damage 1, exhausted', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });
});
