import { describe, expect, it } from 'vitest';
import { REGISTERED } from '../../src/registered/games.ts';
import { bookOf } from './book-of.ts';

const GAMES = await Promise.all(
  Object.entries(REGISTERED).map(async ([game, { signTables }]) => ({
    game,
    tablesOf: await signTables(),
  })),
);

describe.each(GAMES)('the tables of keywords and icons of $game', ({ game, tablesOf }) => {
  const book = bookOf(game);
  const rows = tablesOf(book).flatMap((table) => table.rows);

  it('have every keyword and every icon that has an entry', () => {
    const wanted = book.entries.filter(
      ({ topic, untested }) =>
        (topic === 'keywords' || topic === 'icons' || topic === 'status') && untested !== 'pointer',
    );
    const about = ['keywords', 'icons', 'status-cards', 'effect-labels', 'exhausted', 'ready'];
    const missing = wanted
      .map(({ id }) => id)
      .filter((id) => !about.includes(id) && !rows.some(({ entry }) => entry === id));
    expect(missing).toEqual([]);
  });

  it('lead to entries that there are, and say one line in both languages', () => {
    expect(rows).not.toEqual([]);
    for (const { entry, says } of rows) {
      expect(book.entry(entry), entry).toBeDefined();
      for (const line of [says.en, says.de]) {
        expect(line, entry).toMatch(/\.$/);
        expect(line.length, entry).toBeLessThan(140);
      }
    }
  });
});
