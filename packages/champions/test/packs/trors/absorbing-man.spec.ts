import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DISCARD, ENVIRONMENTS } from '../../../src/board.ts';
import { newGame } from '../../rules/new-game.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const fight = { scenario: 'absorbing-man' } as const;
const SCHEME = 'None Shall Pass';
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that do nothing here, neither revealed nor as boost cards. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');

test('begins with an environment in play, and nothing discarded', () => {
  const game = newGame({ heroes: ['she-hulk'], scenario: 'absorbing-man' });
  expect(game.count(ENVIRONMENTS)).toBe(1);
  expect(game.count(ENCOUNTER_DISCARD)).toBe(0);
});

test('a delay counter comes after step one of each villain phase', () => {
  play({ ...fight, players: [carol], wholeEncounterDeck: quiet, environments: [] })
    .endTurn()
    .shows({ [SCHEME]: 'delay 1, threat 2' });
});

test('a new environment discards the one that was there', () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Snowy Hillside'] }],
    villain: { status: ['confused'] },
    environments: ['Dense Forest'],
    wholeEncounterDeck: [...quiet],
    phase: 'villain',
  }).shows({ environments: 'Snowy Hillside' });
});

describe('the environments, after an undefended attack', () => {
  const struck = (environment: string, more: object = {}, area: readonly string[] = []) =>
    play({
      ...fight,
      players: [{ ...marvel, area }],
      environments: [environment],
      wholeEncounterDeck: quiet,
      phase: 'villain',
      ...more,
    });

  test('Dense Forest deals 1 indirect damage', () => {
    struck('Dense Forest').pass().shows({ 'Captain Marvel': 'damage 3' });
  });

  test('Snowy Hillside places 1 threat', () => {
    struck('Snowy Hillside')
      .pass()
      .shows({ [SCHEME]: 'delay 1, threat 2' });
  });

  test('nothing happens after a defended attack', () => {
    struck('Snowy Hillside', {}, ['Hulk'])
      .choose('defend Hulk')
      .shows({ [SCHEME]: 'delay 1, threat 1' });
  });

  test('Rocky Outcrop heals Absorbing Man, 2 with five delay counters', () => {
    struck('Rocky Outcrop', { villain: { damage: 5 } })
      .pass()
      .shows({ 'Absorbing Man': 'damage 4' });
  });

  test('Abandoned Facility takes a card with a resource', () => {
    struck('Abandoned Facility')
      .pass()
      .offers('Energy', 'Energy', 'Genius', 'Genius', 'Strength')
      .choose('Strength')
      .shows({ 'your discard pile': 'Strength' });
  });
});

describe('Absorbing Man', () => {
  const stone = (environment: string, scheme = true) =>
    play({
      ...fight,
      players: [{ ...(scheme ? carol : marvel), dealt: ['Swinging Stone'] }],
      villain: { status: [scheme ? 'confused' : 'stunned'] },
      environments: [environment],
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });

  test('has the trait of the environment: Swinging Stone is harder with stone', () => {
    stone('Rocky Outcrop').shows({ [SCHEME]: 'delay 1, threat 3' });
    stone('Dense Forest').shows({ [SCHEME]: 'delay 1, threat 2' });
  });

  test('has all four traits with Super Absorbing Power', () => {
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Omni-Morph Duplication'] }],
      villain: { status: ['confused'], damage: 4 },
      sideSchemes: [{ card: 'Super Absorbing Power', threat: 3 }],
      environments: [],
      wholeEncounterDeck: quiet,
      phase: 'villain',
    }).shows({ 'Absorbing Man': 'damage 3, tough 1', 'Carol Danvers': 'exhausted' });
  });
});

describe('Stall Tactics', () => {
  test('surges while there is but one delay counter', () => {
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Stall Tactics'] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: ['01105', 'Crowd Control', ...quiet],
      phase: 'villain',
    }).shows({ 'side schemes': 'Crowd Control', [SCHEME]: 'delay 1, threat 1' });
  });
});

test('Avalanche! lets each player pay an energy or take 2 indirect damage', () => {
  const table = () =>
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Avalanche!'] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });
  table()
    .choose('option 1')
    .pay('Energy')
    .shows({ 'Carol Danvers': '', 'your discard pile': 'Energy' });
  table().choose('option 2').shows({ 'Carol Danvers': 'damage 2', 'your discard pile': '' });
});

test('Ball and Chain goes back into the encounter deck for a physical resource', () => {
  play({
    ...fight,
    players: [{ ...marvel, hand: ['Strength'] }],
    villain: { attached: ['Ball and Chain'] },
    wholeEncounterDeck: quiet,
  })
    .choose('use Ball and Chain')
    .shows({ attachments: '', 'encounter deck': 9 })
    .asks('playerTurn', 0);
});

test('Ball and Chain is revealed when it is turned up as a boost card', () => {
  play({
    ...fight,
    players: [carol],
    wholeEncounterDeck: ['Ball and Chain', ...quiet],
    phase: 'villain',
  }).shows({ attachments: 'Ball and Chain' });
});
