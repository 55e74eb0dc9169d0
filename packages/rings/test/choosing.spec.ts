import { describe, expect, it } from 'vitest';
import { DECKS, rings } from '../src/index.ts';

const chooses = (options: unknown, seat: number, deck: string) =>
  rings.definition.chooses?.(options, seat, deck);

describe('before a game, a seat', () => {
  const TWO = { scenario: 'passage', decks: ['leadership', 'lore'] };

  it('takes another deck, and nothing else changes', () => {
    expect(chooses(TWO, 1, 'tactics')).toEqual({ ...TWO, decks: ['leadership', 'tactics'] });
  });

  it('takes no deck with a hero of another seat, no unknown one, and none for a seat that is not there', () => {
    const heroes = DECKS.find(({ slug }) => slug === 'leadership')?.heroes ?? [];
    const sharing = DECKS.filter(
      (deck) => deck.slug !== 'lore' && deck.heroes.some((hero) => heroes.includes(hero)),
    );
    expect(sharing.length).toBeGreaterThan(1);
    for (const { slug } of sharing) expect(chooses(TWO, 1, slug), slug).toBeNull();
    expect(chooses(TWO, 1, 'nothing')).toBeNull();
    expect(chooses(TWO, 2, 'tactics')).toBeNull();
  });

  it('takes a deck of its own, unless another seat has one of its heroes on whatever card', () => {
    const own = { heroes: ['core-004'], cards: { 'core-029': 3 } };
    const taken = { ...TWO, decks: ['leadership', own] };
    expect(chooses(TWO, 1, JSON.stringify(own))).toEqual(taken);
    expect(chooses(taken, 1, 'spirit')).toEqual({ ...TWO, decks: ['leadership', 'spirit'] });
    expect(chooses(taken, 0, 'tactics')).toBeNull();
    expect(chooses(TWO, 1, JSON.stringify({ ...own, heroes: ['core-001'] }))).toBeNull();
    expect(chooses(TWO, 1, JSON.stringify({ cards: own.cards }))).toBeNull();
  });

  it('has no choice in a campaign, or where the options are not readable', () => {
    expect(chooses({ ...TWO, campaign: {} }, 1, 'tactics')).toBeNull();
    for (const odd of [null, 7, {}, { decks: 'lore' }]) {
      expect(chooses(odd, 0, 'tactics')).toBeNull();
    }
  });
});
