import { describe, test } from 'vitest';
import { againstUltron, alterEgo, hero, other, revealing } from './against-ultron.ts';

describe('The Crimson Cowl', () => {
  test('is not completed before there are 3 threat for each player', () => {
    revealing(['Vibranium Armor'], { players: [hero()], threat: 1 })
      .endTurn()
      .shows({ 'main scheme': 'The Crimson Cowl', 'The Crimson Cowl': 'threat 2' })
      .asks('playerTurn');
    const players = [hero(), other(), { hero: 'black-panther' }];
    revealing(['Advance', 'Advance'], { players, threat: 5 })
      .endTurn()
      .endTurn()
      .endTurn()
      .shows({ 'main scheme': 'The Crimson Cowl', 'The Crimson Cowl': 'threat 8' })
      .asks('whoDefends', 1);
  });

  test('when it is completed, the next stage brings a drone for each player, and excess threat is lost', () => {
    revealing(['Advance'], {
      players: [hero(), other()],
      threat: 5,
      acceleration: 1,
    })
      .endTurn()
      .endTurn()
      .shows({
        'main scheme': 'Assault on NORAD',
        'main scheme deck': 'Countdown to Oblivion',
        'Assault on NORAD': 'acceleration 1',
        'Captain Marvel engaged': 'Drone',
        'Iron Man engaged': 'Drone',
        'Captain Marvel deck': 39,
        'under cards': 2,
        Ultron: 'confused 1',
      })
      .asks('whoDefends', 0);
  });
});

describe('Assault on NORAD', () => {
  test('after threat is placed in step one, each player in turn chooses 2 threat or a drone', () => {
    revealing(['Vibranium Armor', 'Concussion Blasters'], {
      players: [hero(), other({ hand: ['Strength'], area: [] })],
      firstPlayer: 1,
      scheme: 'Assault on NORAD',
    })
      .endTurn()
      .endTurn()
      .asks('chooseOne', 1)
      .offers('option 1', 'option 2')
      .shows({ 'Assault on NORAD': 'threat 2' })
      .look()
      .choose('option 1')
      .changes({ 'Assault on NORAD': 'threat 4' })
      .asks('chooseOne', 0)
      .choose('option 2')
      .shows({ 'Captain Marvel engaged': 'Drone', 'Iron Man engaged': '' })
      .asks('whoDefends', 0);
  });

  test('threat from a scheme or from a card is no reason for it', () => {
    againstUltron({
      players: [alterEgo()],
      scheme: 'Assault on NORAD',
      encounterDeck: ['Advance', 'Advance', 'Advance'],
    })
      .endTurn()
      .asks('chooseOne')
      .choose('option 1')
      // 1 and 2 in step one, 1 from scheming, 1 from the card that makes him scheme.
      .shows({ 'Assault on NORAD': 'threat 5', 'your engaged': '' })
      .asks('playerTurn');
  });

  test('an empty deck leaves only the threat', () => {
    revealing(['Vibranium Armor'], {
      players: [hero({ wholeDeck: [] })],
      scheme: 'Assault on NORAD',
    })
      .endTurn()
      .shows({ 'Assault on NORAD': 'threat 3', 'your engaged': '' })
      .asks('playerTurn');
  });

  test('completed by 10 threat for each player, it makes way for the last stage, which brings drones again', () => {
    revealing(['Vibranium Armor'], {
      players: [hero()],
      scheme: 'Assault on NORAD',
      threat: 7,
    })
      .endTurn()
      .look()
      .choose('option 1')
      .shows({
        'main scheme': 'Countdown to Oblivion',
        'Countdown to Oblivion': '',
        'your engaged': 'Drone',
      })
      .asks('whoDefends', 0);
  });
});

describe('Countdown to Oblivion', () => {
  test('its threat cannot be removed § golden-rules, cannot', () => {
    againstUltron({
      players: [hero({ hand: ['Crisis Interdiction', 'Energy', 'Genius'] })],
      scheme: 'Countdown to Oblivion',
      threat: 2,
    })
      .asks('playerTurn')
      .lacks('thwart Captain Marvel', 'play Crisis Interdiction');
  });

  test('threat on other schemes can', () => {
    againstUltron({
      players: [hero()],
      scheme: 'Countdown to Oblivion',
      threat: 2,
      sideSchemes: ['Drone Factory'],
    })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Drone Factory': 'threat 2' })
      .asks('playerTurn');
  });

  test('completed by 5 threat for each player, it loses the game', () => {
    revealing(['Vibranium Armor'], {
      players: [hero()],
      scheme: 'Countdown to Oblivion',
      threat: 3,
    })
      .endTurn()
      .shows({ 'Countdown to Oblivion': 'threat 4' })
      .asks('playerTurn')
      .endTurn()
      .isOver('villain', 'schemeCompleted');
  });
});
