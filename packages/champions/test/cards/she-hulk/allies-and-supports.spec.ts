import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

describe('Hellcat', () => {
  test('returns to hand, healed and ready', () => {
    play({
      players: [{ hero: 'she-hulk', area: [{ card: 'Hellcat', damage: 2 }], hand: ['Energy'] }],
      threat: 3,
    })
      .choose('use Hellcat')
      .changes({
        Hellcat: '',
        'your play area': 'Jennifer Walters',
        'your hand': 'Energy, Hellcat',
      })
      .asks('playerTurn');
  });

  test('returns after she acted, though exhausted, in either form', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', area: ['Hellcat'] }], threat: 3 })
      .choose('thwart Hellcat')
      .changes({ Hellcat: 'damage 1, exhausted', 'The Break-In!': 'threat 1' })
      .choose('use Hellcat')
      .shows({ 'your hand': 'Hellcat', 'your play area': 'She-Hulk' })
      .asks('playerTurn');
  });

  test('leaves behind what was attached to her', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          area: [{ card: 'Hellcat', status: ['stunned'], attached: ['Inspired'] }],
        },
      ],
    })
      .choose('use Hellcat')
      .changes({
        Hellcat: '',
        Inspired: '',
        'your play area': 'She-Hulk',
        'your hand': 'Hellcat',
        'your discard pile': 'Inspired',
      })
      .asks('playerTurn');
  });

  test('cannot return while an enemy attacks', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Hellcat'] }],
      phase: 'villain',
      encounterDeck: ['Advance', '"I\'m Tough"'],
    })
      .asks('whoDefends')
      .lacks('use Hellcat')
      .choose('defend Hellcat')
      .shows({ Hellcat: 'damage 2, exhausted', 'your hand': '' })
      .asks('playerTurn');
  });

  test('attacks for 1 and takes 1, and has 3 hit points', () => {
    play({
      players: [{ hero: 'she-hulk', area: [{ card: 'Hellcat', damage: 1 }] }],
    })
      .choose('attack Hellcat')
      .changes({ Rhino: 'damage 1', Hellcat: 'damage 2, exhausted' })
      .asks('playerTurn');
    play({
      players: [{ hero: 'she-hulk', area: [{ card: 'Hellcat', damage: 2 }] }],
    })
      .choose('attack Hellcat')
      .shows({ 'your discard pile': 'Hellcat', 'your play area': 'Jennifer Walters' });
  });
});

describe('Superhuman Law Division', () => {
  const division = (
    more: Partial<PlayerDescription> = {},
    sideSchemes: readonly { card: string; threat: number }[] = [],
  ) =>
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Genius', 'Genius', 'Energy'],
          area: ['Superhuman Law Division'],
          ...more,
        },
      ],
      threat: 5,
      sideSchemes,
    });

  test('removes 2 threat from a scheme for a mental resource', () => {
    division({}, [{ card: 'Bomb Scare', threat: 5 }])
      .choose('use Superhuman Law Division')
      .asks('pay')
      .pay('Genius')
      .asks('chooseCard')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .changes({
        'The Break-In!': 'threat 3',
        'Superhuman Law Division': 'exhausted',
        'your hand': 'Energy, Genius',
        'your discard pile': 'Genius',
      })
      .cannot('use Superhuman Law Division', 'costCannotBePaid')
      .asks('playerTurn');
  });

  test('is no thwart: Jennifer Walters may be confused', () => {
    division({ status: ['confused'] })
      .choose('use Superhuman Law Division')
      .pay('Genius')
      .shows({ 'The Break-In!': 'threat 3', 'Jennifer Walters': 'confused 1' })
      .asks('playerTurn');
  });

  test('cannot touch the main scheme in a crisis', () => {
    division({}, [{ card: 'Crowd Control', threat: 5 }])
      .choose('use Superhuman Law Division')
      .pay('Genius')
      .shows({ 'The Break-In!': 'threat 5', 'Crowd Control': 'threat 3' })
      .asks('playerTurn');
  });

  test('needs an alter-ego, a mental resource and threat', () => {
    division({ form: 'hero' }).cannot('use Superhuman Law Division', 'conditionNotMet');
    division({ hand: ['Energy', 'Strength'] }).cannot(
      'use Superhuman Law Division',
      'costCannotBePaid',
    );
    play({
      players: [{ hero: 'she-hulk', hand: ['Genius'], area: ['Superhuman Law Division'] }],
    }).cannot('use Superhuman Law Division', 'noTarget');
  });
});
