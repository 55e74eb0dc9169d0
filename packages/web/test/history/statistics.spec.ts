import { csvOf } from '@grimrule/lab';
import { expect, test } from 'vitest';
import { champions } from '../../src/games/champions/champions.ts';
import { duel } from '../../src/games/duel/duel.ts';
import { rings } from '../../src/games/rings/rings.ts';
import type { FinishedGame } from '../../src/link/history/finished.ts';
import type { Entry } from '../../src/screens/history/statistics.ts';
import {
  entryOf,
  filtered,
  NO_FILTERS,
  resultOf,
  rows,
  sharesBy,
} from '../../src/screens/history/statistics.ts';
import { nameOfGame } from '../../src/screens/saved/standing.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

const finished = (more: Partial<FinishedGame> & { readonly won?: boolean } = {}): FinishedGame => {
  const { won = true, ...rest } = more;
  return {
    ...{ id: 'here a', where: 'here', table: 'a', game: 'champions', at: NOW, rounds: 5 },
    options: { heroes: ['spider-man'], scenario: 'rhino' },
    seats: [{ name: '', bot: null }],
    ...{ mine: [0], decisions: 50 },
    outcome: {
      result: won ? 'heroes' : 'villain',
      ending: won ? 'villainDefeated' : 'schemeCompleted',
      winners: won ? [0] : [],
      line: { say: 'playersWin', ending: 'villainDefeated' },
    },
    ...rest,
  };
};
const inChampions = (more: Parameters<typeof finished>[0] = {}): Entry =>
  entryOf(finished(more), champions, 'en');

test('games are called after who plays against whom, in both languages', () => {
  const options = { heroes: ['spider-man', 'she-hulk'], scenario: 'klaw' };
  expect(nameOfGame(champions, { options }, 'en')).toBe('Spider-Man and She-Hulk vs Klaw');
  expect(nameOfGame(champions, { options }, 'de')).toBe('Spider-Man und She-Hulk gegen Klaw');
  const passage = { scenario: 'passage', decks: ['leadership'] };
  expect(nameOfGame(rings, { options: passage }, 'en')).toContain('Passage Through Mirkwood');
  expect(nameOfGame(duel, { options: null }, 'de')).toBe('Helden gegen Schurken');
});

test('every hero, villain and quest that can be chosen has a name and a picture', () => {
  for (const [page, options] of [
    [champions, { heroes: ['spider-man', 'iron-man'], scenario: 'ultron' }],
    [rings, { decks: ['spirit', 'lore'], scenario: 'passage' }],
    [duel, null],
  ] as const) {
    const cast = page.cast?.(options, 'en');
    const all = [...(cast?.players ?? []).flatMap(({ heroes }) => heroes), cast?.against ?? []];
    expect(all.flat().length, page.name).toBeGreaterThan(1);
    for (const { name, design } of all.flat()) {
      expect(name, page.name).not.toBe('');
      expect(design, name).not.toBeNull();
    }
  }
});

test('a result is that of my seats; without a seat of mine, or with all sides, nobody has won', () => {
  expect(resultOf(finished())).toBe('won');
  expect(resultOf(finished({ won: false }))).toBe('lost');
  expect(resultOf(finished({ mine: [] }))).toBe('over');
  const duelled = finished({ game: 'duel', mine: [0, 1] });
  expect(resultOf(duelled)).toBe('over');
  const drawn = { ...duelled.outcome, result: 'draw', winners: [] };
  expect(resultOf({ outcome: drawn, mine: [1] })).toBe('draw');
});

test('shares count what was won of what was played, with what is sure about it', () => {
  const entries = [
    inChampions(),
    inChampions(),
    inChampions({ won: false }),
    inChampions({ options: { heroes: ['she-hulk'], scenario: 'rhino' }, won: false }),
    // Bots alone count for nothing.
    inChampions({ mine: [] }),
  ];
  const shares = sharesBy(entries, ({ heroes }) => heroes);
  expect(shares.map(({ member, won, played }) => [member.name, won, played])).toEqual([
    ['Spider-Man', 2, 3],
    ['She-Hulk', 0, 1],
  ]);
  const [spider] = shares;
  expect(spider?.least).toBeCloseTo(0.208, 3);
  expect(spider?.most).toBeCloseTo(0.939, 3);
  expect(sharesBy(entries, ({ decks }) => decks).map(({ member }) => member.id)).toEqual([
    'spider-man',
    'she-hulk',
  ]);
});

test('only my own heroes count', () => {
  const options = { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' };
  expect(inChampions({ options, mine: [1] }).heroes.map(({ name }) => name)).toEqual(['She-Hulk']);
});

test('games won in a row are counted from the newest, and the longest row is kept', () => {
  const newestFirst = [true, false, true, true, true, false].map((won) => inChampions({ won }));
  expect(rows(newestFirst)).toEqual({ now: 1, best: 3 });
});

test('every filter leaves something out', () => {
  const old = inChampions({ at: NOW - 91 * DAY });
  const hulk = inChampions({ options: { heroes: ['she-hulk'], scenario: 'klaw' }, won: false });
  const other = entryOf(finished({ game: 'duel', options: null }), duel, 'en');
  const all = [old, hulk, other];
  const left = (filters: Partial<typeof NO_FILTERS>) =>
    filtered(all, { ...NO_FILTERS, ...filters }, NOW);
  expect(left({})).toEqual(all);
  expect(left({ game: 'duel' })).toEqual([other]);
  expect(left({ days: 90 })).toEqual([hulk, other]);
  expect(left({ hero: 'she-hulk' })).toEqual([hulk]);
  expect(left({ against: 'rhino' })).toEqual([old]);
  expect(left({ result: 'lost' })).toEqual([hulk]);
});

test('a table for other programs quotes what would break it, and hides no formula', () => {
  expect(
    csvOf([
      ['a', 1],
      ['He said "no", twice', '=SUM(A1)'],
    ]),
  ).toBe('a,1\r\n"He said ""no"", twice",\'=SUM(A1)\r\n');
});
