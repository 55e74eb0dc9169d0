import { RULEBOOKS } from '@grimrule/rulebook';
import { describe, expect, it } from 'vitest';
import { champions } from '../src/games/champions/champions.ts';
import { duel } from '../src/games/duel/duel.ts';
import { rings } from '../src/games/rings/rings.ts';

const GAMES = [
  { page: champions, book: RULEBOOKS.champions },
  { page: rings, book: RULEBOOKS.rings },
  { page: duel, book: RULEBOOKS.duel },
];

describe.each(GAMES)('What the cards of $page.name show', ({ page, book }) => {
  const faces = page.game.definition.printed.map((_, design) => page.face(design, 'en'));
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
