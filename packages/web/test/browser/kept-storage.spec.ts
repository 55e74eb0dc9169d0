import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { keepBefore, movesKept, type Rows } from './support/kept-storage.ts';
import { hasMoves, movesOn } from './support/moves.ts';
import { Player } from './support/player.ts';
import { aVisitor } from './support/visitor.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const COMMITS = readdirSync(FIXTURES).filter((name) => !name.includes('.'));

interface KeptTable {
  readonly what: string;
  readonly table: string;
  readonly number: number;
  readonly waitsFor: number | null;
}

describe.each(COMMITS)('a browser that has kept its storage since %s', (commit) => {
  const read = <T>(file: string): T =>
    JSON.parse(readFileSync(join(FIXTURES, commit, file), 'utf8')) as T;
  const expected = read<readonly KeptTable[]>('page.expected.json');

  const aKeeper = async () => {
    const page = await aVisitor();
    const texts = read<Readonly<Record<string, string>>>('page.texts.json');
    await keepBefore(page, { texts, tables: read<Rows>('page.tables.json') });
    return page;
  };

  test('lists all its tables', async () => {
    const page = await aKeeper();
    await page.goto('/saved');
    const links = page.locator('.saved-row [data-verb=resume][href^="/local/"]');
    const paths = () =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort());
    await expect.poll(paths).toEqual(expected.map(({ table }) => `/local/${table}`).sort());
  });

  test.each(expected)(
    'opens a table as it was left ($what)',
    async ({ table, number, waitsFor }) => {
      const page = await aKeeper();
      await page.goto(`/local/${table}`);
      await hasMoves(page, number);
      const player = new Player(page);
      if (waitsFor === null) {
        expect(await player.offer()).toBe('over');
        return;
      }
      expect(await player.answer()).toBe(true);
      // The page writes them down while the player already looks at the next question.
      const shown = await movesOn(page);
      expect(shown).toBeGreaterThan(number);
      await expect
        .poll(async () => (await movesKept(page, table)).length)
        .toBeGreaterThanOrEqual(shown);
      const moves = await movesKept(page, table);
      expect(moves).toEqual(moves.map((_, index) => index + 1));
      await page.reload();
      await hasMoves(page, moves.length);
    },
  );
});
