import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK, SET_ASIDE, SIDE_SCHEMES } from '../../../src/board.ts';
import { newGame } from '../../rules/new-game.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const fight = { scenario: 'taskmaster' } as const;
const SCHEME = 'Hunting Down Heroes';
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that do nothing here, neither revealed nor as boost cards. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');
const CAPTIVES = ['Elektra', 'Moon Knight', 'Shang-Chi', 'White Tiger'];

test('the captives are set aside and Hydra Patrol is in play, but not revealed', () => {
  const game = newGame({ heroes: ['she-hulk'], scenario: 'taskmaster' });
  expect(game.in(SET_ASIDE).filter((name) => CAPTIVES.includes(name))).toEqual(CAPTIVES);
  expect(game.in(SIDE_SCHEMES)).toEqual(['Hydra Patrol']);
  expect(game.in(ENCOUNTER_DECK)).not.toContain('Elektra');
});

test('its required set cannot be chosen as a modular set as well', () => {
  expect(() =>
    newGame({ heroes: ['she-hulk'], scenario: 'taskmaster', modular: ['hydra-patrol'] }),
  ).toThrow('usedAnyway');
});

describe('Taskmaster', () => {
  test('hurts who changes to hero form for the icons on a discarded card', () => {
    play({ ...fight, players: [carol], wholeEncounterDeck: ['01101', ...quiet] })
      .choose('change form')
      .shows({ 'Captain Marvel': 'damage 1' });
  });

  test('does nothing when a player changes to alter-ego form', () => {
    play({ ...fight, players: [marvel], wholeEncounterDeck: ['01101', ...quiet] })
      .choose('change form')
      .shows({ 'Carol Danvers': '' });
  });
});

describe(SCHEME, () => {
  test('lets each player in hero form place 1 threat or take 1 damage after step one', () => {
    const table = () =>
      play({
        ...fight,
        players: [marvel],
        villain: { status: ['stunned'] },
        wholeEncounterDeck: quiet,
        phase: 'villain',
      });
    table()
      .choose('option 1')
      .shows({ [SCHEME]: 'threat 2', 'Captain Marvel': '' });
    table()
      .choose('option 2')
      .shows({ [SCHEME]: 'threat 1', 'Captain Marvel': 'damage 1' });
  });

  test('asks nobody in alter-ego form', () => {
    play({
      ...fight,
      players: [carol],
      villain: { status: ['confused'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    })
      .shows({ [SCHEME]: 'threat 1' })
      .asks('playerTurn', 0);
  });
});

describe('Captured by Hydra', () => {
  test('hides a captive, whom the player who defeats it takes into the hand for good', () => {
    const table = play({
      ...fight,
      players: [{ ...carol, dealt: ['Captured by Hydra'], area: ['Tigra'] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });
    table.shows({ 'side schemes': 'Captured by Hydra', 'under cards': 1 });
    expect(table.state.cards.filter(({ owner }) => owner === 0).length).toBeGreaterThan(0);
  });
});

describe('Photographic Reflexes', () => {
  const attacked = (attached: readonly string[]) =>
    play({ ...fight, players: [marvel], villain: { attached } }).choose('attack Captain Marvel');

  test('turns the damage of an attack on the player who made it', () => {
    attacked(['Photographic Reflexes']).shows({
      Taskmaster: '',
      'Captain Marvel': 'damage 2, exhausted',
      attachments: '',
    });
  });

  test('happens once per attack, whatever copies there are', () => {
    attacked(['Photographic Reflexes', 'Photographic Reflexes'])
      .choose('use Photographic Reflexes')
      .shows({
        Taskmaster: '',
        'Captain Marvel': 'damage 2, exhausted',
        attachments: 'Photographic Reflexes',
      });
  });

  test('turns the attack of an ally on its player', () => {
    play({
      ...fight,
      players: [{ ...marvel, area: ['Tigra'] }],
      villain: { attached: ['Photographic Reflexes'] },
      encounterDeck: quiet,
    })
      .choose('attack Tigra')
      .shows({ Taskmaster: '', 'Captain Marvel': 'damage 2' });
  });
});

describe('Mimicry', () => {
  test('is an attack if an Attack card was discarded', () => {
    play({
      ...fight,
      players: [
        {
          ...marvel,
          dealt: ['Mimicry'],
          deck: ['Uppercut', 'Energy', 'Energy', 'Energy', 'Energy'],
        },
      ],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    })
      .choose('option 1')
      .asks('whoDefends', 0);
  });

  test('is none without one', () => {
    play({
      ...fight,
      players: [
        { ...marvel, dealt: ['Mimicry'], deck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy'] },
      ],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    })
      .choose('option 1')
      .asks('playerTurn', 0);
  });
});

test("Taskmaster's Training Camp makes every minion tough that enters play", () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Hydra Regular'] }],
    villain: { status: ['confused'] },
    sideSchemes: [{ card: "Taskmaster's Training Camp", threat: 2 }],
    wholeEncounterDeck: [...quiet],
    phase: 'villain',
  }).shows({ 'Hydra Regular': 'tough 1' });
});

test('Hunted by Hydra hits heroes only', () => {
  play({
    ...fight,
    players: [
      { ...carol, dealt: ['Hunted by Hydra'] },
      { hero: 'she-hulk', form: 'hero', hand: ['Genius'] },
    ],
    villain: { status: ['confused', 'stunned'] },
    wholeEncounterDeck: quiet,
    phase: 'villain',
  })
    .choose('option 1')
    .shows({ 'She-Hulk': 'damage 1', 'Carol Danvers': '' });
});
