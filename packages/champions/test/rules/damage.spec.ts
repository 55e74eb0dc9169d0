import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';
import { told } from './rewording.ts';

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

describe('the order of what happens around damage', () => {
  test('1 what replaces damage that would be dealt comes before a tough card', () => {
    turn(
      { hero: 'spider-man', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Armored Rhino Suit'] } },
    )
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', 'Armored Rhino Suit': 'damage 2, on Rhino' })
      .shows({ Rhino: 'tough 1' });
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

  test('7 to 9 an interrupt to the defeat, When Defeated, and then the discarding', () => {
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

  test('10 responses to the damage and to the defeat come when the defeated has been discarded', () => {
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

  test('10 what waits for damage that was taken comes before retaliate', () => {
    const table = turn(
      { hero: 'spider-man', form: 'hero' },
      { villain: { attached: ['Vibranium Armor', 'Concussion Blasters'] } },
    ).choose('attack Spider-Man');
    table.shows({ Rhino: 'damage 2, tough 1', 'Spider-Man': 'damage 1, exhausted' });
    expect(told(table, 'damaged', 'statusGiven')).toEqual(['damaged', 'statusGiven', 'damaged']);
  });
});

describe('a tough card', () => {
  test('prevents all of the damage and is gone', () => {
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

  test('leaves no damage taken: what waits for that does not come', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Vibranium Armor'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: '' })
      .asks('playerTurn');
  });

  test('does not stop retaliate: the character was attacked', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { villain: { status: ['tough'], attached: ['Concussion Blasters'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: '', 'She-Hulk': 'damage 1, exhausted' });
  });

  test('is not lost where damage cannot be taken anyway', () => {
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

describe('prevented damage', () => {
  test('was dealt: an attack whose damage is prevented has dealt damage', () => {
    attacked(
      { hero: 'spider-man', form: 'hero', hand: ['Backflip'] },
      {
        scenario: 'klaw',
        villain: { status: ['stunned'] },
        encounterDeck: ["Klaw's Vengeance", 'Charge', 'Charge'],
      },
    )
      .pass()
      .pass()
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'Underground Distribution': 'threat 2' });
  });

  test('is not the same as damage that DEF has lowered to nothing, which was not dealt', () => {
    attacked(
      { hero: 'spider-man', form: 'hero' },
      {
        scenario: 'klaw',
        villain: { status: ['stunned'] },
        encounterDeck: ["Klaw's Vengeance", 'Charge', 'Advance'],
      },
    )
      .pass()
      .choose('defend Spider-Man')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'exhausted', 'Underground Distribution': 'threat 1' });
  });

  test('was not taken: nobody was damaged by it', () => {
    attacked(
      { hero: 'spider-man', form: 'hero', hand: ['Backflip'] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Stampede', 'Charge'] },
    )
      .pass()
      .pass()
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '' });
  });

  test('prevented in part leaves the rest taken', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Stampede', 'Charge'] },
    )
      .pass()
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 1, stunned 1' });
  });

  test('pays a cost of dealing damage', () => {
    turn({
      hero: 'iron-man',
      form: 'hero',
      area: [{ card: 'War Machine', status: ['tough'] }],
    })
      .choose('use War Machine')
      .changes({ 'War Machine': 'exhausted', Rhino: 'damage 1' })
      .asks('playerTurn');
  });

  test('does not pay a cost of taking damage', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['tough'],
      area: ['Focused Rage'],
      deck: ['Energy'],
    })
      .choose('use Focused Rage')
      .changes({ 'She-Hulk': '', 'Focused Rage': 'exhausted' })
      .asks('playerTurn');
  });

  test('taking damage that is taken in full pays it', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: ['Focused Rage'],
      wholeDeck: ['Energy', 'Genius'],
    })
      .choose('use Focused Rage')
      .changes({
        'She-Hulk': 'damage 1',
        'Focused Rage': 'exhausted',
        'your hand': 'Energy',
        'your deck': 1,
      });
  });
});

describe('indirect damage', () => {
  const explosion = (player: PlayerDescription, threat: number, rest: Partial<Description> = {}) =>
    attacked(player, {
      villain: { status: ['stunned', 'confused'] },
      sideSchemes: [{ card: 'Bomb Scare', threat }],
      encounterDeck: ['Explosion', 'Hydra Mercenary'],
      ...rest,
    });

  test('is divided by the player, all of it first and then at once', () => {
    explosion({ hero: 'captain-marvel', form: 'hero', area: ['Hulk'] }, 3)
      .asks('assignDamage')
      .choose('Hulk')
      .shows({ Hulk: '', 'Captain Marvel': '' })
      .choose('Captain Marvel')
      .choose('Hulk')
      .asks('playerTurn')
      .shows({ Hulk: 'damage 2', 'Captain Marvel': 'damage 1' });
  });

  test('no character is assigned more than would defeat it', () => {
    explosion({ hero: 'captain-marvel', form: 'hero', area: ['Black Cat'] }, 4)
      .choose('Black Cat')
      .choose('Black Cat')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 2', 'your discard pile': 'Black Cat' });
  });

  test('a tough character is assigned up to its hit points, and all of that is prevented', () => {
    explosion(
      {
        hero: 'captain-marvel',
        form: 'hero',
        area: [{ card: 'Black Cat', status: ['tough'] }],
      },
      3,
    )
      .choose('Black Cat')
      .choose('Black Cat')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 1', 'Black Cat': '' });
  });

  test('a character that cannot take damage is assigned none', () => {
    explosion({ hero: 'captain-marvel', form: 'hero', area: ['Hulk'] }, 2, {
      gains: { Hulk: { cannotTakeDamage: 1 } },
    })
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 2', Hulk: '' });
  });

  test('it is ignored where nobody can be assigned any', () => {
    explosion({ hero: 'captain-marvel', form: 'hero' }, 2, {
      gains: { 'Captain Marvel': { cannotTakeDamage: 1 } },
    })
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '' });
  });
});

describe('infinite hit points', () => {
  test('are never used up, though damage is dealt', () => {
    const endless = { keywords: {}, health: -1 };
    printedWith('Shocker', endless);
    turn({ hero: 'she-hulk', form: 'hero', engaged: [{ card: 'Shocker', damage: 40 }] })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .changes({ 'She-Hulk': 'exhausted', Shocker: 'damage 43' });
  });
});
