import { readFileSync } from 'node:fs';
import { playedAgain } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import type { Beginning } from './playthrough.ts';
import { golden } from './playthrough.ts';

/**
 * Whole games in words. Their answers are kept, so that they do not change with what bots think,
 * but with every change of rules, cards or wording. After a change, read the difference and, if it
 * is what was meant, renew the texts, or, if the answers do not fit any more, all files:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/champions/test/golden
 *     RENEW_GOLDEN=answers npx vitest run packages/champions/test/golden
 */
const GAMES: readonly (readonly [name: string, beginning: Beginning])[] = [
  ['alone', { heroes: ['spider-man'], scenario: 'rhino', mode: 'standard', seed: 'golden 2' }],
  [
    'together',
    {
      heroes: ['black-panther', 'she-hulk', 'iron-man'],
      scenario: 'ultron',
      mode: 'standard',
      seed: 'golden 2',
    },
  ],
];

const { RENEW_GOLDEN: renew } = process.env;

describe.each(GAMES)('the golden game %s', (name, beginning) => {
  const text = new URL(`./${name}.txt`, import.meta.url);
  const answers = new URL(`./${name}.jsonl`, import.meta.url);

  test('is played again in the same way', () => {
    const { played, kept } = playedAgain({ text, answers, beginning }, golden, renew);
    expect(played).toBe(kept);
  });

  test('is a whole one: it is played to its ending', () => {
    const lines = readFileSync(text, 'utf8').split('\n');
    expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThan(40);
    expect(lines.some((line) => /^Decisions: .* Ending: \w+\.$/.test(line))).toBe(true);
  });
});
