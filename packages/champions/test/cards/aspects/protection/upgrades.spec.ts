import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

const quiet = ['Crowd Control', 'Hydra Mercenary'] as const;

describe('Armored Vest', () => {
  test('gives the defending hero 1 more DEF', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 2, exhausted' })
      .asks('playerTurn', 0);
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Armored Vest'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('saves a tough card if no damage is left to be dealt', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', status: ['tough'], area: ['Armored Vest'] }],
      phase: 'villain',
      encounterDeck: ['False Alarm', 'Hydra Mercenary'],
    })
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'tough 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('does not help who does not defend, nor an ally who does', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Armored Vest', 'Luke Cage'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .shows({ 'She-Hulk': 'damage 4' })
      .asks('playerTurn', 0);
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Armored Vest', 'Luke Cage'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend Luke Cage')
      .shows({ 'Luke Cage': 'damage 4, exhausted' })
      .asks('playerTurn', 0);
  });

  test('is played under the control of any player, and helps that one', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'hero', hand: ['Armored Vest', 'Uppercut'] },
        { hero: 'she-hulk', form: 'hero' },
      ],
    })
      .choose('play Armored Vest')
      .offers('Black Panther', 'She-Hulk')
      .choose('She-Hulk')
      .changes({
        'Black Panther hand': '',
        'Black Panther discard pile': 'Uppercut',
        'She-Hulk play area': 'Armored Vest, She-Hulk',
      })
      .asks('playerTurn', 0);
  });

  test('a player controls only one', () => {
    const table = play({
      players: [{ hero: 'she-hulk', hand: ['Armored Vest', 'Uppercut'], area: ['Armored Vest'] }],
    }).lacks('play Armored Vest');
    const card = inHand(table, 'Armored Vest');
    table.refuses({ verb: 'play', card }, 'maxInPlay', 'max');
  });
});

describe('Indomitable', () => {
  const stubborn = { hero: 'she-hulk', form: 'hero', area: ['Indomitable'] } as const;

  test('is discarded to ready your hero after he defended', () => {
    play({ players: [stubborn], phase: 'villain', encounterDeck: quiet })
      .choose('defend She-Hulk')
      .asks('useAbility', 0)
      .choose('use Indomitable')
      .shows({
        'She-Hulk': 'damage 2',
        'your play area': 'She-Hulk',
        'your discard pile': 'Indomitable',
      })
      .asks('playerTurn', 0);
  });

  test('lets him defend against the next attack', () => {
    play({
      players: [{ ...stubborn, engaged: ['Killmonger'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .choose('use Indomitable')
      .asks('whoDefends', 0)
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 2, exhausted' })
      .asks('playerTurn', 0);
  });

  test('may be kept', () => {
    play({ players: [stubborn], phase: 'villain', encounterDeck: quiet })
      .choose('defend She-Hulk')
      .pass()
      .shows({
        'She-Hulk': 'damage 2, exhausted',
        'your play area': 'Indomitable, She-Hulk',
        'your discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use if an ally or nobody defended', () => {
    play({
      players: [{ ...stubborn, exhausted: true, area: ['Indomitable', 'Luke Cage'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend Luke Cage')
      .shows({ 'She-Hulk': 'exhausted', 'your play area': 'Indomitable, Luke Cage, She-Hulk' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...stubborn, exhausted: true }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .shows({ 'She-Hulk': 'damage 4, exhausted', 'your play area': 'Indomitable, She-Hulk' })
      .asks('playerTurn', 0);
  });

  test('is of no use if the hero defended without exhausting', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'], area: ['Indomitable'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .pass()
      .choose('play Backflip')
      .shows({ 'Spider-Man': '', 'your play area': 'Indomitable, Spider-Man' })
      .asks('playerTurn', 0);
  });

  test('does not ready another player’s hero', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'hero' },
        { ...stubborn, exhausted: true },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Crowd Control', 'Killmonger'],
    })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'exhausted', 'She-Hulk play area': 'Indomitable, She-Hulk' })
      .asks('playerTurn', 1);
  });

  test('answers the same defense as Counter-Punch, in any order', () => {
    play({
      players: [{ ...stubborn, hand: ['Counter-Punch'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .offers('play Counter-Punch', 'use Indomitable', 'pass')
      .choose('use Indomitable')
      .choose('play Counter-Punch')
      .shows({ 'She-Hulk': 'damage 2', Rhino: 'damage 3', 'your hand': '' })
      .asks('playerTurn', 0);
  });
});
