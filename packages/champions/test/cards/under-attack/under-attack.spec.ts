import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

type More = Omit<PlayerDescription, 'hero' | 'form'>;

/** With full hands, so that nobody draws when the turn ends. */
const hero = (more: More = {}): PlayerDescription => ({
  hero: 'captain-marvel',
  form: 'hero',
  hand: ['Energy', 'Genius', 'Strength', 'Photonic Blast', 'Photonic Blast'],
  ...more,
});
const alterEgo = (more: More = {}): PlayerDescription => ({
  hero: 'iron-man',
  hand: ['Strength', 'Energy', 'Genius', 'Uppercut', 'Uppercut', 'Helicarrier'],
  ...more,
});

/** The villain does nothing against one hero and one alter-ego. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Under Attack', () => {
  test('each player in turn adds 2 threat to it or deals 3 damage to their hero', () => {
    play({
      players: [hero(), { hero: 'black-panther', form: 'hero', hand: ['Vibranium'], deck: [] }],
      villain: IDLE,
      encounterDeck: ['Advance', 'Under Attack', 'Hydra Mercenary'],
    })
      .endTurn()
      .endTurn()
      // The second player is attacked.
      .passAll()
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .shows({ 'Under Attack': 'threat 3' })
      .look()
      .choose('option 2')
      .changes({ 'Captain Marvel': 'damage 3' })
      .asks('chooseOne', 1)
      .choose('option 1')
      .shows({ 'Under Attack': 'threat 5', 'Captain Marvel': 'damage 3' });
  });

  test('an alter-ego has no hero to damage', () => {
    play({
      players: [hero(), alterEgo()],
      villain: IDLE,
      encounterDeck: ['Under Attack', 'Biomechanical Upgrades', 'Vibranium Armor'],
    })
      .endTurn()
      .endTurn()
      .asks('chooseOne', 0)
      .choose('option 1')
      .shows({ 'Under Attack': 'threat 7', 'Captain Marvel': '', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('a hero with a tough card may have the damage prevented', () => {
    play({
      players: [hero({ status: ['tough'] })],
      villain: IDLE,
      encounterDeck: ['Under Attack'],
    })
      .endTurn()
      .choose('option 2')
      .shows({ 'Captain Marvel': '', 'Under Attack': 'threat 3' })
      .asks('playerTurn');
  });

  test('begins with 3 threat whatever the number of players', () => {
    play({
      players: [hero(), alterEgo(), { hero: 'black-panther' }],
      firstPlayer: 1,
      sideSchemes: ['Under Attack'],
    })
      .shows({ 'Under Attack': 'threat 3' })
      .asks('playerTurn', 1);
  });

  test('its crisis icon protects the main scheme, and only that', () => {
    play({ players: [hero()], threat: 4, sideSchemes: ['Under Attack'] })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Under Attack': 'threat 1' })
      .asks('playerTurn');
    play({ players: [hero()], threat: 4, sideSchemes: [{ card: 'Under Attack', threat: 1 }] })
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'Under Attack': '',
        'side schemes': '',
        'encounter discard pile': 'Under Attack',
      })
      .asks('playerTurn');
  });
});

describe('Vibranium Armor', () => {
  const attached = ['Vibranium Armor'];

  test('is attached to the villain when revealed', () => {
    play({ players: [hero()], villain: IDLE, encounterDeck: ['Vibranium Armor'] })
      .endTurn()
      .changes({
        Rhino: 'confused 1',
        'The Break-In!': 'threat 1',
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Rhino',
        'encounter deck': 31,
      })
      .asks('playerTurn');
  });

  test('after the villain takes damage he gets a tough card', () => {
    play({ players: [hero()], villain: { attached } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', Rhino: 'damage 2, tough 1' })
      .asks('playerTurn');
  });

  test('damage that a tough card prevents was not taken', () => {
    play({ players: [hero()], villain: { attached, status: ['tough'] } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', Rhino: '' })
      .asks('playerTurn');
  });

  test('damage to a minion is nothing to it', () => {
    play({ players: [hero({ engaged: ['Hydra Mercenary'] })], villain: { attached } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Mercenary': 'damage 2' })
      .asks('playerTurn');
  });

  test('the next stage is the same villain, who has just taken damage', () => {
    play({ players: [hero()], villain: { attached, damage: 12 } })
      .choose('attack Captain Marvel')
      .shows({ Rhino: 'tough 1', 'Vibranium Armor': 'on Rhino', 'villain deck': '' });
  });

  test('a hero exhausts and spends two physical resources to discard it', () => {
    const hand = ['Energy', 'Strength', 'Vision', 'Photonic Blast'];
    play({ players: [hero({ hand })], villain: { attached } })
      .choose('use Vibranium Armor')
      .pay('Vision', 'Photonic Blast')
      .changes({
        'Captain Marvel': 'exhausted',
        'Vibranium Armor': '',
        attachments: '',
        'encounter discard pile': 'Vibranium Armor',
        'your hand': 'Energy, Strength',
        'your discard pile': 'Photonic Blast, Vision',
      })
      .asks('playerTurn');
  });

  test('neither an alter-ego, nor an exhausted hero, nor one without those resources can', () => {
    const villain = { attached };
    play({ players: [alterEgo()], villain }).lacks('use Vibranium Armor');
    play({ players: [hero({ exhausted: true })], villain }).lacks('use Vibranium Armor');
    play({ players: [hero({ hand: ['Energy', 'Genius', 'Vision'] })], villain }).lacks(
      'use Vibranium Armor',
    );
  });
});
