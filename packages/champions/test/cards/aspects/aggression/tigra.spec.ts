import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Tigra', () => {
  const withTigra = (damage: number, engaged: readonly string[]) =>
    play({
      players: [{ hero: 'spider-man', form: 'hero', area: [{ card: 'Tigra', damage }], engaged }],
    });

  test('heals 1 damage after she attacked and defeated a minion, before her consequential damage', () => {
    withTigra(2, ['Hydra Bomber'])
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .asks('useAbility', 0)
      .changes({
        Tigra: 'damage 2, exhausted',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .choose('use Tigra')
      .changes({})
      .asks('playerTurn', 0);
  });

  test('need not heal', () => {
    withTigra(2, ['Hydra Bomber'])
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .pass()
      .changes({
        Tigra: '',
        'your engaged': '',
        'your play area': 'Spider-Man',
        'your discard pile': 'Tigra',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('has nothing to heal while she is unhurt', () => {
    withTigra(0, ['Hydra Bomber'])
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .changes({
        Tigra: 'damage 1, exhausted',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('does not heal after an attack that the minion survives', () => {
    withTigra(1, ['Shocker'])
      .choose('attack Tigra')
      .choose('Shocker')
      .changes({ Tigra: 'damage 2, exhausted', Shocker: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('does not heal when a stage of the villain falls', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', area: [{ card: 'Tigra', damage: 1 }] }],
      villain: { damage: 13 },
      wholeEncounterDeck: ['Advance'],
    })
      .choose('attack Tigra')
      .shows({ Tigra: 'damage 2, exhausted', Rhino: '', 'villain deck': '' })
      .asks('playerTurn', 0);
  });

  test('does not heal when another defeats a minion', () => {
    withTigra(1, ['Hydra Bomber'])
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .changes({
        'Spider-Man': 'exhausted',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('thwarts for 1 and takes 1 consequential damage', () => {
    play({ players: [{ hero: 'spider-man', form: 'hero', area: ['Tigra'] }], threat: 3 })
      .choose('thwart Tigra')
      .changes({ Tigra: 'damage 1, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });
});
