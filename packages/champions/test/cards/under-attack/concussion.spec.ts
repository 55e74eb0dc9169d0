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

describe('Concussion Blasters', () => {
  const attached = ['Concussion Blasters'];

  test('is attached to the villain when revealed', () => {
    play({ players: [hero()], villain: IDLE, encounterDeck: ['Concussion Blasters'] })
      .endTurn()
      .shows({ attachments: 'Concussion Blasters', 'Concussion Blasters': 'on Rhino' })
      .asks('playerTurn');
  });

  test('the villain hits back for 1 when he is attacked, even through a tough card', () => {
    play({ players: [hero()], villain: { attached } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'damage 1, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn');
    play({ players: [hero({ area: ['Vision'] })], villain: { attached, status: ['tough'] } })
      .choose('attack Vision')
      .changes({ Vision: 'damage 2, exhausted', Rhino: '' })
      .asks('playerTurn');
  });

  test('nobody hits back for an attack on a minion', () => {
    play({ players: [hero({ engaged: ['Hydra Mercenary'] })], villain: { attached } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Mercenary': 'damage 2' })
      .asks('playerTurn');
  });

  test('nobody hits back for damage that is no attack', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Nick Fury', 'Energy', 'Genius'] }],
      villain: { attached },
    })
      .choose('play Nick Fury')
      .choose('option 3')
      .shows({ Rhino: 'damage 4', 'Spider-Man': '', 'Nick Fury': '' })
      .asks('playerTurn');
  });

  test('a hero exhausts and spends two energy resources to discard it', () => {
    const hand = ['Energy', 'Hawkeye', 'Cosmic Flight', 'Genius'];
    play({ players: [hero({ hand })], villain: { attached } })
      .choose('use Concussion Blasters')
      .pay('Hawkeye', 'Cosmic Flight')
      .changes({
        'Captain Marvel': 'exhausted',
        'Concussion Blasters': '',
        attachments: '',
        'encounter discard pile': 'Concussion Blasters',
        'your hand': 'Energy, Genius',
        'your discard pile': 'Cosmic Flight, Hawkeye',
      })
      .asks('playerTurn');
  });

  test('neither an alter-ego, nor an exhausted hero, nor one without those resources can', () => {
    const villain = { attached };
    play({ players: [alterEgo()], villain }).lacks('use Concussion Blasters');
    play({ players: [hero({ exhausted: true })], villain }).lacks('use Concussion Blasters');
    play({ players: [hero({ hand: ['Strength', 'Genius', 'Hawkeye'] })], villain }).lacks(
      'use Concussion Blasters',
    );
  });
});

describe('Concussive Blast', () => {
  test('deals 1 damage to each friendly character, in either form', () => {
    const engaged = [{ card: 'Hydra Mercenary', status: ['stunned'] }] as const;
    play({
      players: [hero({ area: ['Vision'], engaged }), alterEgo({ area: ['Hulk', 'Tigra'] })],
      villain: IDLE,
      encounterDeck: ['Concussive Blast', 'Vibranium Armor'],
    })
      .endTurn()
      .endTurn()
      .changes({
        'first player': 1,
        'Captain Marvel': 'damage 1',
        Vision: 'damage 1',
        'Tony Stark': 'damage 1',
        Hulk: 'damage 1',
        Tigra: 'damage 1',
        Rhino: '',
        'Hydra Mercenary': '',
        'The Break-In!': 'threat 2',
        'encounter discard pile': 'Concussive Blast',
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Rhino',
        'encounter deck': 32,
      })
      .asks('playerTurn', 1);
  });

  test('as a boost card it deals 1 damage to each character of the attacked player, and has no icon', () => {
    play({
      players: [hero({ area: ['Vision'] }), alterEgo({ area: ['Hulk'] })],
      villain: { status: ['confused'] },
      encounterDeck: ['Concussive Blast', 'Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .pass()
      .shows({
        'Captain Marvel': 'damage 3',
        Vision: 'damage 1',
        'Tony Stark': '',
        Hulk: '',
        Rhino: '',
      })
      .asks('playerTurn', 1);
  });

  test('if another player defends, it is their characters that the boost card hurts', () => {
    play({
      players: [hero({ area: ['Vision'] }), alterEgo({ area: ['Hulk'] })],
      villain: { status: ['confused'] },
      encounterDeck: ['Concussive Blast', 'Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .endTurn()
      .pass()
      .choose('defend Hulk')
      .shows({
        'Captain Marvel': '',
        Vision: '',
        'Tony Stark': 'damage 1',
        Hulk: 'damage 3, exhausted',
      })
      .asks('playerTurn', 1);
  });
});
