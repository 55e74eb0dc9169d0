import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('bkw');

const WIDOW = '08001a';
const IDLE = { status: ['stunned', 'confused'] } as const;
const widow = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'black-widow', form: 'hero', ...player }], ...table });
const attacked = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
  widow(player, { phase: 'villain', encounterDeck }).pass();
const revealed = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
  widow(player, { villain: IDLE, phase: 'villain', encounterDeck });

describe(`Black Widow (${WIDOW})`, () => {
  test('deals 1 damage after the ability of a Preparation card was resolved', () => {
    attacked({ area: ['Defensive Stance'] }, 'Advance', '"I\'m Tough"')
      .choose('use Defensive Stance')
      .choose('use Black Widow')
      .shows({ Rhino: 'damage 1, tough 1', 'your discard pile': 'Defensive Stance' });
  });

  test('does not after other abilities', () => {
    widow({ area: ['08011', 'Avengers Mansion'] })
      .choose('use Avengers Mansion')
      .asks('playerTurn', 0);
  });
});

test('Natasha Romanoff draws a card after she plays a Preparation card, once a phase', () => {
  const hand = ["Widow's Bite", 'Target Acquired', 'Synth-Suit', 'Energy'];
  widow({ form: 'alterEgo', hand, deck: ['Strength', 'Genius'] })
    .choose("play Widow's Bite")
    .pay('Synth-Suit')
    .choose('use Natasha Romanoff')
    .shows({ 'your hand': 'Energy, Strength, Target Acquired' })
    .choose('play Target Acquired')
    .pay('Energy')
    .asks('playerTurn', 0);
});

test('Covert Ops removes 4 threat and confuses the villain', () => {
  widow({ hand: ['Covert Ops', 'Energy', 'Quincarrier'] }, { threat: 5 })
    .choose('play Covert Ops')
    .shows({ 'The Break-In!': 'threat 1', Rhino: 'confused 1' });
});

test('Dance of Death is three attacks', () => {
  widow(
    { hand: ['Dance of Death', 'Energy', 'Quincarrier'] },
    { gains: { Rhino: { retaliate: 1 } } },
  )
    .choose('play Dance of Death')
    .shows({ Rhino: 'damage 6', 'Black Widow': 'damage 3' });
});

test('Safe House #29 takes a Preparation card back', () => {
  const house = (form: 'hero' | 'alterEgo') =>
    widow({ form, area: ['Safe House #29'], discard: ['Covert Ops', 'Grappling Hook'] });
  house('alterEgo')
    .choose('use Safe House #29')
    .shows({ 'your hand': 'Grappling Hook', 'your discard pile': 'Covert Ops' });
  house('hero').lacks('use Safe House #29');
});

describe('Attacrobatics', () => {
  test('cancels boost icons and deals as much damage', () => {
    attacked({ area: ['Attacrobatics'] }, 'Charge', '"I\'m Tough"')
      .choose('use Attacrobatics')
      .passAll()
      .shows({ Rhino: 'damage 2, tough 1', 'Black Widow': 'damage 2' });
  });

  test('needs icons', () => {
    attacked({ area: ['Attacrobatics'] }, 'Advance', '"I\'m Tough"').shows({ Rhino: 'tough 1' });
  });
});

test("Black Widow's Gauntlet pays for Preparation cards", () => {
  const gauntlet = (...hand: readonly string[]) =>
    widow({ area: ["Black Widow's Gauntlet"], hand });
  gauntlet("Widow's Bite").choose("play Widow's Bite").shows({
    "Black Widow's Gauntlet": 'exhausted',
  });
  gauntlet("Black Widow's Gauntlet").cannot("play Black Widow's Gauntlet", 'cannotPay');
});

test('Grappling Hook cancels a treachery that you reveal', () => {
  revealed({ area: ['Grappling Hook'] }, 'Stampede')
    .choose('use Grappling Hook')
    .pass()
    .shows({ 'Black Widow': '', 'encounter discard pile': 'Stampede' });
  revealed({ area: ['Grappling Hook'] }, 'Shocker').shows({ 'your engaged': 'Shocker' });
});

test('the Synth-Suit gives 1 DEF and readies her after a Preparation card', () => {
  widow(
    { area: ['Synth-Suit', 'Defensive Stance'] },
    { phase: 'villain', encounterDeck: ['Charge', '"I\'m Tough"'] },
  )
    .choose('defend Black Widow')
    .choose('use Defensive Stance')
    .choose('use Synth-Suit')
    .pass()
    .shows({ 'Black Widow': '', 'Synth-Suit': 'exhausted' });
});

test("Widow's Bite strikes a minion as it enters play", () => {
  revealed({ area: ["Widow's Bite"] }, 'Hydra Mercenary')
    .choose("use Widow's Bite")
    .pass()
    .shows({ 'Hydra Mercenary': 'damage 2, stunned 1' });
});

describe('Burn Notice', () => {
  test('takes the dearest Preparation card, or surges', () => {
    revealed({ area: ["Widow's Bite", 'Grappling Hook', 'Synth-Suit'] }, 'Burn Notice', 'Shocker')
      .choose('no')
      .shows({ 'your discard pile': 'Grappling Hook', 'your engaged': '' });
    revealed({ area: ['Synth-Suit'] }, 'Burn Notice', 'Shocker')
      .choose('no')
      .shows({ 'your discard pile': '', 'your engaged': 'Shocker' });
  });
});

describe('the nemesis set', () => {
  test('Taskmaster is as strong as you have upgrades', () => {
    widow(
      { area: ['Synth-Suit', 'Target Acquired', 'Quincarrier'], engaged: ['08026'] },
      { villain: IDLE, phase: 'villain', encounterDeck: ['Advance'] },
    )
      .pass()
      .shows({ 'Black Widow': 'damage 2' });
  });

  test('Taskmaster as a boost card lends the villain as much', () => {
    attacked({ area: ['Synth-Suit', 'Espionage'] }, '08026', '"I\'m Tough"').shows({
      'Black Widow': 'damage 4',
    });
  });

  test('Killer for Hire gets 1 threat more for each player', () => {
    revealed({}, 'Killer for Hire').shows({ 'Killer for Hire': 'threat 4' });
  });

  test('Deadly Shot takes an upgrade, and 1 damage or 1 threat', () => {
    revealed({ area: ['Synth-Suit'] }, 'Deadly Shot').shows({
      'Black Widow': 'damage 1',
      'your discard pile': 'Synth-Suit',
    });
    revealed({ form: 'alterEgo', area: ['Synth-Suit'] }, 'Deadly Shot').shows({
      'The Break-In!': 'threat 2',
      'your discard pile': 'Synth-Suit',
    });
  });
});
