import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Spider-Woman', () => {
  const hand = ['Spider-Woman', 'Energy Absorption'];

  test('may confuse the villain as she enters play', () => {
    play({
      players: [{ hero: 'captain-marvel', hand, engaged: ['Shocker'] }],
    })
      .choose('play Spider-Woman')
      .asks('useAbility', 0)
      .choose('use Spider-Woman')
      .changes({
        Rhino: 'confused 1',
        'your hand': '',
        'your discard pile': 'Energy Absorption',
        'your play area': 'Carol Danvers, Spider-Woman',
      })
      .asks('playerTurn');
    play({ players: [{ hero: 'captain-marvel', hand }] })
      .choose('play Spider-Woman')
      .pass()
      .shows({ Rhino: '' })
      .asks('playerTurn');
  });

  test('does so however she enters play', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          hand: ['Make the Call', 'Energy Absorption'],
          discard: ['Spider-Woman'],
        },
      ],
    })
      .choose('play Make the Call')
      .choose('use Spider-Woman')
      .shows({ Rhino: 'confused 1', 'your play area': 'Carol Danvers, Spider-Woman' })
      .asks('playerTurn');
  });

  test('has nothing to do to a villain that is confused', () => {
    play({ players: [{ hero: 'captain-marvel', hand }], villain: { status: ['confused'] } })
      .choose('play Spider-Woman')
      .asks('playerTurn')
      .shows({ Rhino: 'confused 1' });
  });

  test('thwarts and attacks for 2 and takes 1 damage for each', () => {
    play({ players: [{ hero: 'captain-marvel', area: ['Spider-Woman'] }], threat: 3 })
      .choose('thwart Spider-Woman')
      .changes({ 'The Break-In!': 'threat 1', 'Spider-Woman': 'damage 1, exhausted' });
    play({
      players: [{ hero: 'captain-marvel', area: [{ card: 'Spider-Woman', damage: 1 }] }],
    })
      .choose('attack Spider-Woman')
      .changes({
        Rhino: 'damage 2',
        'Spider-Woman': '',
        'your play area': 'Carol Danvers',
        'your discard pile': 'Spider-Woman',
      })
      .asks('playerTurn');
  });
});

describe('Alpha Flight Station', () => {
  const station = (form: 'hero' | 'alterEgo', hand: readonly string[]) =>
    play({
      players: [
        {
          hero: 'captain-marvel',
          form,
          hand,
          deck: ['Genius', 'Inspired'],
          area: ['Alpha Flight Station'],
        },
      ],
    });

  test('draws a card for a discarded one', () => {
    station('hero', ['Energy', 'Strength'])
      .choose('use Alpha Flight Station')
      .asks('chooseCard')
      .choose('Strength')
      .changes({
        'Alpha Flight Station': 'exhausted',
        'your hand': 'Energy, Genius',
        'your deck': 41,
        'your discard pile': 'Strength',
      })
      .cannot('use Alpha Flight Station', 'costCannotBePaid')
      .asks('playerTurn');
  });

  test('draws two for Carol Danvers', () => {
    station('alterEgo', ['Energy', 'Strength'])
      .choose('use Alpha Flight Station')
      .choose('Energy')
      .changes({
        'Alpha Flight Station': 'exhausted',
        'your hand': 'Genius, Inspired, Strength',
        'your deck': 40,
        'your discard pile': 'Energy',
      })
      .asks('playerTurn');
  });

  test('needs a card to discard and a card to draw', () => {
    station('alterEgo', []).cannot('use Alpha Flight Station', 'costCannotBePaid');
    play({
      players: [
        {
          hero: 'captain-marvel',
          hand: ['Energy'],
          wholeDeck: [],
          area: ['Alpha Flight Station'],
        },
      ],
    }).cannot('use Alpha Flight Station', 'noTarget');
  });
});
