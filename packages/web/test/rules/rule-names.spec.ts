import { describe, expect, it } from 'vitest';
import { REGISTERED } from '../../src/registered/games.ts';
import { bookOf } from './book-of.ts';

const PAGES = await Promise.all(Object.values(REGISTERED).map(({ page }) => page()));

describe.each(PAGES)('What the cards of $name show', (page) => {
  const book = bookOf(page.name);
  const faces = page.game.definition.printed.flatMap((card, design) =>
    // A pack that is not there leaves its places empty.
    card === undefined ? [] : page.face(design, 'en'),
  );
  const ids = new Set(
    faces.flatMap(({ keywords, stats }) => [...keywords, ...stats].map(({ id }) => id)),
  );

  it('has an entry in the rulebook: every keyword, every sign, every number', () => {
    const lost = [...ids].filter(
      (id) => !book.entry(page.entries[id] ?? '') && !book.ofKeyword(id),
    );
    expect(lost).toEqual([]);
  });

  it('is called by another name only where that is needed', () => {
    for (const [id, entry] of Object.entries(page.entries)) {
      expect(ids, id).toContain(id);
      expect(book.entry(entry), entry).toBeDefined();
      expect(book.ofKeyword(id)?.id, id).not.toBe(entry);
    }
  });
});
