import { loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import { describe, expect, test } from 'vitest';
import { grimrule } from './run.ts';

await loadPacks(OFFERED);
const POOL = offeredCards();

describe('cards', () => {
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
});

describe('cards of Champions', () => {
  test('are all printed sides of the core set, with the fields of the public lists', async () => {
    const { out } = await grimrule(['cards', 'champions', '--json']);
    const cards = JSON.parse(out);
    expect(cards).toHaveLength(POOL.length);
    const fields = Object.keys(cards[0]);
    for (const card of cards) {
      expect(Object.keys(card)).toEqual(fields);
      expect(card.text.length).toBe(card.textDe.length);
    }
    const byCode = (code: string) => cards.find((card: { code: string }) => card.code === code);
    expect(byCode('01001a')).toMatchObject({
      name: 'Spider-Man',
      type: 'hero',
      thw: 1,
      atk: 2,
      def: 3,
      health: 10,
      handSize: 5,
      traits: ['Avenger'],
    });
    expect(byCode('01008').keywords).toEqual(['Uses (3 web counters)']);
    // They have a keyword, which the public lists miss.
    expect(byCode('01158').keywords).toEqual([]);
    expect(byCode('01158').text[0]).toBe('Surge.');
    expect(byCode('01172').keywords).toEqual([]);
    expect(byCode('01172').text).toEqual(['Retaliate 1.']);
  });

  test('are found by their name in either language, or by their code', async () => {
    const english = await grimrule(['cards', 'champions', 'web-shooter']);
    expect(english.out).toMatch(/^Web-Shooter\n {2}upgrade, .*cost 1/);
    const german = await grimrule(['cards', 'champions', 'Netzsprüher', '--lang', 'de']);
    expect(german.out).toMatch(/^Netzsprüher\n {2}Upgrade, .*Kosten 1/);
    const stages = await grimrule(['cards', 'champions', 'rhino', '--json']);
    expect(JSON.parse(stages.out)).toHaveLength(3);
    const code = await grimrule(['cards', 'champions', '01001b', '--json']);
    expect(JSON.parse(code.out)).toMatchObject([{ name: 'Peter Parker' }]);
  });

  test('are listed for people', async () => {
    const { out } = await grimrule(['cards', 'champions', '--lang', 'de']);
    expect(out).toContain('Netzsprüher');
    expect(out).toContain('Schurke III');
    expect(out).toContain(`${POOL.length} Kartenseiten`);
  });
});

describe('cards of Rings', () => {
  test('are all of the revised core set, with the fields of the public lists', async () => {
    const { out } = await grimrule(['cards', 'rings', '--json']);
    const cards = JSON.parse(out);
    expect(cards).toHaveLength(138);
    const fields = Object.keys(cards[0]);
    for (const card of cards) {
      expect(Object.keys(card)).toEqual(fields);
      expect(card.text.length).toBe(card.textDe.length);
    }
    const named = (name: string) => cards.find((card: { name: string }) => card.name === name);
    expect(named('Aragorn')).toMatchObject({
      type: 'Hero',
      sphere: 'Leadership',
      unique: true,
      threatCost: 12,
      willpower: 2,
      hitPoints: 5,
      keywords: ['Sentinel'],
    });
    expect(named('Stand and Fight').cost).toBe('X');
    expect(named('Hill Troll')).toMatchObject({ victory: 4, keywords: [] });
    // The public lists count the limit among the keywords.
    expect(named('Valor').keywords).toEqual(['Permanent', 'Limit 1 per hero']);
    expect(named('Wolf Rider').hasShadowEffect).toBe(true);
  });

  test('are found by their name, and a quest by the title of the side that is played', async () => {
    const german = await grimrule(['cards', 'rings', 'faramir', '--lang', 'de']);
    expect(german.out).toMatch(/^Faramir\n {2}Verbündeter, Führung, einzigartig, Kosten 4/);
    const quest = await grimrule(['cards', 'rings', "Beorn's Path"]);
    expect(quest.out).toMatch(/^Beorn's Path\n {2}quest, stage 3, quest points 10/);
  });
});

test('bench gives one object with a measurement for each game', async () => {
  const { out } = await grimrule(['bench', '--json', '--seconds', '0.3']);
  const { duel, champions } = JSON.parse(out);
  for (const key of [
    'decisionsPerSecond',
    'gamesPerSecond',
    'forksPerSecond',
    'stateBytes',
    'answerP99Ms',
  ]) {
    expect(duel[key]).toBeGreaterThan(0);
    expect(champions[key]).toBeGreaterThan(0);
  }
});

test('bench can measure one game alone', async () => {
  const { out } = await grimrule(['bench', 'duel', '--seconds', '0.1', '--lang', 'de']);
  expect(out).toMatch(/^duel\n {2}Entscheidungen pro Sekunde/);
  expect(out).not.toContain('champions');
});
