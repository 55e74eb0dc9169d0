import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

describe('Focused Rage', () => {
  test('draws a card for 1 damage', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Focused Rage'], deck: ['Genius'] }],
    })
      .choose('use Focused Rage')
      .changes({
        'She-Hulk': 'damage 1',
        'Focused Rage': 'exhausted',
        'your hand': 'Genius',
        'your deck': 40,
      })
      .cannot('use Focused Rage', 'costCannotBePaid')
      .asks('playerTurn');
  });

  test('cannot be used by a tough hero, who would not take the damage § cost, tough', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          status: ['tough'],
          area: ['Focused Rage'],
          deck: ['Genius'],
        },
      ],
    })
      .cannot('use Focused Rage', 'costCannotBePaid')
      .shows({ 'She-Hulk': 'tough 1', 'Focused Rage': '' });
  });

  test('can cost her the last hit point', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 14, area: ['Focused Rage'] }],
    })
      .choose('use Focused Rage')
      .isOver('villain', 'allEliminated');
  });

  test('each copy for itself, in hero form', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          area: ['Focused Rage', 'Focused Rage'],
          deck: ['Genius', 'Energy'],
        },
      ],
    })
      .choose('use Focused Rage')
      .choose('use Focused Rage')
      .shows({ 'She-Hulk': 'damage 2', 'your hand': 'Energy, Genius' })
      .asks('playerTurn');
    play({ players: [{ hero: 'she-hulk', area: ['Focused Rage'] }] }).cannot(
      'use Focused Rage',
      'conditionNotMet',
    );
  });
});

describe('Superhuman Strength', () => {
  const strong = (
    more: Partial<PlayerDescription> = {},
    villain: NonNullable<Description['villain']> = {},
  ) =>
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Superhuman Strength'], ...more }],
      villain,
      threat: 3,
    });

  test('gives 2 ATK, and is discarded after an attack to stun the attacked enemy', () => {
    strong({ engaged: ['Sandman'] })
      .choose('attack She-Hulk')
      .choose('Rhino')
      .changes({
        Rhino: 'damage 5, stunned 1',
        'She-Hulk': 'exhausted',
        'your play area': 'She-Hulk',
        'your discard pile': 'Superhuman Strength',
      });
  });

  test('follows any attack of hers, also by an event, which it does not strengthen', () => {
    strong({ hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 3, stunned 1', 'your play area': 'She-Hulk' })
      .asks('playerTurn');
  });

  test('stays if the attacked enemy is gone or is stunned already', () => {
    strong({ engaged: ['Shocker'] })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .shows({ 'your engaged': '', 'your play area': 'She-Hulk, Superhuman Strength' });
    strong({}, { status: ['stunned'] })
      .choose('attack She-Hulk')
      .shows({
        Rhino: 'damage 5, stunned 1',
        'your play area': 'She-Hulk, Superhuman Strength',
      });
  });

  test('stuns a villain that has come to its next stage', () => {
    strong({}, { damage: 10 })
      .choose('attack She-Hulk')
      .shows({ Rhino: 'stunned 1', 'your discard pile': 'Superhuman Strength' });
  });

  test('two copies give 4, and only one is needed for the stun', () => {
    strong({ area: ['Superhuman Strength', 'Superhuman Strength'] })
      .choose('attack She-Hulk')
      .asks('whichFirst')
      .choose('use Superhuman Strength')
      .shows({ Rhino: 'damage 7, stunned 1', 'your play area': 'She-Hulk, Superhuman Strength' });
  });

  test('comes before a response to the same attack', () => {
    strong({ hand: ['One-Two Punch', 'Strength'] })
      .choose('attack She-Hulk')
      .asks('useAbility')
      .shows({ Rhino: 'damage 5, stunned 1' })
      .choose('play One-Two Punch')
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 8, stunned 1' });
  });

  test('does not follow an attack of an ally, nor one that a stun canceled', () => {
    strong({ area: ['Superhuman Strength', 'Hellcat'] })
      .choose('attack Hellcat')
      .shows({ Rhino: 'damage 1', 'your play area': 'Hellcat, She-Hulk, Superhuman Strength' })
      .asks('playerTurn');
    strong({ status: ['stunned'], area: ['Superhuman Strength', 'Hellcat'] })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });
});
