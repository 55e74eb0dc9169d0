import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { HAND, of } from '../../../src/board.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('ant');

const giant = { hero: 'ant-man', form: 'hero', side: '12001c' } as const;

describe('Ant-Man, the ally', () => {
  const played = (hand: readonly string[]) =>
    play({ players: [{ hero: 'spider-man', form: 'hero', hand: ['12011', ...hand] }] }).choose(
      'play Ant-Man',
    );

  test('has as many hit points as resources were spent on him, 4 at most', () => {
    const hand = ['Hive Mind', 'Energy', 'Genius'];
    played(hand)
      .asks('payMore')
      .choose('Hive Mind', 'Energy')
      .shows({ 'Ant-Man': 'pym 3', 'your hand': 'Genius' });
    played(hand)
      .choose(...hand)
      .shows({ 'Ant-Man': 'pym 4' });
  });

  test('falls at once without any', () => {
    played(['Energy'])
      .answer([])
      .shows({ 'your discard pile': 'Ant-Man', 'your hand': 'Energy' })
      .asks('playerTurn');
  });
});

test('Giant-Man has 2 more ATK while he has 3 hit points left', () => {
  const attack = (damage: number) =>
    play({ players: [{ ...giant, area: [{ card: 'Giant-Man', damage }] }] }).choose(
      'attack Giant-Man',
    );
  attack(1).shows({ Rhino: 'damage 4' });
  attack(2).shows({ Rhino: 'damage 2' });
});

test('Ronin has 1 more THW and ATK with an upgrade', () => {
  const ronin = (attached: readonly string[]) =>
    play({ players: [{ ...giant, area: [{ card: 'Ronin', attached }] }], threat: 5 });
  ronin(['Reinforced Suit']).choose('attack Ronin').shows({ Rhino: 'damage 3' });
  ronin(['Reinforced Suit']).choose('thwart Ronin').shows({ 'The Break-In!': 'threat 3' });
  ronin([]).choose('attack Ronin').shows({ Rhino: 'damage 2' });
});

test('Stinger is for Avengers and does not count against the ally limit', () => {
  const area = ['Giant-Man', 'Ronin', '12002'];
  play({ players: [{ ...giant, area, hand: ['Stinger', 'Energy'] }] })
    .choose('play Stinger')
    .holds('your play area', 'Stinger')
    .asks('playerTurn');
  play({ players: [{ hero: 'ant-man', hand: ['Stinger', 'Energy'] }] }).cannot(
    'play Stinger',
    'conditionNotMet',
  );
});

test('Call for Aid finds the next Avenger ally', () => {
  play({
    players: [
      { ...giant, hand: ['Call for Aid'], deck: ['Resize', 'Energy', 'Ronin', 'Giant-Man'] },
    ],
  })
    .choose('play Call for Aid')
    .shows({ 'your hand': 'Ronin', 'your discard pile': 'Call for Aid, Energy, Resize' });
});

test('Moxie strengthens a hero who has changed form, for the round', () => {
  play({ players: [{ ...giant, hand: ['Moxie', 'Resize'] }], threat: 5 })
    .choose('play Resize')
    .choose('play Moxie')
    .pass()
    .choose('thwart Ant-Man')
    .shows({ 'The Break-In!': 'threat 2' });
});

test('Power Gloves deal 1 damage after an attack or a thwart of their ally', () => {
  const gloved = () =>
    play({
      players: [{ ...giant, area: [{ card: 'Ronin', attached: ['Power Gloves'] }, 'Giant-Man'] }],
      threat: 5,
    });
  gloved().choose('attack Ronin').choose('use Power Gloves').shows({ Rhino: 'damage 4' });
  gloved().choose('thwart Ronin').choose('use Power Gloves').shows({ Rhino: 'damage 1' });
  gloved().choose('attack Giant-Man').asks('playerTurn');
});

test('A Reinforced Suit gives 2 hit points, once to an ally', () => {
  play({
    players: [
      {
        ...giant,
        hand: ['Reinforced Suit', 'Energy'],
        area: [{ card: 'Ronin', attached: ['Reinforced Suit'] }],
      },
    ],
  }).cannot('play Reinforced Suit', 'noTarget');
  play({
    players: [{ ...giant, area: [{ card: 'Ronin', damage: 3, attached: ['Reinforced Suit'] }] }],
  })
    .choose('attack Ronin')
    .shows({ Ronin: 'damage 4, exhausted' });
});

describe('Swarm Tactics', () => {
  test('turns the hero and readies it, with Ant-Man and Wasp in play', () => {
    const hand = ['Swarm Tactics', 'Energy'];
    play({ players: [{ ...giant, exhausted: true, hand, area: ['12002'] }], threat: 2 })
      .choose('play Swarm Tactics')
      .pass()
      .shows({ 'Ant-Man': '' })
      .choose('thwart Ant-Man')
      .shows({ 'The Break-In!': '' });
    play({ players: [{ ...giant, hand }] }).cannot('play Swarm Tactics', 'teamNotTogether');
  });
});

test('Team-Building Exercise plays a card with a trait of the hero for 1 less', () => {
  play({
    players: [
      { ...giant, hand: ['Ronin', 'Call for Aid', 'Energy'], area: ['Team-Building Exercise'] },
    ],
  })
    .choose('use Team-Building Exercise')
    .shows({ 'your hand': 'Call for Aid' })
    .holds('your play area', 'Ronin');
});

test('Assess the Situation adds 1 to the hand size this phase', () => {
  const table = play({
    players: [{ ...giant, hand: ['Assess the Situation'] }],
    encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
  })
    .choose('play Assess the Situation')
    .choose('end turn');
  expect(table.prompt?.seat).toBe(0);
  expect(zoneOf(table.state, of(HAND, 0))).toHaveLength(5);
});

describe('Moment of Triumph', () => {
  test('heals as much as there was excess damage', () => {
    play({
      players: [
        {
          ...giant,
          damage: 5,
          hand: ['Moment of Triumph'],
          engaged: [{ card: 'Hydra Mercenary', damage: 2 }],
        },
      ],
    })
      .choose('attack Ant-Man')
      .choose('play Moment of Triumph')
      .shows({ 'Ant-Man': 'damage 3, exhausted' });
  });

  test('not after an attack that defeated nobody', () => {
    play({ players: [{ ...giant, damage: 5, hand: ['Moment of Triumph'] }] })
      .choose('attack Ant-Man')
      .asks('playerTurn');
  });
});

test('Lay Down the Law removes 3 threat after a change of form, 4 for a mental resource', () => {
  const law = (paid: string) =>
    play({ players: [{ ...giant, hand: ['Lay Down the Law', 'Resize', paid] }], threat: 6 })
      .choose('play Resize')
      .choose('play Lay Down the Law')
      .pass();
  law('Energy').shows({ 'The Break-In!': 'threat 3' });
  law('Genius').shows({ 'The Break-In!': 'threat 2' });
});

test('Muster Courage makes as many friends tough as the villain’s stage, for Avengers', () => {
  const hand = ['Muster Courage', 'Energy', 'Genius'];
  const mustered = (stage: 'I' | 'II') =>
    play({ players: [{ ...giant, hand, area: ['Ronin'] }], villain: { stage } }).choose(
      'play Muster Courage',
    );
  mustered('II').choose('Ant-Man', 'Ronin').shows({ 'Ant-Man': 'tough 1', Ronin: 'tough 1' });
  expect(() => mustered('I').choose('Ant-Man', 'Ronin')).toThrow();
  mustered('I').choose('Ronin').shows({ 'Ant-Man': '', Ronin: 'tough 1' });
});
