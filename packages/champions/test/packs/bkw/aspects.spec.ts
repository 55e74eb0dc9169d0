import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('bkw');

const IDLE = { status: ['stunned', 'confused'] } as const;
const hero = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...player }], ...table });
const attacked = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
  hero(player, { phase: 'villain', encounterDeck });
const revealed = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
  hero(player, { villain: IDLE, phase: 'villain', encounterDeck });

test('Agent Coulson finds a Preparation card', () => {
  hero({
    hand: ['Agent Coulson', 'Energy', 'Espionage'],
    wholeDeck: ['Genius', 'Spycraft', 'Target Acquired'],
  })
    .choose('play Agent Coulson')
    .choose('use Agent Coulson')
    .offers('Spycraft', 'Target Acquired', 'Espionage')
    .choose('Spycraft')
    .shows({ 'your hand': 'Spycraft' });
});

test('Quake exhausts to strike a minion that schemed', () => {
  hero(
    { hero: 'spider-man', form: 'alterEgo', area: ['08012'], engaged: ['Hydra Mercenary'] },
    { villain: IDLE, phase: 'villain', encounterDeck: ['Killer for Hire'] },
  )
    .choose('use Quake')
    .shows({ 'Hydra Mercenary': 'damage 2', Quake: 'exhausted' });
  hero(
    { hero: 'spider-man', form: 'alterEgo', area: ['08012'] },
    { phase: 'villain', encounterDeck: ['Shocker', 'Killer for Hire'] },
  ).lacks('use Quake');
});

describe('Stealth Strike', () => {
  const strike = (damage: number) =>
    hero(
      {
        hand: ['Stealth Strike', 'Energy', 'Espionage'],
        engaged: [{ card: 'Sandman', damage }],
      },
      { threat: 5, villain: { damage: 2 } },
    )
      .choose('play Stealth Strike')
      .choose('Sandman');

  test('removes 2 threat if it defeats the enemy', () => {
    strike(0).shows({ 'your engaged': '', 'The Break-In!': 'threat 3' });
  });

  test('removes none otherwise', () => {
    hero({ hand: ['Stealth Strike', 'Energy', 'Espionage'] }, { threat: 5 })
      .choose('play Stealth Strike')
      .shows({ Rhino: 'damage 4', 'The Break-In!': 'threat 5' });
  });

  test('counts a villain who loses a stage § villain-defeat', () => {
    hero(
      { hand: ['Stealth Strike', 'Energy', 'Espionage'] },
      { threat: 5, villain: { damage: 10 }, encounterDeck: ['Shocker'] },
    )
      .choose('play Stealth Strike')
      .choose('The Break-In!')
      .shows({ 'The Break-In!': 'threat 3' });
  });
});

test('Counterintelligence keeps 3 threat off the main scheme', () => {
  hero(
    { form: 'alterEgo', area: ['Counterintelligence'] },
    { phase: 'villain', encounterDeck: ['Assault', 'Shocker'] },
  )
    .pass()
    .choose('use Counterintelligence')
    .passAll()
    .shows({ 'The Break-In!': 'threat 1', 'your discard pile': 'Counterintelligence' });
});

describe('Spycraft', () => {
  test('cancels an encounter card for the next one', () => {
    revealed({ area: ['Spycraft'] }, 'Sandman', 'Shocker')
      .choose('use Spycraft')
      .passAll()
      .shows({ 'your engaged': 'Shocker', 'encounter discard pile': 'Sandman' });
  });

  test('is played only beside a Spy', () => {
    hero({ hand: ['Spycraft', 'Genius'] }).cannot('play Spycraft', 'conditionNotMet');
    hero({ area: ['Agent Coulson'], hand: ['Spycraft', 'Espionage'] })
      .choose('play Spycraft')
      .shows({ 'your hand': '' });
  });
});

test('Quincarrier gives an Avenger a wild resource', () => {
  hero({ area: ['Quincarrier'], hand: ['Target Acquired'] })
    .choose('play Target Acquired')
    .shows({ Quincarrier: 'exhausted' });
  hero({ form: 'alterEgo', hand: ['Quincarrier', 'Energy', 'Genius'] }).cannot(
    'play Quincarrier',
    'conditionNotMet',
  );
});

test('Target Acquired cancels a Boost ability', () => {
  attacked({ area: ['Target Acquired'] }, 'Sonic Boom', '"I\'m Tough"')
    .pass()
    .choose('use Target Acquired')
    .shows({ 'She-Hulk': 'damage 2' });
  attacked({ area: ['Target Acquired'] }, 'Assault', '"I\'m Tough"')
    .pass()
    .shows({ 'your play area': 'She-Hulk, Target Acquired' });
});

describe('Counterattack', () => {
  test('deals an enemy the damage that its attack dealt', () => {
    attacked({ area: ['Counterattack'] }, 'Charge', '"I\'m Tough"')
      .pass()
      .choose('use Counterattack')
      .shows({ Rhino: 'damage 4, tough 1', 'She-Hulk': 'damage 4' });
  });

  test('is no answer to other damage', () => {
    revealed({ area: ['Counterattack'] }, 'Shocker').shows({ 'She-Hulk': 'damage 1' });
  });
});

describe('Rapid Response', () => {
  const falls = (player: Partial<PlayerDescription>) =>
    hero({ area: ['Rapid Response', { card: 'Hellcat', damage: 2 }], ...player }).choose(
      'attack Hellcat',
    );

  test('brings an ally back who was defeated, with 1 damage', () => {
    falls({})
      .choose('use Rapid Response')
      .shows({ Hellcat: 'damage 1', 'your discard pile': 'Rapid Response' });
  });

  test('is for the hero, and for your own allies', () => {
    falls({ form: 'alterEgo' }).asks('playerTurn', 0);
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', area: [{ card: 'Hellcat', damage: 2 }] },
        { hero: 'spider-man', form: 'hero', area: ['Rapid Response'] },
      ],
    })
      .choose('attack Hellcat')
      .asks('playerTurn', 0);
  });
});

test('Defensive Stance prevents 3 damage', () => {
  attacked({ area: ['Defensive Stance'] }, 'Charge', '"I\'m Tough"')
    .pass()
    .choose('use Defensive Stance')
    .shows({ 'She-Hulk': 'damage 1' });
});

test('Espionage draws 2 cards when a card surges', () => {
  revealed(
    { hero: 'spider-man', form: 'alterEgo', area: ['Espionage'], deck: ['Energy', 'Genius'] },
    'Assault',
    'Killer for Hire',
  )
    .choose('use Espionage')
    .shows({ 'your hand': 'Energy, Genius', 'Killer for Hire': 'threat 4' });
  revealed({ area: ['Espionage'] }, 'Killer for Hire').shows({ 'your hand': '' });
});
