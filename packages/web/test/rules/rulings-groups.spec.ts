import { listed, RULEBOOKS, TOPICS } from '@grimrule/rulebook';
import { describe, expect, it } from 'vitest';
import { byProduct, byTopic } from '../../src/rules/rulings/groups.ts';

const lines = listed(RULEBOOKS.champions);

describe('the page of rulings', () => {
  it.each(['en', 'de'] as const)('shows every ruling once in each order (%s)', (language) => {
    for (const groups of [byTopic(lines, language), byProduct(lines, language, 'all')]) {
      const shown = groups.flatMap((group) => group.lines);
      expect(shown).toHaveLength(lines.length);
      expect(new Set(shown)).toEqual(new Set(lines));
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      for (const { key, title } of groups) {
        expect(key).toMatch(/^(?:topic|product)-[a-z0-9-]+$/);
        expect(title).not.toBe('');
      }
    }
  });

  it('has topics in the order of the rulebook', () => {
    const places = byTopic(lines, 'en').map(({ key }) =>
      TOPICS.findIndex((topic) => key === `topic-${topic}`),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('has all products first, then the Core Set, and the questions of a product in their order', () => {
    const [general, core, ...others] = byProduct(lines, 'de', 'Alle Produkte');
    expect(general?.title).toBe('Alle Produkte');
    expect(core?.title).toBe('Grundspiel');
    for (const group of [core, ...others]) {
      const numbers = group?.lines.flatMap(({ faq }) => faq ?? []) ?? [];
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
  });
});
