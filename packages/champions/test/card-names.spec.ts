import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cardsIn } from '../src/cards/designs.ts';
import { EVERY_PACK, loadPacks } from '../src/shelf/loading.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** Where cards are written down, with decks and scenarios, and the generated lists of packs. */
const HOMES = ['packs/', 'registered/'];

await loadPacks(EVERY_PACK);
const POOL = cardsIn();

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !HOMES.some((home) => file.startsWith(home)))
  .map((file) => ({ file: relative(SOURCES, join(SOURCES, file)), text: read(file) }));

function read(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8');
}

/** Traits are words of the game, also where a card is named after one; so are single words. */
const traits = new Set(POOL.flatMap((card) => card.traits ?? []));
const titles = POOL.map(({ name }) => name).filter((name) => /\W/.test(name) && !traits.has(name));

describe('no card is known outside its own file', () => {
  it.each(files)('$file names no card and no code', ({ text }) => {
    const codes = POOL.map(({ code }) => code).filter((code) => text.includes(`'${code}'`));
    const named = titles.filter((title) => text.includes(`'${title}'`));
    expect([...codes, ...named]).toEqual([]);
  });

  it('looks at the files that carry the rules', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.some(({ file }) => file.startsWith('rules'))).toBe(true);
  });
});
