import { describe, expect, test } from 'vitest';
import {
  ally,
  cardIs,
  choose,
  damage,
  discard,
  query,
  SUBJECT,
  sequence,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing, reworded, told } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], ...rest });

/** A villain phase in which the villain attacks with these boost cards. */
const attacked = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('the order of what happens around damage § damage, damage-steps', () => {
  test('1 what replaces damage that would be dealt comes before a tough card', () => {
    turn(
      { hero: 'spider-man', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Armored Rhino Suit'] } },
    )
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', 'Armored Rhino Suit': 'damage 2, on Rhino' })
      .shows({ Rhino: 'tough 1' });
  });

  test('1 no damage would be dealt to a character that has left play', () => {
    reworded('Armored Rhino Suit', { when: cardIs(SUBJECT, ally) }, 1);
    const struck = choose(query('yourAllies'), (each) => sequence(discard(each), damage(2, each)));
    const there = { area: ['Hellcat'] };
    const suit = { villain: { attached: ['Armored Rhino Suit'] } };
    doing(damage(2, query('yourAllies')), there, suit).shows({
      'Armored Rhino Suit': 'damage 2, on Rhino',
      Hellcat: '',
    });
    doing(struck, there, suit)
      .shows({ 'your play area': 'She-Hulk', 'Armored Rhino Suit': 'on Rhino' })
      .asks('playerTurn');
  });

  test('2 a tough card comes before what waits for damage that would be taken', () => {
    attacked({ hero: 'spider-man', form: 'hero', status: ['tough'], hand: ['Backflip'] })
      .pass()
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'your hand': 'Backflip' });
  });

  test('3 damage that would be taken can be prevented in part by several', () => {
    attacked({
      hero: 'captain-marvel',
      form: 'hero',
      area: ['Cosmic Flight', 'Cosmic Flight'],
    })
      .pass()
      .choose('use Cosmic Flight')
      .asks('useAbility')
      .pass()
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 1' });
  });

  test('3 once nothing is left to be taken nothing more is prevented', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight', 'Cosmic Flight'] },
      { encounterDeck: ['Advance', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Cosmic Flight' });
  });

  test('6 what replaces a defeat comes before what waits for the defeat', () => {
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        engaged: [
          { card: 'Shocker', damage: 2, attached: ['Biomechanical Upgrades', 'Spider-Tracer'] },
        ],
      },
      { threat: 4 },
    )
      .choose('attack Spider-Man')
      .choose('Shocker')
      .changes({
        'Spider-Man': 'exhausted',
        Shocker: '',
        'Biomechanical Upgrades': '',
        attachments: '',
        'encounter discard pile': 'Biomechanical Upgrades',
      })
      .asks('playerTurn');
  });

  test('7 to 9 an interrupt to the defeat, When Defeated, and then the discarding § when-defeated-abilities', () => {
    const table = turn(
      {
        hero: 'spider-man',
        form: 'hero',
        engaged: [{ card: 'Hydra Soldier', damage: 2, attached: ['Spider-Tracer'] }],
      },
      { threat: 4 },
    )
      .choose('attack Spider-Man')
      .asks('playerTurn');
    expect(told(table, 'damaged', 'threatRemoved', 'dealtEncounterCard', 'defeated')).toEqual([
      'damaged',
      'threatRemoved',
      'dealtEncounterCard',
      'defeated',
    ]);
  });

  test('10 responses to the damage and to the defeat come when the defeated has been discarded § after', () => {
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        engaged: [{ card: 'Shocker', damage: 1 }],
        area: ['Interrogation Room'],
      },
      { threat: 4 },
    )
      .choose('attack Spider-Man')
      .choose('Shocker')
      .asks('useAbility')
      .shows({ 'encounter discard pile': 'Shocker', 'your engaged': '' })
      .choose('use Interrogation Room')
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn');
  });

  test('10 what waits for damage that was taken comes before retaliate § retaliate-x, attack-player-ability-type', () => {
    const table = turn(
      { hero: 'spider-man', form: 'hero' },
      { villain: { attached: ['Vibranium Armor', 'Concussion Blasters'] } },
    ).choose('attack Spider-Man');
    table.shows({ Rhino: 'damage 2, tough 1', 'Spider-Man': 'damage 1, exhausted' });
    expect(told(table, 'damaged', 'statusGiven')).toEqual(['damaged', 'statusGiven', 'damaged']);
  });
});

describe('a tough card § tough', () => {
  test('prevents all of the damage and is gone § status-cards', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { villain: { status: ['tough'] } })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Rhino: '' });
  });

  test('of several only one is lost each time', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { villain: { status: ['tough', 'tough'] } })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Rhino: 'tough 1' });
  });

  test('damage of one effect in two parts is one occasion if it is dealt at once', () => {
    turn(
      {
        hero: 'iron-man',
        form: 'hero',
        hand: ['Repulsor Blast', 'Strength'],
        deck: ['Energy', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
      },
      { villain: { status: ['tough'] } },
    )
      .choose('play Repulsor Blast')
      .shows({ Rhino: '' })
      .asks('playerTurn');
  });

  test('stops each of two attacks only if there are two', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: ['Hellcat'] }, { villain: { status: ['tough'] } })
      .choose('attack Hellcat')
      .shows({ Rhino: '' })
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 3' });
  });

  test('leaves no damage taken: what waits for that does not come § prevent', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Vibranium Armor'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: '' })
      .asks('playerTurn');
  });

  test('does not stop retaliate: the character was attacked § retaliate-x', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Concussion Blasters'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: '', 'She-Hulk': 'damage 1, exhausted' });
  });

  test('is not lost where damage cannot be taken anyway § damage-steps', () => {
    turn(
      {
        hero: 'she-hulk',
        form: 'hero',
        hand: ['Ground Stomp', 'Energy'],
        engaged: [{ card: 'Madame Hydra', status: ['tough'] }],
      },
      { sideSchemes: [{ card: 'Legions of Hydra', threat: 3 }] },
    )
      .choose('play Ground Stomp')
      .shows({ Rhino: 'damage 1', 'Madame Hydra': 'tough 1' });
  });
});
