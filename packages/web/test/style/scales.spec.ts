import { expect, test } from 'vitest';
import { CONTAINERS, MEDIA } from '../../src/style/breakpoints.ts';
import type { Sheets } from './sheets.ts';
import { readSheets } from './sheets.ts';

/** The sheet that defines the steps. */
const SCALES = 'style/scales.css';
const SPACES = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-\w+)*)$/;
const PREFERENCES = ['print', '(prefers-reduced-motion: reduce)'];

const sheets = readSheets();
const elsewhere = sheets.declarations.filter(({ place }) => !place.startsWith(`${SCALES}:`));

/** The declarations of some properties whose values are wrong, with file and line. */
function wrong(property: RegExp, isWrong: (value: string) => boolean): readonly string[] {
  return elsewhere
    .filter((each) => property.test(each.property) && isWrong(each.value))
    .map((each) => `${each.place} ${each.property}: ${each.value}`);
}

/** The sizes of containers that a query asks for. */
const sizesIn = (prelude: string) => [...prelude.matchAll(/\(([^()]+)\)/g)].map(([, size]) => size);

test('every z-index is a layer', () => {
  expect(wrong(/^z-index$/, (value) => !/^var\(--layer-[\w-]+\)$/.test(value))).toEqual([]);
});

test('every size of type is a step, or relative to its card or its surroundings', () => {
  expect(wrong(/^font-size$/, (value) => /\d(?:rem|px|pt)\b/.test(value))).toEqual([]);
  expect(wrong(/^font$/, (value) => value !== 'inherit')).toEqual([]);
});

test('every gap, padding and margin in rem is a step', () => {
  expect(wrong(SPACES, (value) => /\drem\b/.test(value))).toEqual([]);
});

test('every query of the page or of a part names a known breakpoint', () => {
  const known = [...Object.keys(MEDIA).map((name) => `(${name})`), ...PREFERENCES];
  const isKnown = (prelude: string) => {
    if (prelude.startsWith('@media')) return known.includes(prelude.slice('@media '.length));
    const [, name = ''] = /^@container (\w+)/.exec(prelude) ?? [];
    return sizesIn(prelude).every((size) => CONTAINERS[name]?.includes(size ?? ''));
  };
  const queries = sheets.blocks.filter(({ prelude }) => /^@(?:media|container)/.test(prelude));
  expect(queries.length).toBeGreaterThan(0);
  const unknown = queries.filter(({ prelude }) => !isKnown(prelude));
  expect(unknown.map(({ place, prelude }) => `${place} ${prelude}`)).toEqual([]);
});

test('every step, layer and breakpoint exists and is used', () => {
  const steps = sheets.declarations.filter(({ place }) => place.startsWith(`${SCALES}:`));
  const defined = new Set(steps.map(({ property }) => property));
  const used = usedSteps(sheets);
  expect([...used].filter((step) => !defined.has(step))).toEqual([]);
  expect([...defined].filter((step) => !used.has(step))).toEqual([]);
  const queries = sheets.blocks.map(({ prelude }) => prelude).join();
  expect(Object.keys(MEDIA).filter((name) => !queries.includes(`(${name})`))).toEqual([]);
  const sizes = Object.values(CONTAINERS).flat();
  expect(sizes.filter((size) => !queries.includes(`(${size})`))).toEqual([]);
});

function usedSteps({ declarations }: Sheets): ReadonlySet<string> {
  const values = declarations.map(({ value }) => value).join(' ');
  return new Set(values.match(/--(?:type|space|layer)-[\w-]+/g));
}
