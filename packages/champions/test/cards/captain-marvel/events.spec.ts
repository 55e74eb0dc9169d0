import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Crisis Interdiction', () => {
  const hand = ['Crisis Interdiction', 'Strength'];
  const paid = 'Crisis Interdiction, Strength';

  test('removes 2 threat from one scheme', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand }],
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 5 }],
    })
      .choose('play Crisis Interdiction')
      .asks('chooseCard')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .changes({ 'The Break-In!': 'threat 3', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('with Aerial removes 2 more, from a different scheme', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand, area: ['Cosmic Flight'] }],
      threat: 5,
      sideSchemes: [
        { card: 'Bomb Scare', threat: 2 },
        { card: 'Legions of Hydra', threat: 3 },
      ],
    })
      .choose('play Crisis Interdiction')
      .choose('Bomb Scare')
      .asks('chooseCard')
      .offers('The Break-In!', 'Legions of Hydra')
      .lacks('Bomb Scare')
      .choose('Legions of Hydra')
      .changes({
        'Bomb Scare': '',
        'Legions of Hydra': 'threat 1',
        'side schemes': 'Legions of Hydra',
        'encounter discard pile': 'Bomb Scare',
        'your hand': '',
        'your discard pile': paid,
      })
      .asks('playerTurn');
  });

  test('with Aerial does not touch the same scheme twice', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand, area: ['Cosmic Flight'] }],
      threat: 5,
    })
      .choose('play Crisis Interdiction')
      .changes({ 'The Break-In!': 'threat 3', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('goes on to a second scheme only if 2 threat came off the first', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand, area: ['Cosmic Flight'] }],
      threat: 1,
      sideSchemes: [{ card: 'Bomb Scare', threat: 5 }],
    })
      .choose('play Crisis Interdiction')
      .choose('The Break-In!')
      .changes({ 'The Break-In!': '', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('leaves the main scheme alone during a crisis', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand, area: ['Cosmic Flight'] }],
      threat: 5,
      sideSchemes: [{ card: 'Crowd Control', threat: 5 }],
    })
      .choose('play Crisis Interdiction')
      .changes({ 'Crowd Control': 'threat 3', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand, area: ['Cosmic Flight'] }],
      threat: 5,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
    })
      .choose('play Crisis Interdiction')
      .shows({ 'side schemes': '', 'The Break-In!': 'threat 3' })
      .asks('playerTurn');
  });

  test('is lost on a confused hero, who is confused no more', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', status: ['confused'], hand }],
      threat: 5,
    })
      .choose('play Crisis Interdiction')
      .changes({ 'Captain Marvel': '', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('is played in hero form, with threat to remove, for 2', () => {
    play({ players: [{ hero: 'captain-marvel', hand }], threat: 5 }).cannot(
      'play Crisis Interdiction',
      'conditionNotMet',
    );
    play({ players: [{ hero: 'captain-marvel', form: 'hero', hand }] }).cannot(
      'play Crisis Interdiction',
      'noTarget',
    );
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand: ['Crisis Interdiction'] }],
      threat: 5,
    }).cannot('play Crisis Interdiction', 'cannotPay');
  });
});

describe('Photonic Blast', () => {
  const blast = (...spent: readonly string[]) =>
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Photonic Blast', ...spent, 'Alpha Flight Station', 'Alpha Flight Station'],
          deck: ['Inspired'],
          engaged: ['Shocker'],
        },
      ],
    })
      .choose('play Photonic Blast')
      .pay(...spent)
      .choose('Rhino');

  test('deals 5 damage to an enemy', () => {
    blast('Genius', 'Strength')
      .changes({
        Rhino: 'damage 5',
        'your hand': 'Alpha Flight Station, Alpha Flight Station',
        'your discard pile': 'Genius, Photonic Blast, Strength',
      })
      .asks('playerTurn');
  });

  test('draws a card if energy was spent for it § energy-resource', () => {
    blast('Genius', 'Energy')
      .changes({
        Rhino: 'damage 5',
        'your hand': 'Alpha Flight Station, Alpha Flight Station, Inspired',
        'your deck': 40,
        'your discard pile': 'Energy, Genius, Photonic Blast',
      })
      .asks('playerTurn');
  });

  test('takes a wild resource for energy § energy-resource, wild-resource', () => {
    blast('Genius', 'The Power of Leadership')
      .shows({ 'your hand': 'Alpha Flight Station, Alpha Flight Station, Inspired' })
      .asks('playerTurn');
  });

  test('draws though the enemy is tough', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Photonic Blast', 'Energy Absorption'],
          deck: ['Inspired'],
        },
      ],
      villain: { status: ['tough'] },
    })
      .choose('play Photonic Blast')
      .changes({
        Rhino: '',
        'your hand': 'Inspired',
        'your deck': 40,
        'your discard pile': 'Energy Absorption, Photonic Blast',
      })
      .asks('playerTurn');
  });

  test('is lost on a stunned hero, with its card', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          status: ['stunned'],
          hand: ['Photonic Blast', 'Energy Absorption'],
        },
      ],
    })
      .choose('play Photonic Blast')
      .changes({
        'Captain Marvel': '',
        'your hand': '',
        'your discard pile': 'Energy Absorption, Photonic Blast',
      })
      .asks('playerTurn');
  });

  test('cannot reach a villain behind a guard, and is played by a hero', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Photonic Blast', 'Energy Absorption'],
          deck: ['Inspired'],
          engaged: ['Hydra Soldier'],
        },
      ],
    })
      .choose('play Photonic Blast')
      .shows({ Rhino: '', 'your engaged': '', 'your hand': 'Inspired' })
      .asks('playerTurn');
    play({
      players: [{ hero: 'captain-marvel', hand: ['Photonic Blast', 'Energy Absorption'] }],
    }).cannot('play Photonic Blast', 'conditionNotMet');
  });
});

describe('Energy Absorption', () => {
  test('gives three energy and is not played', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          hand: ['Energy Absorption'],
          area: ['Energy Channel', 'Superhuman Law Division'],
        },
      ],
      threat: 3,
    })
      .cannot('play Energy Absorption', 'cannotBePlayed')
      .cannot('use Superhuman Law Division', 'costCannotBePaid')
      .choose('use Energy Channel')
      .choose('3')
      .changes({
        'Energy Channel': 'energy 3',
        'your hand': '',
        'your discard pile': 'Energy Absorption',
      })
      .asks('playerTurn');
  });
});
