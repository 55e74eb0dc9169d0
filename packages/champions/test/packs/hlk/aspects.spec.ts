import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('hlk');

const hulk = { hero: 'hulk', form: 'hero' } as const;

test('Brawn removes 1 threat from a scheme after his attack', () => {
  play({ players: [{ ...hulk, area: ['Brawn'] }], threat: 3 })
    .choose('attack Brawn')
    .choose('use Brawn')
    .shows({ Rhino: 'damage 1', 'The Break-In!': 'threat 2' });
});

test('Sentry deals his player an encounter card as he enters play', () => {
  play({
    players: [{ ...hulk, hand: ['Sentry', 'Limitless Strength', 'Drop Kick'] }],
    encounterDeck: ['Advance'],
  })
    .choose('play Sentry')
    .holds('your play area', 'Sentry')
    .shows({ 'your dealt': 'Advance' });
});

test('She-Hulk, the ally, has 1 more ATK for each damage on her', () => {
  play({ players: [{ ...hulk, area: [{ card: '10013', damage: 2 }] }] })
    .choose('attack She-Hulk')
    .shows({ Rhino: 'damage 3', 'She-Hulk': 'damage 3, exhausted' });
});

describe('Drop Kick', () => {
  const kick = (...paid: readonly string[]) =>
    play({ players: [{ ...hulk, hand: ['Drop Kick', ...paid], deck: ['Brawn'] }] }).choose(
      'play Drop Kick',
    );

  test('deals 4 damage', () => {
    kick('Toe to Toe', 'Thunderclap', 'Thunderclap').shows({ Rhino: 'damage 4', 'your hand': '' });
  });

  test('stuns and draws a card if only physical resources paid for it', () => {
    kick('Limitless Strength').shows({ Rhino: 'damage 4, stunned 1', 'your hand': 'Brawn' });
  });
});

describe('Toe to Toe', () => {
  test('lets the enemy attack first, and deals it 5 damage', () => {
    play({
      players: [{ ...hulk, hand: ['Toe to Toe', 'Drop Kick'], engaged: ['Sandman'] }],
    })
      .choose('play Toe to Toe')
      .choose('Sandman')
      .pass()
      .shows({ 'your engaged': '', Hulk: 'damage 3' });
  });
});

describe("You'll Pay for That!", () => {
  const paying = '"You\'ll Pay for That!"';
  const attacked = (more: object = {}, others: object = {}) =>
    play({
      players: [{ ...hulk, hand: [paying, 'Drop Kick'], ...more }],
      threat: 5,
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
      ...others,
    });

  test('removes as much threat as damage was taken, 5 at most', () => {
    attacked()
      .pass()
      .choose(`play ${paying}`)
      .shows({ Hulk: 'damage 2', 'The Break-In!': 'threat 4' });
    attacked({}, { gains: { Rhino: { atk: 5 } } })
      .pass()
      .choose(`play ${paying}`)
      .shows({ Hulk: 'damage 7', 'The Break-In!': 'threat 1' });
  });

  test('does nothing where no damage was taken', () => {
    attacked({ status: ['tough'] })
      .pass()
      .lacks(`play ${paying}`)
      .asks('playerTurn');
  });

  test('answers the villain, no minion', () => {
    attacked({ engaged: ['Sandman'] }, { villain: { status: ['stunned'] }, threat: 2 })
      .pass()
      .lacks(`play ${paying}`)
      .asks('playerTurn');
  });
});

test('Martial Prowess pays a physical resource for an Attack event only', () => {
  const area = ['Martial Prowess'];
  play({ players: [{ ...hulk, hand: ['Crushing Blow'], area }] })
    .choose('play Crushing Blow')
    .shows({ 'Martial Prowess': 'exhausted', Rhino: 'damage 3' });
  play({ players: [{ ...hulk, hand: ['Boundless Rage'], area }] }).cannot(
    'play Boundless Rage',
    'cannotPay',
  );
});

test('To the Rescue! thwarts for 2', () => {
  play({ players: [{ ...hulk, hand: ['To the Rescue!', 'Drop Kick', 'Drop Kick'] }], threat: 3 })
    .choose('play To the Rescue!')
    .shows({ 'The Break-In!': 'threat 1' });
});

describe('Beat Cop', () => {
  test('moves threat here', () => {
    play({ players: [{ ...hulk, area: ['Beat Cop'] }], threat: 3 })
      .choose('use Beat Cop')
      .shows({ 'The Break-In!': 'threat 2', 'Beat Cop': 'threat 1, exhausted' });
  });

  test('is discarded to deal as much damage to a minion', () => {
    play({
      players: [{ ...hulk, area: [{ card: 'Beat Cop', threat: 2 }], engaged: ['Sandman'] }],
    })
      .choose('use Beat Cop')
      .shows({ Sandman: 'damage 2', 'your discard pile': 'Beat Cop' });
  });
});

test('Inspiring Presence heals an ally and readies it, for Avengers', () => {
  const area = [{ card: 'Brawn', damage: 2, exhausted: true }];
  const hand = ['Inspiring Presence', 'Drop Kick'];
  play({ players: [{ ...hulk, hand, area }] })
    .choose('play Inspiring Presence')
    .shows({ Brawn: 'damage 1' });
  play({ players: [{ hero: 'hulk', hand, area }] }).lacks('play Inspiring Presence');
});

test('Electrostatic Armor deals 1 damage to the attacker after a defense', () => {
  play({
    players: [{ ...hulk, area: ['Electrostatic Armor'] }],
    encounterDeck: ['Advance', 'Hydra Mercenary'],
    phase: 'villain',
  })
    .choose('defend Hulk')
    .choose('use Electrostatic Armor')
    .shows({ Rhino: 'damage 1' });
});

test('Resourceful is discarded for a wild resource', () => {
  play({ players: [{ ...hulk, hand: ['Crushing Blow'], area: ['Resourceful'] }] })
    .choose('play Crushing Blow')
    .shows({ 'your discard pile': 'Crushing Blow, Resourceful', Rhino: 'damage 3' });
});
