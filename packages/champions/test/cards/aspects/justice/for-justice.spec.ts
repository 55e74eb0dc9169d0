import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

const advocate = { hero: 'she-hulk', form: 'hero' } as const;

describe('For Justice!', () => {
  test('removes 3 threat from a scheme', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Energy', 'Strength'] }],
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 5 }],
    })
      .choose('play For Justice!')
      .pay('Energy')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .changes({
        'The Break-In!': 'threat 3',
        'your hand': 'Strength',
        'your discard pile': 'Energy, For Justice!',
      })
      .asks('playerTurn', 0);
  });

  test('removes 4 threat instead if a mental resource paid for it § mental-resource', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Genius', 'Strength'] }],
      threat: 6,
    })
      .choose('play For Justice!')
      .pay('Genius')
      .changes({
        'The Break-In!': 'threat 2',
        'your hand': 'Strength',
        'your discard pile': 'For Justice!, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('one mental resource among two is enough, and a wild one counts as mental § mental-resource', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Great Responsibility', 'Uppercut'] }],
      threat: 6,
    })
      .choose('play For Justice!')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Hellcat', 'Uppercut'] }],
      threat: 6,
    })
      .choose('play For Justice!')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('counts a mental resource that an ability generates', () => {
    play({
      players: [
        { ...advocate, hand: ['For Justice!', 'Uppercut', 'Energy'], area: ['Web-Shooter'] },
      ],
      threat: 6,
    })
      .choose('play For Justice!')
      .pay('Web-Shooter', 'Uppercut')
      .changes({
        'Web-Shooter': 'web 2, exhausted',
        'The Break-In!': 'threat 2',
        'your hand': 'Energy',
        'your discard pile': 'For Justice!, Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('does not count the THW of the hero', () => {
    play({
      players: [
        {
          ...advocate,
          exhausted: true,
          hand: ['For Justice!', 'Energy'],
          area: ['Heroic Intuition'],
        },
      ],
      threat: 6,
    })
      .choose('play For Justice!')
      .shows({ 'The Break-In!': 'threat 3', 'She-Hulk': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('takes no more threat than there is, and clears a side scheme', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Genius'] }],
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 2 }],
    })
      .choose('play For Justice!')
      .choose('Bomb Scare')
      .changes({
        'Bomb Scare': '',
        'side schemes': '',
        'encounter discard pile': 'Bomb Scare',
        'your hand': '',
        'your discard pile': 'For Justice!, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('cannot touch the main scheme during a crisis', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Energy'] }],
      threat: 6,
      sideSchemes: [{ card: 'Crowd Control', threat: 5 }],
    })
      .choose('play For Justice!')
      .shows({ 'Crowd Control': 'threat 2', 'The Break-In!': 'threat 6' })
      .asks('playerTurn', 0);
  });

  test('is a thwart: confused, the hero loses the status card instead, even with nothing to thwart', () => {
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Energy'], status: ['confused'] }],
      threat: 0,
    })
      .choose('play For Justice!')
      .changes({
        'She-Hulk': '',
        'your hand': '',
        'your discard pile': 'Energy, For Justice!',
      })
      .asks('playerTurn', 0);
  });

  test('cannot be played without threat, in alter-ego form, or without its cost', () => {
    const idle = play({
      players: [{ ...advocate, hand: ['For Justice!', 'Energy'] }],
      threat: 0,
    }).lacks('play For Justice!');
    const card = inHand(idle, 'For Justice!');
    idle.refuses({ verb: 'play', card, ability: 0 }, 'noTarget', 'target');
    play({
      players: [{ hero: 'she-hulk', hand: ['For Justice!', 'Energy'] }],
      threat: 6,
    }).lacks('play For Justice!');
    play({
      players: [{ ...advocate, hand: ['For Justice!', 'Uppercut'] }],
      threat: 6,
    }).lacks('play For Justice!');
  });
});
