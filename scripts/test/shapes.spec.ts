import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { looksAtRecords, sourcesOf } from '../records.ts';
import { KNOWN_VERSIONS, slowPlaces } from '../shapes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = 40;
const version = Number(process.versions.node.split('.')[0]);

/** What differs by nature: nodes of a card's tree, tokens, keywords, and what procedures remember. */
const BY_NATURE = {
  nodes: ['is', 'do', 'fact', 'slot'],
  tokens: ['stunned', 'confused', 'damage', 'progress'],
  keywords: ['uses'],
  locals: ['passed'],
};

/** Something that is made with another field every time. */
const spoilt = (file: RegExp, whole: string, more: string): Plugin => ({
  name: `spoilt ${file}`,
  setup({ onLoad }) {
    onLoad({ filter: file }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(whole)) throw new Error(`${path} reads differently now`);
      return { contents: text.replace(whole, `${whole} ${more}`), loader: 'ts' };
    });
  },
});

const CARDS = spoilt(/kernel\/src\/state\/card\.ts$/, 'return {', "['n' + (zone % 7)]: 0,");
const ZONES = spoilt(
  /kernel\/src\/game\/definition\.ts$/,
  'uncontrolled: uncontrolled === true,',
  "['n' + (name.length % 7)]: 0,",
);

const looks = looksAtRecords(sourcesOf(ROOT));
const excused = new Set(Object.values(BY_NATURE).flat());

/**
 * What the rules look for the slow way: fields of records, indices of -1, and whatever else they look
 * for in every decision.
 */
async function slowLooks(games: number, ...plugins: readonly Plugin[]): Promise<readonly string[]> {
  const places = await slowPlaces(ROOT, games, plugins);
  return places.flatMap(({ path, line, field, perDecision }) => {
    const look = `${path}:${line} ${field}`;
    const isHot = perDecision >= 1 && !excused.has(field);
    return isHot || field === '-1' || looks.has(look) ? [look] : [];
  });
}

if (KNOWN_VERSIONS.includes(version)) {
  test('records and all that is hot keep their shape in random games, and no index is -1', async () => {
    expect(await slowLooks(GAMES)).toEqual([]);
  });

  test('records, and other things that are hot, are found if they have many shapes', async () => {
    const found = await slowLooks(5, CARDS, ZONES);
    expect(found.filter((look) => look.endsWith(' design')).length).toBeGreaterThan(10);
    expect(found.filter((look) => look.endsWith(' inPlay')).length).toBeGreaterThan(2);
  });
} else {
  test(`the log of Node ${version} is not known: shapes are tried on others`, () => {
    expect(KNOWN_VERSIONS).not.toContain(version);
  });
}
