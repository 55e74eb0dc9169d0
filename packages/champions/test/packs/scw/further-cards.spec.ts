import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('scw', 'qsv');

const carol: PlayerDescription = { hero: 'captain-marvel', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

const turn = (player: Partial<PlayerDescription>, more: Partial<Description> = {}) =>
  play({ players: [{ ...carol, ...player }], threat: 6, encounterDeck: QUIET, ...more });

describe('the justice cards of the pack', () => {
  test('Speed is readied after a thwart, once per round, and not after an attack', () => {
    turn({ area: ['Speed'] })
      .choose('thwart Speed')
      .choose('use Speed')
      .shows({ Speed: 'damage 1' })
      .choose('thwart Speed')
      .asks('playerTurn')
      .shows({ Speed: 'damage 2, exhausted' });
    turn({ area: ['Speed'] })
      .choose('attack Speed')
      .asks('playerTurn')
      .shows({ Speed: 'damage 1, exhausted' });
  });

  test('Wiccan deals 1 damage for each icon of the card he discards after a thwart', () => {
    turn({ area: ['Wiccan'] }, { encounterDeck: ['Charge', ...QUIET] })
      .choose('thwart Wiccan')
      .choose('use Wiccan')
      .shows({ Rhino: 'damage 2', 'encounter discard pile': 'Charge' });
  });

  const crisis = [{ card: 'Crowd Control', threat: 2 }];

  test('Crisis Averted ignores a crisis if a mental resource paid for it', () => {
    const averting = (paid: string, sideSchemes: Description['sideSchemes'] = []) =>
      turn({ hand: ['Crisis Averted', paid, 'Strength'] }, { sideSchemes }).choose(
        'play Crisis Averted',
      );
    averting('Genius', crisis).shows({ 'The Break-In!': '' });
    averting('Energy', crisis).shows({ 'The Break-In!': 'threat 6' });
    averting('Energy').shows({ 'The Break-In!': '' });
  });

  test('Multitasking thwarts a second scheme for a mental resource', () => {
    const tasks = (paid: string) =>
      turn({ hand: ['Multitasking', paid] }, { sideSchemes: [{ card: 'Bomb Scare', threat: 4 }] })
        .choose('play Multitasking')
        .choose('The Break-In!');
    tasks('Genius').shows({ 'The Break-In!': 'threat 4', 'Bomb Scare': 'threat 2' });
    tasks('Strength').shows({ 'The Break-In!': 'threat 4', 'Bomb Scare': 'threat 4' });
  });

  test('Swift Retribution lets the villain scheme, and deals 4 damage to it', () => {
    turn({ hand: ['Swift Retribution', 'Energy'] }, { threat: 0 })
      .choose('play Swift Retribution')
      .shows({ 'The Break-In!': 'threat 2', Rhino: 'damage 4' });
    turn({ hand: ['Swift Retribution', 'Energy'], engaged: ['Hydra Soldier'] }).cannot(
      'play Swift Retribution',
      'guarded',
    );
  });

  test('Turn the Tide follows a thwart that removes all threat from a scheme, and no other', () => {
    const hand = ['Turn the Tide'];
    const sideSchemes = [{ card: 'Bomb Scare', threat: 2 }];
    turn({ hand }, { sideSchemes })
      .choose('thwart Captain Marvel')
      .choose('Bomb Scare')
      .choose('play Turn the Tide')
      .shows({ Rhino: 'damage 3', 'side schemes': '' });
    turn({ hand }, { threat: 2 })
      .choose('thwart Captain Marvel')
      .choose('play Turn the Tide')
      .shows({ Rhino: 'damage 3' });
    turn({ hand }, { threat: 3 }).choose('thwart Captain Marvel').asks('playerTurn');
    turn({ hand, area: ['Speed'] }, { threat: 2 })
      .choose('thwart Speed')
      .lacks('play Turn the Tide');
  });

  test('Turn the Tide follows a thwart event as well', () => {
    turn({ hand: ['Turn the Tide', 'Multitasking', 'Energy'] }, { threat: 2 })
      .choose('play Multitasking')
      .pay('Energy')
      .choose('play Turn the Tide')
      .shows({ Rhino: 'damage 3' });
  });
});

describe('the cards of other aspects in the pack', () => {
  test('Browbeat deals 2 damage and 1 for each stage of the villain up to 3, to Avengers only', () => {
    const beaten = (stage: 'I' | 'III') =>
      turn({ hand: ['Browbeat', 'Energy'] }, { villain: { stage } }).choose('play Browbeat');
    beaten('I').shows({ Rhino: 'damage 3' });
    beaten('III').shows({ Rhino: 'damage 5' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Browbeat', 'Energy', 'Energy'] }],
      gains: { 'Spider-Man': { 'trait Avenger': -1 } },
    }).cannot('play Browbeat', 'conditionNotMet');
  });

  test('Last Stand gives an ally +3 ATK for an attack, and then discards it', () => {
    turn({ hand: ['Last Stand'], area: ['Hellcat', 'Mockingbird'] })
      .choose('attack Hellcat')
      .choose('play Last Stand')
      .shows({ Rhino: 'damage 4', 'your play area': 'Captain Marvel, Mockingbird' })
      .choose('attack Mockingbird')
      .shows({ Rhino: 'damage 5', 'your play area': 'Captain Marvel, Mockingbird' });
    turn({ hand: ['Last Stand'] })
      .choose('attack Captain Marvel')
      .asks('playerTurn');
  });

  test('Bait and Switch takes an attack of the villain for 4 threat', () => {
    turn({ hand: ['Bait and Switch', 'Energy'] })
      .choose('play Bait and Switch')
      .choose('pass')
      .shows({ 'The Break-In!': 'threat 2', 'Captain Marvel': 'damage 3' });
    turn(
      { hand: ['Bait and Switch', 'Energy'] },
      { sideSchemes: [{ card: 'Crowd Control', threat: 2 }] },
    ).cannot('play Bait and Switch', 'inCrisis');
  });

  test('Spiritual Meditation draws 2 and discards 1, for a Mystic', () => {
    play({
      players: [
        { hero: 'scarlet-witch', hand: ['Spiritual Meditation'], deck: ['Energy', 'Genius'] },
      ],
    })
      .choose('play Spiritual Meditation')
      .choose('Genius')
      .shows({ 'your hand': 'Energy' });
    turn({ hand: ['Spiritual Meditation'] }).cannot('play Spiritual Meditation', 'conditionNotMet');
  });

  test('Recuperation heals as much as a recovery, without exhausting', () => {
    turn({ form: 'alterEgo', damage: 6, hand: ['Recuperation', 'Energy'] })
      .choose('play Recuperation')
      .shows({ 'Carol Danvers': 'damage 2' });
    turn({ damage: 6, hand: ['Recuperation', 'Energy'] }).cannot(
      'play Recuperation',
      'conditionNotMet',
    );
  });
});
