import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

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

describe('prevented damage § prevent, damage', () => {
  test('was dealt: an attack whose damage is prevented has dealt damage § tough', () => {
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

  test('cannot pay a cost of taking damage, so that is not tried § cost', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['tough'],
      area: ['Focused Rage'],
      deck: ['Energy'],
    })
      .cannot('use Focused Rage', 'costCannotBePaid')
      .shows({ 'She-Hulk': 'tough 1', 'Focused Rage': '' });
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

describe('indirect damage § indirect-damage', () => {
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
  test('are never used up, though damage is dealt § infinite-hit-points, hit-points', () => {
    const endless = { keywords: {}, health: -1 };
    printedWith('Shocker', endless);
    turn({ hero: 'she-hulk', form: 'hero', engaged: [{ card: 'Shocker', damage: 40 }] })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .changes({ 'She-Hulk': 'exhausted', Shocker: 'damage 43' });
  });
});
