import { describe, expect, it } from 'vitest';
import { cardsIn, contentsOf } from '../../src/cards/designs.ts';
import { deckProblems } from '../../src/decks/deck-building.ts';
import { heroSide, nemesisSetOf, obligationsOf } from '../../src/decks/identity.ts';

const POOL = cardsIn(['core']);
const STARTER_DECKS = contentsOf('core')?.decks ?? [];

const EXPECTED = [
  ['spider-man', '01001a', 'justice', '01165', 'spider_man_nemesis'],
  ['captain-marvel', '01010a', 'leadership', '01175', 'captain_marvel_nemesis'],
  ['she-hulk', '01019a', 'aggression', '01160', 'she_hulk_nemesis'],
  ['iron-man', '01029a', 'aggression', '01170', 'iron_man_nemesis'],
  ['black-panther', '01040a', 'protection', '01155', 'black_panther_nemesis'],
] as const;

describe('starter decks', () => {
  it('there is one for each hero of the core set', () => {
    expect(STARTER_DECKS.map(({ slug }) => slug)).toEqual(EXPECTED.map(([slug]) => slug));
  });

  describe.each(EXPECTED)('%s', (slug, identity, aspect, obligation, nemesisSet) => {
    const deck = STARTER_DECKS.find((each) => each.slug === slug);
    const factionOf = (code: string) => POOL.find((card) => card.code === code)?.faction;

    it('belongs to its identity and its aspect', () => {
      expect(deck).toMatchObject({ identity, aspect });
      expect(heroSide(slug, POOL)?.code).toBe(identity);
    });

    it('has forty cards: fifteen of the hero, fourteen of the aspect, eleven basic ones', () => {
      const counts: Record<string, number> = {};
      for (const [code, count] of Object.entries(deck?.cards ?? {})) {
        const faction = factionOf(code) ?? 'unknown';
        counts[faction] = (counts[faction] ?? 0) + count;
      }
      expect(counts).toEqual({ hero: 15, [aspect]: 14, basic: 11 });
    });

    it('keeps every rule of deck building', () => {
      expect(deck && deckProblems(deck, POOL)).toEqual([]);
    });

    it('comes with one obligation and a nemesis set', () => {
      const hero = heroSide(slug, POOL);
      expect(hero && obligationsOf(hero, POOL)).toEqual([obligation]);
      expect(hero && nemesisSetOf(hero)).toBe(nemesisSet);
      expect(POOL.some(({ set }) => set === nemesisSet)).toBe(true);
    });
  });
});
