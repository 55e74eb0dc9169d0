import { describe, test } from 'vitest';
import { enemyAttacks, query, villain } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

/** A treachery has the villain attack the allies of the player who reveals it. */
function attacked(more: Partial<PlayerDescription>, rest: Partial<Description> = {}) {
  reworded('Assault', { effect: enemyAttacks(villain, query('yourAllies')) }, 1);
  return play({
    players: [{ hero: 'captain-marvel', form: 'hero', ...more }],
    villain: { status: ['stunned'] },
    encounterDeck: ['Assault', 'Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });
}

describe('an enemy attacks an ally § attacks-against-allies', () => {
  test('damage that nobody defends is the ally’s', () => {
    attacked({ area: ['Hulk'] })
      .asks('whoDefends', 0)
      .pass()
      .shows({ Hulk: 'damage 4', 'Captain Marvel': '' })
      .asks('playerTurn');
  });

  test('the hero may defend it', () => {
    attacked({ area: ['Hulk'] })
      .choose('defend Captain Marvel')
      .shows({ Hulk: '', 'Captain Marvel': 'damage 3, exhausted' });
  });

  test('the ally may defend itself', () => {
    attacked({ area: ['Hulk'] })
      .choose('defend Hulk')
      .shows({ Hulk: 'damage 4, exhausted', 'Captain Marvel': '' });
  });

  test('another ally may defend it', () => {
    attacked({ area: ['Hulk', 'Luke Cage'] })
      .choose('defend Luke Cage')
      .shows({ Hulk: '', 'Luke Cage': 'damage 4, exhausted' })
      .asks('whoDefends', 0);
  });

  test('its controller is the player who is attacked', () => {
    attacked(
      { area: ['Hulk'], hand: ['Strength'] },
      { encounterDeck: ['Assault', 'Radioactive Man', 'Hydra Mercenary'] },
    )
      .pass()
      .shows({ Hulk: 'damage 2', 'your hand': '', 'your discard pile': 'Strength' });
  });

  test('the controller answers to an enemy that has attacked their ally as one that attacked them', () => {
    attacked(
      { area: ['Hulk'], deck: ['Energy'] },
      { scenario: 'ultron', encounterDeck: ['Assault', 'Advance', 'Hydra Mercenary'] },
    )
      .pass()
      .shows({ Hulk: 'damage 2', 'Captain Marvel': '' })
      .asks('chooseOne', 0);
  });

  test('without overkill what is too much harms nobody', () => {
    attacked({ area: ['Black Cat'] })
      .pass()
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Black Cat' });
  });

  test('with overkill what is too much goes to the identity of its controller', () => {
    attacked({ area: ['Black Cat'] }, { gains: { Rhino: { overkill: 1 } } })
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'your discard pile': 'Black Cat' });
  });

  test('with overkill the controller of the defending ally takes it, not that of the attacked', () => {
    reworded('Assault', { effect: enemyAttacks(villain, query('yourAllies')) }, 1);
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Hulk'] },
        { hero: 'black-panther', area: ['Black Cat'] },
      ],
      villain: { status: ['stunned'] },
      gains: { Rhino: { overkill: 1 } },
      encounterDeck: ['Advance', 'Assault', 'Hydra Mercenary', 'Charge'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': '', Hulk: '', "T'Challa": 'damage 2' })
      .asks('playerTurn', 1);
  });
});
