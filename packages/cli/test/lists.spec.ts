import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { grimrule, PATIENCE } from './run.ts';

describe('cards', PATIENCE, () => {
  test('as JSON, with texts in both languages', async () => {
    const { out } = await grimrule(['cards', 'duel', '--json']);
    const cards = JSON.parse(out);
    expect(cards.length).toBeGreaterThan(50);
    for (const card of cards) {
      expect(Object.keys(card)).toEqual(
        'code name nameDe kind side character colour cost strength life points copies text'.split(
          ' ',
        ),
      );
      expect(card.text.en.length).toBe(card.text.de.length);
    }
    const [first] = cards;
    expect(first).toMatchObject({ kind: 'main', side: 'heroes', points: null });
  });

  test('as a table in German', async () => {
    const { out } = await grimrule(['cards', 'duel', '--lang', 'de']);
    expect(out).toContain('Straßenecke');
    expect(out).toContain('Hauptcharakter');
  });

  test('for somebody who stops reading', () => {
    const bin = fileURLToPath(new URL('../bin/grimrule.mjs', import.meta.url));
    const piped = spawnSync('bash', ['-c', `node '${bin}' cards duel --json | head -1`]);
    expect(String(piped.stderr)).toBe('');
  });
});

test('bench gives one object with a measurement for each game', PATIENCE, async () => {
  const { out } = await grimrule(['bench', '--json', '--seconds', '0.3']);
  const { duel } = JSON.parse(out);
  for (const key of [
    'decisionsPerSecond',
    'gamesPerSecond',
    'forksPerSecond',
    'stateBytes',
    'answerP99Ms',
  ]) {
    expect(duel[key]).toBeGreaterThan(0);
  }
});
