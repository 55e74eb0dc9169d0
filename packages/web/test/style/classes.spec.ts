import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { givenClasses } from './classes.ts';
import { readSheets } from './sheets.ts';

const SPECS = fileURLToPath(new URL('../browser/', import.meta.url));

/** The classes in a selector. */
const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const given = givenClasses();
const rules = readSheets().blocks.filter(({ prelude }) => !prelude.startsWith('@'));

test('classes are given as whole words, so that they can be found', () => {
  const made = [...given].filter(([name]) => name.endsWith('*'));
  expect(made.map(([name, place]) => `${place} ${name}`)).toEqual([]);
});

test('every rule of style has a user', () => {
  const unused = rules.flatMap(({ prelude, place }) =>
    classesIn(prelude)
      .filter((name) => !given.has(name))
      .map((name) => `${place} .${name}`),
  );
  expect(unused).toEqual([]);
});

test('every class has a rule of style, or a spec in the browser that looks for it', () => {
  const ruled = new Set(rules.flatMap(({ prelude }) => classesIn(prelude)));
  const specs = readdirSync(SPECS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(SPECS + name, 'utf8'))
    .join('\n');
  const isLookedFor = (name: string) => new RegExp(`['"\` ]\\.${name}(?![\\w-])`).test(specs);
  const idle = [...given].filter(([name]) => !ruled.has(name) && !isLookedFor(name));
  expect(idle.map(([name, place]) => `${place} ${name}`)).toEqual([]);
});
