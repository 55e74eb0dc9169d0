import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import { POOL as RINGS } from '@grimrule/rings';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { copyWithoutSoftHyphens, withSoftHyphens } from '../src/words/soft-hyphens.ts';

await loadPacks(OFFERED);
const CHAMPIONS = offeredCards();

const SOFT = '\u00AD';
/** So many letters fit into the narrowest box, a pile's label. */
const FITS = 13;
const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const STRING = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g;

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((path) => ({
  path,
  text: readFileSync(SOURCES + path, 'utf8'),
}));

/** The strings of files in German, and of `de` beside `en`. */
const germanTexts = sources.flatMap(({ path, text }) => {
  const german = /(?:^|[-/])de\.ts$/.test(path)
    ? text.replace(/^import .*$/gm, '')
    : [...text.matchAll(/\bde: ('(?:[^'\\\n]|\\.)*'|`[^`]*`)/g)].map(([, said]) => said).join('\n');
  return [...german.matchAll(STRING)].map(([, ...said]) => said.find((each) => each) ?? '');
});

const titles = [...CHAMPIONS, ...RINGS].map(({ name, nameDe = name }) => nameDe);

const wordsIn = (text: string) => text.match(/[\p{L}\u00AD]+/gu) ?? [];
const isTooLong = (word: string) => word.split(SOFT).some((piece) => piece.length > FITS);

describe('soft hyphens', () => {
  test('are put into every long German word of the page and of titles of cards', () => {
    const words = [...germanTexts, ...titles].map(withSoftHyphens).flatMap(wordsIn);
    expect([...new Set(words)].filter(isTooLong)).toEqual([]);
    expect(words.filter((word) => word.includes(SOFT)).length).toBeGreaterThan(80);
  });

  test('change nothing else, and leave no ending alone', () => {
    for (const text of [...germanTexts, ...titles]) {
      const soft = withSoftHyphens(text);
      expect(soft.replaceAll(SOFT, '')).toBe(text);
      expect(soft).not.toMatch(/\u00AD\p{L}{0,2}(?![\p{L}\u00AD])/u);
      expect(soft).not.toMatch(/(?<!\p{L})\u00AD/u);
    }
  });

  test('stand where the word is put together', () => {
    expect(withSoftHyphens('Durchhaltevermögen')).toBe(
      'Durch~halte~vermögen'.replaceAll('~', SOFT),
    );
    expect(withSoftHyphens('Ablagestapel des Szenarios')).toBe(`Ablage${SOFT}stapel des Szenarios`);
    expect(withSoftHyphens('ZURÜCKGENOMMEN')).toBe(`ZURÜCK${SOFT}GENOMMEN`);
    expect(withSoftHyphens('Encounter discards')).toBe('Encounter discards');
  });

  test('are in no text itself, so that none is read aloud, searched or written into an attribute', () => {
    const own = 'words/soft-hyphens.ts';
    const found = sources.filter(
      ({ path, text }) => path !== own && /\u00AD|\\u00AD|&shy;/i.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
    const attribute = /(?:aria-[a-z]+|title|alt|placeholder|label|value)=\{[^}]*withSoftHyphens/;
    expect(sources.filter(({ text }) => attribute.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('are gone from what is copied', () => {
    expect(copied(`Ablage${SOFT}stapel`)).toBe('Ablagestapel');
    expect(copied('Deck')).toBeNull();
  });
});

/** What a page with this selection puts on the clipboard, or null if it leaves that to the browser. */
function copied(selection: string): string | null {
  let clipboard: string | null = null;
  const page = Object.assign(new EventTarget(), { getSelection: () => selection });
  copyWithoutSoftHyphens(page as unknown as Document);
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (_type: string, text: string) => (clipboard = text) },
  });
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(clipboard !== null);
  return clipboard;
}
