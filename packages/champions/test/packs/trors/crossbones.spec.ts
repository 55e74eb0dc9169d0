import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK, SCENARIO_DECK } from '../../../src/board.ts';
import { newGame } from '../../rules/new-game.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const fight = { scenario: 'crossbones' } as const;
/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that do nothing here, neither revealed nor as boost cards. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');

test('the experimental weapons are a deck of their own beside the encounter deck', () => {
  const game = newGame({ heroes: ['she-hulk'], scenario: 'crossbones' });
  expect(game.in(SCENARIO_DECK)).toEqual([
    'Energy Shield',
    'Exo-Suit',
    'Laser Rifle',
    'Power Gauntlets',
  ]);
  expect(game.sets(ENCOUNTER_DECK)).not.toHaveProperty('exper_weapon');
  expect(game.sets(ENCOUNTER_DECK)).toMatchObject({ hydra_assault: 6, legions_of_hydra: 6 });
});

test('a new stage of the main scheme brings the next weapon, which is discarded like any card', () => {
  play({
    ...fight,
    players: [carol],
    threat: 2,
    scenarioDeck: ['Exo-Suit', 'Laser Rifle'],
    wholeEncounterDeck: quiet,
    villain: { status: ['confused'] },
  })
    .endTurn()
    .shows({
      'main scheme': 'The Infinity Stone',
      attachments: 'Exo-Suit',
      'scenario deck': 'Laser Rifle',
    });
  play({
    ...fight,
    players: [marvel],
    villain: { attached: ['Exo-Suit'] },
    scenarioDeck: ['Laser Rifle'],
  })
    .choose('use Exo-Suit')
    .pay('Energy', 'Genius', 'Strength')
    .shows({ attachments: '', 'encounter discard pile': 'Exo-Suit', 'scenario discard pile': '' });
});

describe('Crossbones', () => {
  const struck = (attached: readonly string[]) =>
    play({
      ...fight,
      players: [{ ...marvel, status: ['tough'] }],
      villain: { attached },
      encounterDeck: quiet,
      phase: 'villain',
    })
      .pass()
      .passAll();

  test('pierces with a weapon', () => {
    struck(['Exo-Suit']).shows({ 'Captain Marvel': 'damage 2' });
  });

  test('does not pierce without one, be there other attachments', () => {
    struck([]).shows({ 'Captain Marvel': '' });
    struck(["Crossbones' Armor"]).shows({ 'Captain Marvel': '' });
  });

  test('gets the machine gun with stage II, from the discard pile too', () => {
    play({
      ...fight,
      players: [marvel],
      villain: { damage: 11 },
      encounterDiscard: ["Crossbones' Machine Gun"],
      wholeEncounterDeck: quiet,
    })
      .choose('attack Captain Marvel')
      .shows({ attachments: "Crossbones' Machine Gun", Crossbones: '' });
  });
});

describe("Crossbones' Machine Gun", () => {
  const shot = (counters: Readonly<Record<string, number>>) =>
    play({
      ...fight,
      players: [marvel],
      villain: { attached: [{ card: "Crossbones' Machine Gun", counters }] },
      wholeEncounterDeck: ['01101', ...quiet],
      phase: 'villain',
    });

  test('costs a bullet and deals indirect damage for the icons on a discarded card', () => {
    shot({ ammo: 2 })
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', "Crossbones' Machine Gun": 'ammo 1, on Crossbones' });
  });

  test('is discarded with the last bullet', () => {
    shot({ ammo: 1 }).pass().shows({ attachments: '' });
  });
});

describe("Crossbones' Armor", () => {
  test('takes the damage, and falls off at 5', () => {
    const armored = (damage: number) =>
      play({
        ...fight,
        players: [marvel],
        villain: { attached: [{ card: "Crossbones' Armor", damage }] },
      }).choose('attack Captain Marvel');
    armored(0).shows({ Crossbones: '', "Crossbones' Armor": 'damage 2, on Crossbones' });
    armored(3).shows({ Crossbones: '', attachments: '' });
  });
});

describe('Full Auto', () => {
  test('shoots a hero for the icons on as many cards as Crossbones has ATK', () => {
    play({
      ...fight,
      players: [{ ...marvel, dealt: ['Full Auto'] }],
      villain: { stage: 'II', status: ['stunned'] },
      wholeEncounterDeck: ['01101', '01101', '01101'],
      phase: 'villain',
    }).shows({ 'Captain Marvel': 'damage 2' });
  });

  test('surges for an alter-ego', () => {
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Full Auto'] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: ['01105', '01107', ...quiet],
      phase: 'villain',
    }).shows({ 'Carol Danvers': '', 'side schemes': "Breakin' & Takin'" });
  });
});

describe('Hard as Nails', () => {
  const nails = (villain: object) =>
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Hard as Nails'] }],
      villain: { status: ['confused'], ...villain },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });

  test('makes the villain tough', () => {
    nails({ damage: 5 }).shows({ Crossbones: 'damage 5, tough 1' });
  });

  test('heals 3 damage from a tough one', () => {
    nails({ damage: 5, status: ['confused', 'tough'] }).shows({ Crossbones: 'damage 2, tough 1' });
  });
});

test('Raid the Armory finds the first weapon that is an attachment', () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Raid the Armory'] }],
    villain: { status: ['confused'] },
    wholeEncounterDeck: ['01105', "Crossbones' Armor", 'Combat Knife', ...quiet],
    phase: 'villain',
  }).shows({ attachments: 'Combat Knife', 'Attack on Mount Athena': 'threat 2' });
});

test("Crossbones' Assault turns him against the one who defeated it", () => {
  play({
    ...fight,
    players: [
      { ...carol, area: ['Tigra'] },
      { hero: 'she-hulk', form: 'hero' },
    ],
    sideSchemes: [{ card: "Crossbones' Assault", threat: 1 }],
    encounterDeck: quiet,
  })
    .choose('thwart Tigra')
    .shows({ 'Attack on Mount Athena': 'threat 1', 'She-Hulk': '' });
});

test('Cornered Staff gets threat for the icons on one card a player', () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Cornered Staff'] }],
    villain: { status: ['confused'] },
    wholeEncounterDeck: ['01105', '01101', '01101', ...quiet],
    phase: 'villain',
  }).shows({ 'Cornered Staff': 'threat 4' });
});

describe('experimental weapons', () => {
  const attacked = (weapon: string, form: 'hero' | 'alterEgo' = 'hero') =>
    play({
      ...fight,
      players: [{ ...(form === 'hero' ? marvel : carol) }],
      villain: { attached: [weapon] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });

  test('Power Gauntlets take a card from the hand of whom Crossbones damaged', () => {
    attacked('Power Gauntlets')
      .pass()
      .offers('Energy', 'Energy', 'Genius', 'Genius', 'Strength')
      .choose('Strength');
  });

  test('Energy Shield strikes back at an attack', () => {
    play({ ...fight, players: [marvel], villain: { attached: ['Energy Shield'] } })
      .choose('attack Captain Marvel')
      .shows({ 'Captain Marvel': 'damage 1, exhausted', Crossbones: 'damage 2' });
  });
});
