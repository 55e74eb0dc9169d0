import { describe, expect, it } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { BUILT_DECKS, BUILT_PAIRS } from '../../src/decks/built-decks.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { deckProblems, sharedHeroes } from '../../src/decks/deck-building.ts';
import { LEARNING_DECKS } from '../../src/decks/learning-decks.ts';
import { DECKS } from '../../src/decks/players.ts';

const ARAGORN = 'core-001';
const GIMLI = 'core-004';
const LEGOLAS = 'core-005';
const EOWYN = 'core-007';
const FARAMIR = 'core-014';
const STEWARD = 'core-026';
const GANDALF = 'core-073';
const FOREST_SPIDER = 'core-096';
const FLIES_AND_SPIDERS = 'core-119';
const MENDORS_SUPPORT = 'core-132';
const SCARRED = 'core-138';

const seat = 0;

function deckNamed(slug: string): Deck {
  const found = DECKS.find((deck) => deck.slug === slug);
  if (!found) throw new Error(`no deck ${slug}`);
  return { heroes: found.heroes, cards: found.cards };
}

const legal = deckNamed('crown-and-kingsfoil');
const learning = deckNamed('leadership');

/** The deck with other counts of some cards; a count of nothing takes them out. */
function changed({ heroes, cards }: Deck, counts: Readonly<Record<string, number>>): Deck {
  const entries = Object.entries({ ...cards, ...counts }).filter(([, count]) => count > 0);
  return { heroes, cards: Object.fromEntries(entries) };
}

describe('heroes', () => {
  it.each([[[]], [[ARAGORN, GIMLI, LEGOLAS, EOWYN]]])(
    'are one to three, not as many as %j',
    (heroes) => {
      expect(deckProblems({ ...legal, heroes })).toEqual([
        { say: 'heroCount', seat, count: heroes.length, least: 1, most: 3 },
      ]);
    },
  );

  it('may be any one, two or three, whatever the cards are § deck-building', () => {
    expect(deckProblems({ ...legal, heroes: [EOWYN] })).toEqual([]);
    expect(deckProblems({ ...legal, heroes: [EOWYN, GIMLI] })).toEqual([]);
  });

  it.each(['nobody', FARAMIR])('are not %s', (card) => {
    expect(deckProblems({ ...legal, heroes: [ARAGORN, card] })).toEqual([
      { say: 'unknownHero', seat, card },
    ]);
  });

  it('are unique: nobody is there twice § deck-building, unique', () => {
    expect(deckProblems({ ...legal, heroes: [ARAGORN, GIMLI, ARAGORN] })).toEqual([
      { say: 'heroTwice', seat, card: ARAGORN },
    ]);
  });

  it('are unique at the whole table § deck-building, hero-cards', () => {
    const decks = [[ARAGORN, GIMLI], [EOWYN], [GIMLI]].map((heroes) => ({ ...legal, heroes }));
    expect(sharedHeroes(decks)).toEqual([{ say: 'sharedHero', card: GIMLI, seats: [0, 2] }]);
  });
});

describe('the size of a deck', () => {
  it('is at least fifty § deck-building', () => {
    expect(deckProblems(changed(legal, { [GANDALF]: 2 }))).toEqual([
      { say: 'deckTooSmall', seat, count: 49, least: 50 },
    ]);
  });

  it('has no upper limit § deck-building', () => {
    const players = POOL.filter(({ cost, campaignClass }) => cost !== undefined && !campaignClass);
    const cards = Object.fromEntries(players.map(({ code }) => [code, 3]));
    expect(deckProblems({ heroes: [ARAGORN], cards })).toEqual([]);
  });

  it('counts cards that do not belong there, but neither heroes nor boons and burdens § deck-building, boons', () => {
    const strange = changed(legal, { [GANDALF]: 0, nothing: 1, [FOREST_SPIDER]: 2 });
    expect(deckProblems(strange).map(({ say }) => say)).toEqual(['unknownCard', 'encounterCard']);
    const uncounted = changed(legal, { [GANDALF]: 1, [EOWYN]: 1, [MENDORS_SUPPORT]: 1 });
    expect(deckProblems(uncounted)).toContainEqual({
      say: 'deckTooSmall',
      seat,
      count: 48,
      least: 50,
    });
  });
});

describe('copies', () => {
  it('are three at most § deck-building', () => {
    expect(deckProblems(changed(legal, { [GANDALF]: 4 }))).toEqual([
      { say: 'tooManyCopies', seat, cards: [GANDALF], count: 4, most: 3 },
    ]);
  });

  it('are counted by title § deck-building, copy', () => {
    const [gandalf] = POOL.filter(({ code }) => code === GANDALF);
    if (!gandalf) throw new Error('no Gandalf');
    const pool = [...POOL, { ...gandalf, code: 'another' }];
    expect(deckProblems(changed(legal, { another: 1 }), { pool })).toEqual([
      { say: 'tooManyCopies', seat, cards: [GANDALF, 'another'], count: 4, most: 3 },
    ]);
  });

  it('may be three of a unique card § unique, deck-building', () => {
    expect(deckProblems(changed(legal, { [STEWARD]: 3, [FARAMIR]: 3 }))).toEqual([]);
  });
});

describe('cards that are in no deck', () => {
  it.each([
    ['nothing', 'unknownCard'],
    ['toString', 'unknownCard'],
    [EOWYN, 'heroInDeck'],
    [FOREST_SPIDER, 'encounterCard'],
    [FLIES_AND_SPIDERS, 'encounterCard'],
    [MENDORS_SUPPORT, 'campaignCard'],
    [SCARRED, 'campaignCard'],
  ])('are such as %s: %s § player-deck, deck-building', (card, say) => {
    expect(deckProblems(changed(legal, { [card]: 1 }), { seat: 2 })).toEqual([
      { say, seat: 2, card },
    ]);
  });
});

describe('the learning decks', () => {
  it.each(LEARNING_DECKS.map(({ slug }) => slug))(
    'are allowed as such: %s § learning-decks, deck-building',
    (slug) => {
      expect(deckProblems(deckNamed(slug))).toEqual([]);
    },
  );

  it('are too small as soon as a card or a hero is another § learning-decks', () => {
    const tooSmall = { say: 'deckTooSmall', seat, count: 30, least: 50 };
    expect(deckProblems(changed(learning, { [STEWARD]: 1, [FARAMIR]: 3 }))).toEqual([tooSmall]);
    expect(deckProblems({ ...learning, heroes: [ARAGORN] })).toEqual([tooSmall]);
  });

  it('may have other heroes in a campaign, where heroes fall § learning-decks, deck-building', () => {
    const deck = { ...learning, heroes: [ARAGORN, EOWYN] };
    expect(deckProblems(deck, { inCampaign: true })).toEqual([]);
  });
});

describe('our own decks', () => {
  it.each(BUILT_DECKS.map(({ slug }) => slug))('are legal, with fifty cards: %s', (slug) => {
    const deck = deckNamed(slug);
    expect(deckProblems(deck)).toEqual([]);
    expect(Object.values(deck.cards).reduce((sum, count) => sum + count, 0)).toBe(50);
  });

  it.each(BUILT_PAIRS.map((pair) => [pair.map(({ slug }) => slug).join(' and '), pair] as const))(
    'are built from one core set, both together: %s',
    (_slugs, pair) => {
      expect(sharedHeroes(pair)).toEqual([]);
      const lacking = POOL.filter(({ code, quantityRevised }) => {
        const used = pair.map(({ cards }) => cards[code] ?? 0);
        return used.reduce((sum, count) => sum + count, 0) > quantityRevised;
      });
      expect(lacking).toEqual([]);
    },
  );

  it.each(BUILT_DECKS.map(({ slug }) => slug))('can pay for every card: %s', (slug) => {
    const { heroes, cards } = deckNamed(slug);
    const sphereOf = (code: string) => POOL.find((card) => card.code === code)?.sphere;
    const spheres = ['Neutral', ...heroes.map(sphereOf)];
    expect(Object.keys(cards).filter((code) => !spheres.includes(sphereOf(code)))).toEqual([]);
  });
});
