import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, BESIDE, ENCOUNTER_DECK, of, STAGING } from '../../src/board.ts';
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
