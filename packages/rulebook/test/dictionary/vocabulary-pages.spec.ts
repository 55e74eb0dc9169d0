import { readFileSync } from 'node:fs';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import { rings } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';

const pageNamed = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

/** How many words of each kind a game has. */
function countsOf({ definition }: typeof champions | typeof duel | typeof rings) {
  const { acts, filters, facts, amounts = {}, sources, events, stats } = definition;
  const count = (nodes: object) => Object.keys(nodes).length;
  return {
    acts: count(acts),
    filters: count(filters),
    facts: count(facts),
    numbers: count(amounts),
    'sets of cards': count(sources),
    events: events.length,
    stats: stats.length,
  };
}

const GAMES = [champions, duel, rings].map(countsOf);

describe('docs/vocabulary.md', () => {
  const page = pageNamed('vocabulary.md');

  test.each(Object.keys(countsOf(duel)))('counts the %s of each game', (kind) => {
    const counts = GAMES.map((game) => game[kind as keyof (typeof GAMES)[number]]);
    expect(page).toContain(`| ${kind} | ${counts.join(' | ')} |`);
  });
});

describe('docs/hard-cards.md', () => {
  const [, section = ''] = pageNamed('hard-cards.md').split('\n## The kinds that only Rings has');
  const listed = [...section.matchAll(/^\| `(\w+)` \| (\w+) \| (.+) \|$/gm)].map(
    ([, name = '', kind = '', why = '']) => ({ name, kind, why }),
  );

  test.each(['acts', 'filters', 'facts', 'amounts'] as const)(
    'lists all %s of Rings that Champions does not have',
    (kind) => {
      const known = Object.keys(champions.definition[kind] ?? {});
      const own = Object.keys(rings.definition[kind] ?? {}).filter((name) => !known.includes(name));
      const told = kind === 'amounts' ? 'number' : kind.slice(0, -1);
      const names = listed.filter((each) => each.kind === told).map(({ name }) => name);
      expect(names.toSorted()).toEqual(own.toSorted());
    },
  );

  test('counts them, gives the reason for each, and they are fewer than fifteen', () => {
    expect(section).toContain(`**${listed.length} kinds**`);
    expect(listed.length).toBeLessThan(15);
    for (const { name, why } of listed) expect(why.length, name).toBeGreaterThan(20);
  });
});
