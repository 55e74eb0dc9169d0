import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { looksAtRecords, sourcesOf } from '../records.ts';
import { KNOWN_VERSIONS, slowPlaces } from '../shapes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = 40;
const version = Number(process.versions.node.split('.')[0]);

/** A maker that gives every other record another shape. */
const SPOILT: Plugin = {
  name: 'spoilt',
  setup({ onLoad }) {
    onLoad({ filter: /kernel\/src\/state\/card\.ts$/ }, ({ path }) => {
      const whole =
        'return { design, front, owner, controller, zone, host, seen, exhausted, tokens }';
      const text = readFileSync(path, 'utf8');
      if (!text.includes(whole)) throw new Error('the maker of card records reads differently now');
      return {
        contents: text.replace(whole, `${whole.slice(0, -2)}, ['n' + zone % 7]: 0 }`),
        loader: 'ts',
      };
    });
  },
};

const looks = looksAtRecords(sourcesOf(ROOT));

/** What the rules look for the slow way: fields of records, and indices of -1. */
async function slowLooks(games: number, ...plugins: readonly Plugin[]): Promise<readonly string[]> {
  const places = await slowPlaces(ROOT, games, plugins);
  return places
    .map(({ path, line, field }) => `${path}:${line} ${field}`)
    .filter((look) => looks.has(look) || look.endsWith(' -1'));
}

if (KNOWN_VERSIONS.includes(version)) {
  test('records keep their shape in random games, and no index is -1', async () => {
    expect(await slowLooks(GAMES)).toEqual([]);
  });

  test('a record that is made in many shapes is found', async () => {
    const found = await slowLooks(5, SPOILT);
    expect(found.filter((look) => look.endsWith(' design')).length).toBeGreaterThan(10);
  });
} else {
  test(`the log of Node ${version} is not known: shapes are tried on others`, () => {
    expect(KNOWN_VERSIONS).not.toContain(version);
  });
}
