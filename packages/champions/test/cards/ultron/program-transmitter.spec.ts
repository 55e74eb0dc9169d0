import { describe, test } from 'vitest';
import { againstUltron, alterEgo, hero, revealing } from './against-ultron.ts';

describe('Program Transmitter', () => {
  const attached = ['Program Transmitter'];

  test('is attached to Ultron and gives him 1 SCH', () => {
    revealing(['Program Transmitter'], { players: [alterEgo()] })
      .endTurn()
      .shows({ 'Program Transmitter': 'on Ultron' })
      .asks('playerTurn');
    againstUltron({
      players: [alterEgo()],
      villain: { attached },
      scheme: 'Countdown to Oblivion',
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({ 'Countdown to Oblivion': 'threat 3' })
      .asks('playerTurn');
  });

  test('after he schemes, each side scheme gets 1 threat', () => {
    againstUltron({
      players: [alterEgo()],
      villain: { attached },
      scheme: 'Countdown to Oblivion',
      sideSchemes: [
        { card: 'Under Attack', threat: 3 },
        { card: 'The Doomsday Chair', threat: 1 },
      ],
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({
        // 1 in step one, 1 for the icon, 2 from scheming.
        'Countdown to Oblivion': 'threat 4',
        'Under Attack': 'threat 4',
        'The Doomsday Chair': 'threat 2',
      })
      .asks('playerTurn');
  });

  test('nothing is placed when he attacks', () => {
    againstUltron({
      players: [hero()],
      villain: { attached },
      sideSchemes: ['Under Attack'],
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .pass()
      .choose('option 1')
      .shows({ 'Under Attack': 'threat 3', 'The Crimson Cowl': 'threat 2' })
      .asks('playerTurn');
  });

  test('nothing is placed if a minion schemes or if he was confused', () => {
    revealing(['Vibranium Armor'], {
      players: [alterEgo({ drones: ['Energy'] })],
      villain: { attached, status: ['confused'] },
      sideSchemes: ['Under Attack'],
    })
      .endTurn()
      .shows({ 'Under Attack': 'threat 3', 'The Crimson Cowl': 'threat 2' })
      .asks('playerTurn');
  });

  test('a hero exhausts and spends two mental resources to discard it', () => {
    againstUltron({
      players: [hero({ hand: ['Energy', 'Genius', 'Maria Hill', 'Alpha Flight Station'] })],
      villain: { attached },
    })
      .choose('use Program Transmitter')
      .pay('Maria Hill', 'Alpha Flight Station')
      .changes({
        'Captain Marvel': 'exhausted',
        'Program Transmitter': '',
        attachments: '',
        'encounter discard pile': 'Program Transmitter',
        'your hand': 'Energy, Genius',
        'your discard pile': 'Alpha Flight Station, Maria Hill',
      })
      .asks('playerTurn');
  });

  test('neither an alter-ego, nor an exhausted hero, nor one without those resources can', () => {
    const villain = { attached };
    againstUltron({ players: [alterEgo()], villain }).lacks('use Program Transmitter');
    againstUltron({ players: [hero({ exhausted: true })], villain }).lacks(
      'use Program Transmitter',
    );
    againstUltron({ players: [hero({ hand: ['Energy', 'Strength'] })], villain }).lacks(
      'use Program Transmitter',
    );
  });
});
