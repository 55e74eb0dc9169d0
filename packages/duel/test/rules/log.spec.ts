import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Sides } from '../table/chapter.ts';
import { sidesAt } from '../table/chapter.ts';
import { dying, handFor, MEDIC, PILOT } from '../table/facts.ts';

/** The log of each play: every line, the cards it names, and the rule it follows. */
const LOGS: Readonly<Record<string, readonly [play: () => Sides, log: readonly string[]]>> = {
  'a card that is played is paid for and enters': [
    () => {
      const sides = sidesAt({ heroes: { hand: ['thor-a', 'wasp-a', 'hulk-a'] } });
      sides.heroes.plays('thor-a').paying('wasp-a', 'hulk-a').at('sanctum', 1);
      return sides;
    },
    ['entered (seat 0, card thor-a, place 4) [places]'],
  ],
  'a main character takes the place of the other version': [
    () => {
      const sides = sidesAt({
        heroes: { hand: ['thor-b'], board: { 'sanctum 0': 'thor-a', tower: 'hulk-a' } },
      });
      sides.heroes.plays('thor-b');
      return sides;
    },
    [
      'plays (seat 0, card thor-b) [playing]',
      'replaced (seat 0, card thor-a) [replacing]',
      'entered (seat 0, card thor-b, place 3) [places]',
    ],
  ],
  'a card moves to another place': [
    () => {
      const sides = sidesAt({ heroes: { hand: [PILOT], board: { 'manhattan 1': 'thor-b' } } });
      sides.heroes.plays(PILOT).at('tower').chooses('thor-b').chooses('sanctum 0');
      return sides;
    },
    ['moved (seat 0, card thor-b, place 3) [places]'],
  ],
  'two cards swap their places': [
    () => {
      const sides = sidesAt({
        active: 'villains',
        villains: {
          hand: handFor('statue-of-liberty', 'villains'),
          board: { 'manhattan 0': 'hela-b', tower: 'zola-a' },
        },
      });
      sides.villains.visits('statue-of-liberty').chooses('yes').chooses('hela-b');
      return sides;
    },
    ['swapped (seat 1, cards hela-b + zola-a) [choose]'],
  ],
  'an attack damages the defender': [
    () =>
      sidesAt({
        phase: 'attack',
        heroes: { board: { 'manhattan 0': 'thor-a' }, deck: ['wasp-a', 'hulk-b'] },
        villains: { board: { 'manhattan 0': 'kang-b' } },
      }),
    [
      'attackPhase (seat 0) [attack phase]',
      'attacks (card thor-a, cards kang-b) [attack]',
      'damaged (card kang-b, count 2, cards thor-a) [damage]',
      'drew (seat 0, card wasp-a) [drawing]',
      'drew (seat 0, card hulk-b) [drawing]',
      'turnBegins (seat 1) [turn]',
    ],
  ],
  'a defender falls': [
    () =>
      sidesAt({
        phase: 'attack',
        heroes: { board: { tower: 'thor-a' }, deck: ['wasp-a', 'hulk-b'] },
        villains: { board: { tower: dying('kang-b') } },
      }),
    [
      'attackPhase (seat 0) [attack phase]',
      'attacks (card thor-a, cards kang-b) [attack]',
      'damaged (card kang-b, count 2, cards thor-a) [damage]',
      'defeated (card kang-b) [defeat]',
      'drew (seat 0, card wasp-a) [drawing]',
      'drew (seat 0, card hulk-b) [drawing]',
      'turnBegins (seat 1) [turn]',
    ],
  ],
  'nobody defends Manhattan against a villain': [
    () =>
      sidesAt({
        active: 'villains',
        phase: 'attack',
        villains: { board: { 'manhattan 2': 'kang-b' }, deck: ['leader-a', 'leader-b'] },
      }),
    [
      'attackPhase (seat 1) [attack phase]',
      'bonus (card kang-b, seat 1, place 2) [bonus]',
      'scored (seat 1, count 1, now -1) [points]',
      'drew (seat 1, card leader-a) [drawing]',
      'drew (seat 1, card leader-b) [drawing]',
      'turnBegins (seat 0) [turn]',
    ],
  ],
  'a hero frees the civilian of their choice': [
    () => {
      const sides = sidesAt({
        phase: 'attack',
        heroes: { board: { 'manhattan 2': 'thor-a' }, deck: ['wasp-a', 'hulk-b'] },
      });
      sides.heroes.chooses('green at 2');
      return sides;
    },
    [
      'freed (card civilian-green) [manhattan]',
      'drew (seat 0, card wasp-a) [drawing]',
      'drew (seat 0, card hulk-b) [drawing]',
      'turnBegins (seat 1) [turn]',
    ],
  ],
  'nobody defends the tower': [
    () =>
      sidesAt({
        phase: 'attack',
        heroes: { board: { tower: 'thor-a' }, deck: ['wasp-a', 'hulk-b'] },
        locations: ['daily-bugle'],
      }),
    [
      'attackPhase (seat 0) [attack phase]',
      'bonus (card thor-a, seat 0, place 5) [bonus]',
      'tookLocation (seat 0, card daily-bugle) [tower]',
      'drew (seat 0, card wasp-a) [drawing]',
      'drew (seat 0, card hulk-b) [drawing]',
      'turnBegins (seat 1) [turn]',
    ],
  ],
  'the last step of the artefact marker': [
    () => {
      const sides = sidesAt({
        phase: 'attack',
        marker: 2,
        offered: ['darkhold', 'tactigon'],
        stack: ['norn-stones', 'ten-rings'],
        heroes: { board: { 'sanctum 0': 'thor-a' } },
      });
      sides.heroes.chooses('tactigon');
      return sides;
    },
    [
      'tookArtefact (seat 0, card tactigon) [sanctum]',
      'markerJumped (now -1) [sanctum]',
      'drew (seat 0, card captain-america-a) [drawing]',
      'drew (seat 0, card captain-america-b) [drawing]',
      'turnBegins (seat 1) [turn]',
    ],
  ],
  'the marker moves': [
    () =>
      sidesAt({
        active: 'villains',
        phase: 'attack',
        villains: { board: { 'sanctum 1': 'kang-b' }, deck: ['leader-a', 'leader-b'] },
      }),
    [
      'attackPhase (seat 1) [attack phase]',
      'bonus (card kang-b, seat 1, place 4) [bonus]',
      'markerMoved (seat 1, now -1) [sanctum]',
      'drew (seat 1, card leader-a) [drawing]',
      'drew (seat 1, card leader-b) [drawing]',
      'turnBegins (seat 0) [turn]',
    ],
  ],
  'an artefact that is used up': [
    () => {
      const sides = sidesAt({
        heroes: { artefacts: ['tactigon'] },
        villains: { board: { tower: 'kang-b' } },
      });
      sides.heroes.uses('tactigon');
      return sides;
    },
    [
      'usesArtefact (seat 0, card tactigon) [artefacts]',
      'boxed (card tactigon) [effect]',
      'damaged (card kang-b, count 1, cards tactigon) [damage]',
    ],
  ],
  'a card is healed': [
    () => {
      const sides = sidesAt({
        heroes: { hand: [MEDIC], board: { 'manhattan 0': ['thor-b', 1] } },
      });
      sides.heroes.plays(MEDIC).at('tower');
      return sides;
    },
    [
      'entered (seat 0, card s-h-i-e-l-d-medic, place 5) [places]',
      'healed (card thor-b, count 1) [damage]',
    ],
  ],
  'healing where nothing is left to heal says nothing': [
    () =>
      sidesAt({
        active: 'villains',
        phase: 'attack',
        villains: { board: { tower: 'zola-a' }, deck: ['leader-a', 'leader-b'] },
        noOtherLocations: true,
      }),
    [
      'attackPhase (seat 1) [attack phase]',
      'bonus (card zola-a, seat 1, place 5) [bonus]',
      'drew (seat 1, card leader-a) [drawing]',
      'drew (seat 1, card leader-b) [drawing]',
      'turnBegins (seat 0) [turn]',
    ],
  ],
  'a hand is looked at, and a card of it discarded by lot': [
    () => {
      const sides = sidesAt({
        active: 'villains',
        villains: { hand: handFor('baron-mordo-a') },
        heroes: { hand: ['wasp-a'], noSpare: true },
      });
      sides.villains.laysDown('baron-mordo-a', 'tower');
      return sides;
    },
    [
      'entered (seat 1, card baron-mordo-a, place 5) [places]',
      'looked (seat 1, cards wasp-a) [effect]',
      'discarded (seat 0, card wasp-a) [discard]',
    ],
  ],
  'a card goes back to the hand of its owner': [
    () => {
      const sides = sidesAt({
        active: 'villains',
        villains: { hand: handFor('loki-a') },
        heroes: { board: { tower: 'wasp-a' } },
      });
      sides.villains.laysDown('loki-a', 'tower');
      return sides;
    },
    ['entered (seat 1, card loki-a, place 5) [places]', 'returned (card wasp-a) [choose]'],
  ],
  'a card comes back from the discard pile to the hand': [
    () => {
      const sides = sidesAt({
        active: 'villains',
        phase: 'attack',
        villains: {
          board: { tower: 'kang-a' },
          discard: ['ultron-a'],
          deck: ['leader-a', 'leader-b'],
        },
        noOtherLocations: true,
      });
      sides.villains.chooses('yes');
      return sides;
    },
    [
      'recovered (seat 1, card ultron-a) [choose]',
      'drew (seat 1, card leader-a) [drawing]',
      'drew (seat 1, card leader-b) [drawing]',
      'turnBegins (seat 0) [turn]',
    ],
  ],
  'cards of the own deck are discarded': [
    () => {
      const sides = sidesAt({
        active: 'villains',
        villains: { hand: ['hydra-scientist'], deck: ['leader-a', 'hela-a'] },
      });
      sides.villains.plays('hydra-scientist').at('tower').chooses('yes');
      return sides;
    },
    ['milled (seat 1, card leader-a) [may]', 'milled (seat 1, card hela-a) [may]'],
  ],
  'a deciding point': [
    () => {
      const sides = sidesAt({ points: 6, heroes: { hand: handFor('central-park', 'heroes') } });
      sides.heroes.visits('central-park');
      return sides;
    },
    [
      'paid (seat 0, cards hulk-a + captain-marvel-a) [paying]',
      'scored (seat 0, count 1, now 7) [points]',
      'sideWins (seat 0, ending heroPoints) [locations]',
    ],
  ],
  'the last card of a deck with the marker in the middle': [
    () => sidesAt({ phase: 'draw', heroes: { wholeDeck: ['wasp-a'] } }),
    ['drew (seat 0, card wasp-a) [drawing]', 'draw (ending deck) [turn]'],
  ],
};

describe('the log of', () => {
  test.each(Object.entries(LOGS))('%s', (_, [play, log]) => {
    expect(play().table.told).toEqual(log);
  });

  test('these plays has every line that Duel tells', () => {
    const folder = new URL('../../src/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(acts|rules\/[\w-]+)\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const inRules = sources.flatMap((text) =>
      [...text.matchAll(/(?:tell\?\.\(\s*|line(?::| =) )\{\s*say: '(\w+)'/g)].map(([, say]) => say),
    );
    const here = Object.values(LOGS).flatMap(([, log]) => log.map((line) => line.split(' ')[0]));
    expect([...new Set(here)].sort()).toEqual([...new Set(inRules)].sort());
  });
});
