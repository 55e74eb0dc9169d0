import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('msm');

const hero = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...player }], ...table });
const attack = { phase: 'villain', encounterDeck: ['Charge', 'Charge'] } as const;

describe('Nova', () => {
  const nova = (hand: readonly string[], villain = {}) =>
    hero(
      { area: ['05012'], hand },
      { phase: 'villain', villain, encounterDeck: ['Advance', '"I\'m Tough"'] },
    );

  test('deals 2 damage to an enemy that attacks you, for an energy resource', () => {
    nova(['05012', 'Energy'])
      .choose('use Nova')
      .pay('Energy')
      .pass()
      .shows({ Rhino: 'damage 2, tough 1' });
    nova(['Genius']).asks('whoDefends', 0);
  });

  test('ends the attack of an enemy that falls § attack-enemy-activation', () => {
    hero(
      { area: ['05012'], hand: ['Energy'], engaged: [{ card: 'Shocker', damage: 1 }] },
      { phase: 'villain', villain: { status: ['stunned'] }, encounterDeck: ['Advance'] },
    )
      .choose('use Nova')
      .shows({ 'She-Hulk': '', 'your engaged': '' })
      .asks('playerTurn');
  });
});

describe('Preemptive Strike', () => {
  test('turns the boost icons of an attack on the villain', () => {
    hero({ hand: ['Preemptive Strike', 'Genius'] }, attack)
      .pass()
      .choose('play Preemptive Strike')
      .passAll()
      .shows({ Rhino: 'damage 2', 'your discard pile': 'Genius, Preemptive Strike' });
  });

  test('does not while the villain schemes', () => {
    hero({ form: 'alterEgo', hand: ['Preemptive Strike', 'Genius'] }, attack)
      .passAll()
      .shows({
        Rhino: '',
      });
  });
});

test('Tackle stuns, and a physical resource deals 3 damage', () => {
  const tackle = (...hand: readonly string[]) =>
    hero({ hand: ['Tackle', ...hand] }).choose('play Tackle');
  tackle('Strength', 'Melee').shows({ Rhino: 'damage 3, stunned 1' });
  tackle('Energy', 'Melee').shows({ Rhino: 'stunned 1' });
});

test('Concussive Blow confuses, and a physical resource deals 3 damage', () => {
  const blow = (...hand: readonly string[]) =>
    hero({ hand: ['Concussive Blow', ...hand] }).choose('play Concussive Blow');
  blow('Strength', 'Melee').shows({ Rhino: 'confused 1, damage 3' });
  blow('Energy', 'Melee').shows({ Rhino: 'confused 1' });
});

test('Energy Barrier turns 1 damage on an enemy, three times', () => {
  hero(
    { area: ['Energy Barrier'] },
    { phase: 'villain', encounterDeck: ['Advance', '"I\'m Tough"'] },
  )
    .pass()
    .choose('use Energy Barrier')
    .shows({
      'Energy Barrier': 'reflection 2',
      Rhino: 'damage 1, tough 1',
      'She-Hulk': 'damage 1',
    });
  hero(
    { area: [{ card: 'Energy Barrier', counters: { reflection: 1 } }] },
    { phase: 'villain', encounterDeck: ['Advance', '"I\'m Tough"'] },
  )
    .pass()
    .choose('use Energy Barrier')
    .shows({ 'your play area': 'She-Hulk', 'your discard pile': 'Energy Barrier' });
});

test('Melee strikes two enemies for 3', () => {
  hero({ hand: ['Melee', 'Energy', 'Tackle'], engaged: ['Sandman', 'Hydra Bomber'] })
    .choose('play Melee')
    .choose('Rhino')
    .offers('Sandman', 'Hydra Bomber')
    .choose('Sandman')
    .shows({ Rhino: 'damage 3', Sandman: 'damage 3' });
});

test('Morale Boost gives a hero 1 THW, ATK and DEF for the round', () => {
  play({
    players: [
      { hero: 'she-hulk', form: 'hero', hand: ['Morale Boost', 'Tackle'] },
      { hero: 'spider-man' },
    ],
    threat: 5,
  })
    .choose('play Morale Boost')
    .choose('attack She-Hulk')
    .shows({ Rhino: 'damage 4' });
});

test('Endurance gives 3 hit points, Down Time 2 REC, to any player, once each', () => {
  hero({ form: 'alterEgo', damage: 10, area: ['Endurance', 'Down Time'] })
    .choose('recover Jennifer Walters')
    .shows({ 'Jennifer Walters': 'damage 3, exhausted' });
  hero({ area: ['Endurance'], hand: ['Endurance', 'Energy'] }).cannot(
    'play Endurance',
    'maxInPlay',
  );
});

test('Enhanced Reflexes gives the hero an energy resource for a counter', () => {
  hero({ area: ['Enhanced Reflexes'], hand: ['Down Time'] })
    .choose('play Down Time')
    .shows({ 'Enhanced Reflexes': 'energy 2, exhausted' });
});
