import { readFileSync } from 'node:fs';
import { playedAgain } from '@grimrule/words/testing';
import { expect, test } from 'vitest';
import type { RingsVars } from '../../src/table.ts';
import type { Beginning } from './playthrough.ts';
import { golden } from './playthrough.ts';

/**
 * One whole game in words. Its answers are kept, so that it does not change with what bots think,
 * but with every change of rules, cards or wording. Read the difference and, if it is intended,
 * renew the text, or, if the answers do not fit any more, both files:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/rings/test/golden
 *     RENEW_GOLDEN=answers npx vitest run packages/rings/test/golden
 */
const TEXT = new URL('./passage.txt', import.meta.url);
/** The beginning of the game, then an answer a line. */
const ANSWERS = new URL('./passage.jsonl', import.meta.url);
/** Two players who win: with attachments, events, explored locations and many a fight. */
const BEGINNING = { decks: ['leadership', 'tactics'], scenario: 'passage', seed: 'golden 14' };

const { RENEW_GOLDEN: renew } = process.env;

test('a game that was played before is played again in the same way', () => {
  const files = { text: TEXT, answers: ANSWERS, beginning: BEGINNING };
  const { played, kept } = playedAgain<RingsVars, Beginning>(files, golden, renew);
  expect(played).toBe(kept);
});

test('the game is a whole one: it is played to the end of the quest', () => {
  const lines = readFileSync(TEXT, 'utf8').split('\n');
  expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThan(40);
  expect(lines.some((line) => line.startsWith('Decisions: '))).toBe(true);
});
