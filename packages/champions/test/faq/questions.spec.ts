import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERRATA } from './errata.ts';
import { QUESTIONS } from './questions.ts';

const here = new URL('./', import.meta.url);

/** The text of a spec in this folder. */
function specNamed(name: string): string {
  const file = new URL(`${name}.spec.ts`, here);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Whether one of its tests is titled like this. */
const hasTest = (name: string, title: string) => specNamed(name).includes(`'${title}`);

describe('the questions of the FAQ', () => {
  test('are all listed: 104 of them', () => {
    const counted = Array.from({ length: 104 }, (_, at) => at + 1);
    expect(QUESTIONS.map(({ number }) => number)).toEqual(counted);
  });

  test('are proved by a spec that names them, or wait for something that is named', () => {
    const open = QUESTIONS.filter(({ number, spec, needs }) =>
      spec === undefined ? !needs : needs || !hasTest(spec, `FAQ ${number}, `),
    );
    expect(open).toEqual([]);
  });

  test('of the core set do not wait', () => {
    const core = QUESTIONS.filter(({ product }) => product === 'Core Set');
    expect(core).toHaveLength(24);
    expect(core.filter(({ spec }) => spec === undefined)).toEqual([]);
  });

  test('are named as in the list by the specs of this folder', () => {
    const listed = new Set(QUESTIONS.map(({ number, spec }) => `${spec} ${number}`));
    const specs = readdirSync(here).filter((file) => file.endsWith('.spec.ts'));
    const named = specs.flatMap((file) => {
      const name = file.replace('.spec.ts', '');
      const titles = specNamed(name).matchAll(/'FAQ (\d+), /g);
      return [...titles].map(([, number]) => `${name} ${number}`);
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((each) => !listed.has(each))).toEqual([]);
  });
});

describe('the errata', () => {
  test('are all listed: 77 of them', () => {
    expect(new Set(ERRATA.map(({ product, about }) => `${product}: ${about}`)).size).toBe(77);
    expect(ERRATA).toHaveLength(77);
  });

  test('are proved by a spec that names the card, or wait for its product', () => {
    const proved = ERRATA.filter(({ spec }) => spec !== undefined);
    expect(proved.map(({ about }) => about)).toEqual([
      'Superhuman Law Division',
      'The Doomsday Chair',
      'M.O.D.O.K.',
      'Iron Fist',
      'Warning',
      'Inner Demons',
      'Beetle',
      'Infinity Gauntlet',
      'SP//dr Suit',
      'Anna Marie',
      'Rogue',
    ]);
    const open = proved.filter(({ spec = '', about }) => !hasTest(spec, `Errata, ${about}: `));
    expect(open).toEqual([]);
  });
});
