import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Chase Them Down', () => {
  const hunt = {
    hero: 'spider-man',
    form: 'hero',
    hand: ['Chase Them Down'],
    engaged: ['Hydra Bomber'],
  } as const;

  test('removes 2 threat from a scheme after your hero attacked and defeated a minion', () => {
    play({
      players: [hunt],
      threat: 3,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .lacks('play Chase Them Down')
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .asks('useAbility', 0)
      .choose('play Chase Them Down')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('Bomb Scare')
      .changes({
        'Spider-Man': 'exhausted',
        'Bomb Scare': 'threat 1',
        'your hand': '',
        'your discard pile': 'Chase Them Down',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('follows the defeat of a stage of the villain as well', () => {
    play({
      players: [{ ...hunt, engaged: [] }],
      villain: { damage: 13 },
      threat: 3,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('attack Spider-Man')
      .choose('play Chase Them Down')
      .choose('The Break-In!')
      .shows({ Rhino: '', 'villain deck': '', 'The Break-In!': 'threat 1', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('follows an attack by an event', () => {
    play({
      players: [{ ...hunt, hand: ['Chase Them Down', 'Uppercut', 'Energy', 'Backflip'] }],
      threat: 3,
    })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .choose('Hydra Bomber')
      .choose('play Chase Them Down')
      .changes({
        'The Break-In!': 'threat 1',
        'your hand': '',
        'your discard pile': 'Backflip, Chase Them Down, Energy, Uppercut',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use when an ally defeats the enemy', () => {
    play({ players: [{ ...hunt, area: ['Tigra'] }], threat: 3 })
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .asks('playerTurn', 0)
      .lacks('play Chase Them Down');
  });

  test('is of no use when damage that is no attack defeats the enemy', () => {
    play({ players: [{ ...hunt, area: ['Tac Team'] }], threat: 3 })
      .choose('use Tac Team')
      .choose('Hydra Bomber')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0)
      .lacks('play Chase Them Down');
  });

  test('is of no use when the attacked enemy survives', () => {
    play({ players: [{ ...hunt, engaged: ['Shocker'] }], threat: 3 })
      .choose('attack Spider-Man')
      .choose('Shocker')
      .changes({ 'Spider-Man': 'exhausted', Shocker: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('is of no use to another player', () => {
    play({
      players: [
        { ...hunt, hand: [] },
        { hero: 'she-hulk', form: 'hero', hand: ['Chase Them Down'] },
      ],
      threat: 3,
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .asks('playerTurn', 0)
      .shows({ 'She-Hulk hand': 'Chase Them Down', 'The Break-In!': 'threat 3' });
  });

  test('needs a scheme with threat', () => {
    play({ players: [hunt], threat: 0 })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .asks('playerTurn', 0)
      .shows({ 'your hand': 'Chase Them Down' });
  });

  test('cannot take threat off the main scheme during a crisis', () => {
    play({
      players: [hunt],
      threat: 3,
      sideSchemes: [{ card: 'Crowd Control', threat: 4 }],
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .choose('play Chase Them Down')
      .shows({ 'Crowd Control': 'threat 2', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('is a thwart: a confused hero loses the status card instead', () => {
    play({ players: [{ ...hunt, status: ['confused'] }], threat: 3 })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .choose('play Chase Them Down')
      .changes({
        'Spider-Man': 'exhausted',
        'your hand': '',
        'your discard pile': 'Chase Them Down',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('may be played twice after one defeat, once each', () => {
    play({ players: [{ ...hunt, hand: ['Chase Them Down', 'Chase Them Down'] }], threat: 5 })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .choose('play Chase Them Down')
      .choose('play Chase Them Down')
      .shows({ 'The Break-In!': 'threat 1', 'your hand': '' })
      .asks('playerTurn', 0);
  });
});
