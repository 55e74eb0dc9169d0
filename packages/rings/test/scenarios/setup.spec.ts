import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, BESIDE, DECK, ENCOUNTER_DECK, HAND, of, STAGING } from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { LEARNING_DECKS } from '../../src/decks/learning-decks.ts';
import type { RingsState } from '../../src/table.ts';
import type { Play } from '../table/play.ts';
import { begin } from '../table/play.ts';

const PLAYERS = [1, 2, 3, 4] as const;
/** So many different lots that what happens by chance happens. */
const SEEDS = Array.from({ length: 6 }, (_, seed) => `setup ${seed}`);

const decks = (players: number) => LEARNING_DECKS.slice(0, players).map(({ slug }) => slug);

/** A scenario that has been set up; what must be chosen meanwhile is chosen somehow. */
function setUp(scenario: string, players: number, seed: string): Play {
  const table = begin({ decks: decks(players), scenario }, seed);
  for (let seat = 0; seat < players; seat++) table.asks('mulligan', seat).choose('keep');
  while (table.state.vars.phase === 'setup' && table.prompt) {
    const { options, least } = table.prompt;
    if (table.options.includes('pass')) table.pass();
    else table.answer(options.slice(0, Math.max(1, least)));
  }
  return table;
}

/** The titles of all cards that have been revealed. */
const revealedIn = ({ state, log }: Play) =>
  log.flatMap(({ line }) =>
    line.say === 'revealed' ? [printedAs(state, Number(line.card)).name] : [],
  );

const surgesIn = ({ log }: Play) => log.filter(({ line }) => line.say === 'surges').length;

const titlesIn = (state: RingsState, zone: number) =>
  zoneOf(state, zone).map((card) => printedAs(state, card).name);

describe.each(PLAYERS)('a game of %i', (players) => {
  test('begins with six cards in hand and the threat of the heroes', () => {
    const { state } = begin({ decks: decks(players), scenario: 'passage' });
    for (let seat = 0; seat < players; seat++) {
      expect(zoneOf(state, of(HAND, seat))).toHaveLength(6);
      expect(zoneOf(state, of(AREA, seat))).toHaveLength(3);
      expect(zoneOf(state, of(DECK, seat))).toHaveLength(24);
    }
  });

  test.each(SEEDS)(
    'Passage Through Mirkwood lays out a Forest Spider and an Old Forest Road (%s)',
    (seed) => {
      const begun = begin({ decks: decks(players), scenario: 'passage' }, seed);
      for (let seat = 0; seat < players; seat++) begun.choose('keep');
      const { state } = begun;
      begun.shows({ quest: 'Flies and Spiders', 'encounter discard pile': '' });
      expect(titlesIn(state, STAGING).sort()).toEqual(['Forest Spider', 'Old Forest Road']);
      expect(zoneOf(state, ENCOUNTER_DECK)).toHaveLength(34);
    },
  );

  test.each(SEEDS)(
    'Journey Along the Anduin reveals a card for each player and finds a Hill Troll (%s)',
    (seed) => {
      const table = setUp('anduin', players, seed);
      const revealed = revealedIn(table);
      const counted = (title: string) => revealed.filter((each) => each === title).length;
      const more = surgesIn(table) + players * counted('Massing at Night');
      expect(revealed).toHaveLength(players + more);
      const trolls = titlesIn(table.state, STAGING).filter((title) => title === 'Hill Troll');
      expect(trolls).toHaveLength(Math.max(1, counted('Hill Troll')));
    },
  );

  test.each(SEEDS)(
    'Escape from Dol Guldur lays out guarded objectives and takes a prisoner (%s)',
    (seed) => {
      const table = setUp('dol-guldur', players, seed);
      const { state } = table;
      expect(revealedIn(table)).toHaveLength(3 + surgesIn(table));
      const objectives = zoneOf(state, STAGING).filter(
        (card) => printedAs(state, card).type === 'Objective',
      );
      expect(objectives.map((card) => printedAs(state, card).name).sort()).toEqual([
        'Dungeon Torch',
        "Gandalf's Map",
        'Shadow Key',
      ]);
      const hosts = objectives
        .map((card) => cardOf(state, card).host)
        .filter((host) => host !== NONE);
      expect(new Set(hosts).size).toBe(hosts.length);
      for (const host of hosts) {
        expect(['Enemy', 'Location']).toContain(printedAs(state, host).type);
        expect(cardOf(state, host).zone).toBe(STAGING);
      }
      expect(titlesIn(state, BESIDE)).toEqual(['Nazgûl of Dol Guldur']);
      const heroes = Array.from({ length: players }, (_, seat) => titlesIn(state, of(AREA, seat)));
      expect(heroes.flat().filter((title) => title === 'Prisoner')).toHaveLength(1);
    },
  );
});

describe('the prisoner', () => {
  test('can be a hero of any player', () => {
    const seats = new Set<number>();
    for (let seed = 0; seed < 16; seed++) {
      const { state } = setUp('dol-guldur', 2, `prisoner ${seed}`);
      for (const seat of [0, 1]) {
        if (titlesIn(state, of(AREA, seat)).includes('Prisoner')) seats.add(seat);
      }
    }
    expect([...seats].sort()).toEqual([0, 1]);
  });
});

describe('easy mode', () => {
  const cards = (scenario: string, mode: string) => {
    const { state } = begin({ decks: decks(1), scenario, mode });
    const counts: Record<string, number> = {};
    for (const title of titlesIn(state, ENCOUNTER_DECK)) counts[title] = (counts[title] ?? 0) + 1;
    return counts;
  };
  /** What is in the encounter deck of the one, and not of the other. */
  const removedFrom = (scenario: string) => {
    const standard = cards(scenario, 'standard');
    const easy = cards(scenario, 'easy');
    return Object.fromEntries(
      Object.entries(standard)
        .map(([title, count]) => [title, count - (easy[title] ?? 0)] as const)
        .filter(([, count]) => count !== 0),
    );
  };
  const OF_THE_ORCS = {
    'Chieftan Ufthak': 1,
    'Dol Guldur Beastmaster': 1,
    "The Necromancer's Reach": 2,
    "Necromancer's Pass": 1,
  };
  const OF_THE_SPIDERS = { Hummerhorns: 1, 'Eyes of the Forest': 1, 'Caught in a Web': 2 };

  test('leaves the hardest cards of Passage Through Mirkwood out', () => {
    expect(removedFrom('passage')).toEqual({ ...OF_THE_ORCS, ...OF_THE_SPIDERS });
  });

  test('leaves the hardest cards of Journey Along the Anduin out', () => {
    expect(removedFrom('anduin')).toEqual({
      ...OF_THE_ORCS,
      'Hill Troll': 1,
      'Marsh Adder': 1,
      Despair: 2,
      'Massing at Night': 1,
      'Gladden Fields': 2,
      'Eastern Crows': 2,
      'Evil Storm': 1,
    });
  });

  test('leaves the hardest cards of Escape from Dol Guldur out', () => {
    expect(removedFrom('dol-guldur')).toEqual({
      ...OF_THE_ORCS,
      ...OF_THE_SPIDERS,
      'Dungeon Jailor': 2,
    });
  });

  test.each([
    ['passage', 36, 27],
    ['anduin', 47, 32],
    ['dol-guldur', 40, 29],
  ])('%s has %i cards, and %i in easy mode', (scenario, standard, easy) => {
    const size = (mode: string) =>
      Object.values(cards(scenario, mode)).reduce((sum, count) => sum + count, 0);
    expect([size('standard'), size('easy')]).toEqual([standard, easy]);
  });
});
