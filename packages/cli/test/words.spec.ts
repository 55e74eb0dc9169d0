import { beforeAll, describe, expect, test } from 'vitest';
import { grimrule } from './run.ts';

// The program compiles the dictionary before it starts; here the command runs in this process.
beforeAll(async () => {
  const compiler = new URL('../../../scripts/rulebook/dictionary.mjs', import.meta.url).href;
  const { compileDictionary }: { compileDictionary: () => Promise<void> } = await import(compiler);
  await compileDictionary();
});

describe('words', () => {
  test('shows a word with its signature, its meaning, its rule and cards that use it', async () => {
    const { out, code } = await grimrule(['words', 'champions', 'giveBoost']);
    expect(code).toBe(0);
    expect(out).toMatch(/^giveBoost\(howMany: Amount, to: Cards\): Effect\n {2}\S/);
    expect(out).toMatch(/\n {2}Rule: Boost\n/);
    expect(out).toMatch(/\n {2}.+ \(01\d{3}[a-z]?\)\n {4}.*giveBoost\(/);
  });

  test('finds a word of every game in each of them, by a part of its meaning', async () => {
    const { out } = await grimrule(['words', 'rings', 'delayed', 'effect']);
    expect(out).toMatch(/^later\(on: EventName/);
  });

  test('lists the words of a game by part, in the language of the reader', async () => {
    const { out } = await grimrule(['words', 'duel', '--lang', 'de']);
    expect(out).toMatch(/\nFilter\n {2}.*adjacent/);
    expect(out).not.toContain('thwartScheme');
  });

  test('as JSON', async () => {
    const { out } = await grimrule(['words', 'duel', 'whenPlayed', '--json']);
    expect(JSON.parse(out)).toMatchObject([{ name: 'whenPlayed', game: 'duel', part: 'ability' }]);
  });

  test('says so if no word fits', async () => {
    const { err, code } = await grimrule(['words', 'duel', 'xyzzy']);
    expect(code).toBe(2);
    expect(err).toContain("No word of the vocabulary fits 'xyzzy'.");
  });
});
