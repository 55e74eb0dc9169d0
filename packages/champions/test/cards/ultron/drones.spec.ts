import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import { againstUltron, alterEgo, hero, other, revealing } from './against-ultron.ts';

describe('Ultron Drones', () => {
  test('a facedown drone attacks for 1 and schemes for 1 § base-value', () => {
    revealing(['Vibranium Armor'], { players: [hero({ drones: ['Energy'] })] })
      .endTurn()
      .asks('whoDefends')
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', 'The Crimson Cowl': 'threat 1' })
      .asks('playerTurn');
    revealing(['Vibranium Armor'], { players: [alterEgo({ drones: ['Energy'] })] })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'The Crimson Cowl': 'threat 2' })
      .asks('playerTurn');
  });

  test('1 damage defeats a facedown drone, and the card goes to the discard pile of its owner', () => {
    againstUltron({
      players: [hero({ area: ['Maria Hill'] }), other({ drones: ['War Machine'] })],
    })
      .choose('attack Maria Hill')
      .choose('Drone')
      .changes({
        'Maria Hill': 'damage 1, exhausted',
        'Iron Man engaged': '',
        'Iron Man discard pile': 'War Machine',
        'under cards': 0,
        box: 'Drone, Drone, Drone',
      })
      .asks('playerTurn');
  });

  test('other drones keep what is printed on them', () => {
    revealing(['Vibranium Armor'], {
      players: [hero({ engaged: [{ card: 'Advanced Ultron Drone', damage: 1 }] })],
    })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Advanced Ultron Drone': 'damage 3' })
      .asks('playerTurn');
  });

  test('a deck whose last card becomes a drone is made anew, at the price of an encounter card', () => {
    revealing(['01144a', 'Vibranium Armor'], {
      players: [alterEgo({ wholeDeck: ['Tenacity'], discard: ['Hawkeye', 'Vision'] })],
    })
      .endTurn()
      .changes({
        Ultron: 'stunned 1',
        'The Crimson Cowl': 'threat 1',
        'your engaged': 'Drone',
        'your deck': 2,
        'your discard pile': '',
        'under cards': 1,
        box: '',
        'encounter deck': 31,
        'encounter discard pile': 'Android Efficiency',
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn');
  });

  test('a drone of an eliminated player leaves with them: it is still their card § player-elimination', () => {
    againstUltron({
      players: [hero({ damage: 11, drones: ['Vision'] }), other({ drones: ['War Machine'] })],
      encounterDeck: ['Advance', 'Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .endTurn()
      .pass()
      .pass()
      .shows({
        'Iron Man engaged': 'Drone',
        'Captain Marvel engaged': '',
        'first player': 1,
        'under cards': 1,
      })
      .asks('whoDefends', 1);
  });

  test('nobody sees which card lies face down, not even its owner', () => {
    const { state } = againstUltron({ players: [hero(), other({ drones: ['War Machine'] })] });
    const hidden = state.cards.findIndex(({ host }) => host >= 0);
    expect(hidden).toBeGreaterThan(0);
    for (const seat of [0, 1, 2]) {
      expect(champions.view(state, seat).cards[hidden]).toBeNull();
    }
  });
});

describe('Upgraded Drones', () => {
  test('lies on the environment', () => {
    revealing(['Upgraded Drones'], { players: [hero({ drones: ['Energy'] })] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', 'Upgraded Drones': 'on Ultron Drones' })
      .asks('playerTurn');
  });

  test('gives facedown drones 1 ATK and 1 hit point on top of their own § base-value', () => {
    const environments = [{ card: 'Ultron Drones', attached: ['Upgraded Drones'] }];
    againstUltron({
      players: [hero({ area: ['Maria Hill'], drones: ['Energy'] })],
      environments,
    })
      .choose('attack Maria Hill')
      .choose('Drone')
      .changes({ 'Maria Hill': 'damage 1, exhausted', Drone: 'damage 1' })
      .choose('attack Captain Marvel')
      .choose('Drone')
      .shows({ 'your engaged': '', 'your discard pile': 'Energy' });
    revealing(['Vibranium Armor'], { players: [hero({ drones: ['Energy'] })], environments })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' });
  });

  test('two of them give twice as much', () => {
    againstUltron({
      players: [hero({ drones: ['Energy'] })],
      environments: [{ card: 'Ultron Drones', attached: ['Upgraded Drones', 'Upgraded Drones'] }],
    })
      .choose('attack Captain Marvel')
      .choose('Drone')
      .changes({ 'Captain Marvel': 'exhausted', Drone: 'damage 2' })
      .asks('playerTurn');
  });

  test('other drones get nothing from it', () => {
    revealing(['Vibranium Armor'], {
      players: [hero({ engaged: [{ card: 'Advanced Ultron Drone', damage: 2 }], wholeDeck: [] })],
      environments: [{ card: 'Ultron Drones', attached: ['Upgraded Drones'] }],
    })
      .choose('attack Captain Marvel')
      .shows({ 'your engaged': '' })
      .asks('playerTurn');
  });

  test('a hero discards it for three different resources, without exhausting', () => {
    againstUltron({
      players: [hero({ exhausted: true, drones: ['Helicarrier'] })],
      environments: [{ card: 'Ultron Drones', attached: ['Upgraded Drones'] }],
    })
      .choose('use Upgraded Drones')
      .pay('Energy', 'Genius', 'Strength')
      .changes({
        'Upgraded Drones': '',
        attachments: '',
        'encounter discard pile': 'Upgraded Drones',
        'your hand': 'Photonic Blast, Photonic Blast',
        'your discard pile': 'Energy, Genius, Strength',
      })
      .asks('playerTurn');
  });

  test('without it a drone may have too much damage', () => {
    const attached = ['Upgraded Drones'];
    const game = againstUltron({
      players: [hero({ area: ['Maria Hill'], drones: ['Helicarrier'] })],
      environments: [{ card: 'Ultron Drones', attached }],
    });
    game
      .choose('attack Maria Hill')
      .choose('Drone')
      .shows({ Drone: 'damage 1' })
      .choose('use Upgraded Drones')
      .pay('Energy', 'Genius', 'Strength')
      .shows({
        'your engaged': '',
        'your discard pile': 'Energy, Genius, Helicarrier, Strength',
        'under cards': 0,
      })
      .asks('playerTurn');
  });

  test('an alter-ego cannot discard it, nor a hero without all three resources', () => {
    const environments = [{ card: 'Ultron Drones', attached: ['Upgraded Drones'] }];
    againstUltron({ players: [alterEgo()], environments }).lacks('use Upgraded Drones');
    againstUltron({
      players: [hero({ hand: ['Energy', 'Genius', 'Genius'] })],
      environments,
    }).lacks('use Upgraded Drones');
  });
});

describe('Advanced Ultron Drone', () => {
  test('guards the villain against the player it is engaged with, and against no other', () => {
    againstUltron({ players: [hero({ engaged: ['Advanced Ultron Drone'] }), other()] })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Advanced Ultron Drone': 'damage 2' })
      .choose('end turn')
      .asks('playerTurn', 1)
      .choose('attack Iron Man')
      .offers('Ultron', 'Advanced Ultron Drone')
      .choose('Ultron')
      .shows({ Ultron: 'damage 1' });
  });

  test('attacks for 1 and schemes for 1', () => {
    revealing(['Vibranium Armor'], { players: [hero({ engaged: ['Advanced Ultron Drone'] })] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1' })
      .asks('playerTurn');
    revealing(['Vibranium Armor'], { players: [alterEgo({ engaged: ['Advanced Ultron Drone'] })] })
      .endTurn()
      .shows({ 'The Crimson Cowl': 'threat 2' })
      .asks('playerTurn');
  });

  test('when it is defeated, the player it is engaged with gets a drone, whoever defeated it', () => {
    againstUltron({
      players: [
        hero(),
        other({ engaged: [{ card: 'Advanced Ultron Drone', damage: 2 }], deck: ['Hulk'] }),
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Advanced Ultron Drone')
      .changes({
        'Captain Marvel': 'exhausted',
        'Advanced Ultron Drone': '',
        'encounter discard pile': 'Advanced Ultron Drone',
        'Iron Man engaged': 'Drone',
        'Iron Man deck': 40,
        'under cards': 1,
        box: 'Drone',
      })
      .asks('playerTurn');
  });

  test('no drone comes while it lives', () => {
    againstUltron({ players: [hero({ engaged: [{ card: 'Advanced Ultron Drone', damage: 1 }] })] })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Advanced Ultron Drone': 'damage 3' })
      .asks('playerTurn');
  });
});
