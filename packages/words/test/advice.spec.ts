import { expect, test } from 'vitest';
import type { Speaker } from '../src/index.ts';
import { adviceInEnglish, adviceInGerman } from '../src/index.ts';

const to = { card: () => 'Hulk' } as unknown as Speaker;
const ONE = { card: 0, count: 2, left: 1, most: 1 };
const GERMAN = adviceInGerman('Lebenspunkt');

test('one hit point is one, in English', () => {
  expect(adviceInEnglish.hintDamage(ONE, to)).toBe('2 damage leaves Hulk with 1 of 1 hit point.');
  expect(adviceInEnglish.hintBears(ONE, to)).toContain('Hulk has 1 hit point:');
  expect(adviceInEnglish.hintHides(ONE, to)).toContain('Hulk has 1 hit point left.');
});

test('one hit point is one, in German, by the name that the edition has for it', () => {
  expect(GERMAN.hintDamage(ONE, to)).toBe('Nach 2 Schaden hat Hulk noch 1 von 1 Lebenspunkt.');
  expect(GERMAN.hintDamage({ ...ONE, most: 9 }, to)).toContain('1 von 9 Lebenspunkten.');
  expect(GERMAN.hintDefends(ONE, to)).toContain('Hulk hat 1 Lebenspunkt.');
  expect(adviceInGerman('Trefferpunkt').hintHides({ ...ONE, left: 2 }, to)).toContain(
    'Hulk hat noch 2 Trefferpunkte.',
  );
});
