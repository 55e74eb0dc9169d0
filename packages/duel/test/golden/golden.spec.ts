import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from './playthrough.ts';

/**
 * One whole game in words. It changes with every change of rules, cards or wording:
 * read the difference and, if it is intended, renew the file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/duel/test/golden
 */
const FILE = new URL('./duel.txt', import.meta.url);
/** A game with artefacts, locations, replacements and defeats. */
const SEED = 'game 48';

test('a game that was played before is played again in the same way', () => {
  const played = playthrough(SEED);
  if (process.env.RENEW_GOLDEN) writeFileSync(FILE, played);
  expect(played).toBe(readFileSync(FILE, 'utf8'));
});

test('the game is a whole one: it is played to one of the endings', () => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThan(40);
  expect(lines.some((line) => line.startsWith('Victory points: '))).toBe(true);
});
