import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Hulk', () => {
  test('deals 2 damage to an enemy of your choice after his attack if the discarded card is physical', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk', 'Tigra'],
          engaged: ['Shocker'],
          wholeDeck: ['Uppercut', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .choose('Rhino')
      .asks('chooseCard', 0)
      .offers('Rhino', 'Shocker')
      .lacks('Spider-Man', 'Tigra', 'Hulk')
      .changes({
        Hulk: 'exhausted',
        Rhino: 'damage 3',
        'your deck': 1,
        'your discard pile': 'Uppercut',
      })
      .choose('Shocker')
      .changes({ Hulk: 'damage 1, exhausted', Shocker: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('may strike the villain past a guard with the damage that is no attack', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk'],
          engaged: ['Hydra Mercenary', 'Hydra Soldier'],
          wholeDeck: ['Uppercut', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .lacks('Rhino')
      .choose('Hydra Mercenary')
      .choose('Rhino')
      .changes({
        Hulk: 'damage 1, exhausted',
        Rhino: 'damage 2',
        'your engaged': 'Hydra Soldier',
        'encounter discard pile': 'Hydra Mercenary',
        'your deck': 1,
        'your discard pile': 'Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('deals 1 damage to every character, friend and foe, if the discarded card is energy', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk', 'Tigra'],
          engaged: ['Shocker'],
          wholeDeck: ['Relentless Assault', 'Backflip'],
        },
        { hero: 'she-hulk', area: ['Tac Team'], engaged: ['Sandman'], status: ['tough'] },
      ],
    })
      .choose('attack Hulk')
      .choose('Rhino')
      .changes({
        Hulk: 'damage 2, exhausted',
        Tigra: 'damage 1',
        'Spider-Man': 'damage 1',
        'Jennifer Walters': '',
        Rhino: 'damage 4',
        Shocker: 'damage 1',
        Sandman: 'damage 1',
        'Spider-Man deck': 1,
        'Spider-Man discard pile': 'Relentless Assault',
      })
      .asks('playerTurn', 0);
  });

  test('is discarded if the discarded card is mental, and takes no consequential damage any more', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk', 'Tigra'],
          wholeDeck: ['Chase Them Down', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .changes({
        Rhino: 'damage 3',
        'your play area': 'Spider-Man, Tigra',
        'your deck': 1,
        'your discard pile': 'Chase Them Down, Hulk',
      })
      .asks('playerTurn', 0);
  });

  test('does all three things if the discarded card is wild', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk'],
          engaged: [{ card: 'Shocker', damage: 1 }],
          wholeDeck: ['The Power of Aggression', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .choose('Rhino')
      .asks('chooseNextEffect', 0)
      .choose('option 1')
      .choose('Rhino')
      .choose('option 1')
      .changes({
        'Spider-Man': 'damage 1',
        Rhino: 'damage 6',
        Shocker: 'damage 2',
        'your play area': 'Spider-Man',
        'your deck': 1,
        'your discard pile': 'Hulk, The Power of Aggression',
      })
      .asks('playerTurn', 0);
  });

  test('does a thing once, however many of its resources the discarded card shows', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', area: ['Hulk'], wholeDeck: ['Strength', 'Backflip'] },
      ],
    })
      .choose('attack Hulk')
      .changes({
        Hulk: 'damage 1, exhausted',
        Rhino: 'damage 5',
        'your deck': 1,
        'your discard pile': 'Strength',
      })
      .asks('playerTurn', 0);
  });

  test('is defeated by his own damage before he would be discarded, and goes to the discard pile once', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: [{ card: 'Hulk', damage: 4 }],
          wholeDeck: ['The Power of Aggression', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .choose('option 1')
      .choose('option 1')
      .changes({
        Hulk: '',
        'Spider-Man': 'damage 1',
        Rhino: 'damage 6',
        'your play area': 'Spider-Man',
        'your deck': 1,
        'your discard pile': 'Hulk, The Power of Aggression',
      })
      .asks('playerTurn', 0);
  });

  test('does nothing more once retaliation has defeated him', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: [{ card: 'Hulk', damage: 3 }],
          engaged: ['M.O.D.O.K.'],
          wholeDeck: ['Uppercut', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .choose('M.O.D.O.K.')
      .changes({
        Hulk: '',
        'M.O.D.O.K.': 'damage 3',
        'your play area': 'Spider-Man',
        'your discard pile': 'Hulk',
      })
      .asks('playerTurn', 0);
  });

  test('discards nothing if a stun has canceled his attack', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: [{ card: 'Hulk', status: ['stunned'] }],
          wholeDeck: ['Uppercut', 'Backflip'],
        },
      ],
    })
      .choose('attack Hulk')
      .changes({ Hulk: 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('has no power to thwart', () => {
    const table = play({
      players: [{ hero: 'spider-man', form: 'hero', area: ['Hulk'] }],
      threat: 3,
    }).lacks('thwart Hulk');
    table.refuses({ verb: 'thwart', card: table.card('Hulk') }, 'noSuchPower', 'dash');
  });

  test('makes a new deck of the discard pile when he takes the last card, and an encounter card is dealt', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: ['Hulk'],
          wholeDeck: ['Strength'],
          discard: ['Backflip', 'Genius'],
        },
      ],
      encounterDeck: ['Advance'],
    })
      .choose('attack Hulk')
      .shows({
        Rhino: 'damage 5',
        'your dealt': 'Advance',
        'your deck': 3,
        'your discard pile': '',
      })
      .asks('playerTurn', 0);
  });
});
