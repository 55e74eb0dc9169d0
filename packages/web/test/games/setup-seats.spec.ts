import { DECKS } from '@grimrule/rings';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../../src/games/by-lot.ts';
import { champions } from '../../src/games/champions/champions.ts';
import { withHero } from '../../src/games/champions/setup/hero-choice.tsx';
import { type Candidate, foundAmong } from '../../src/games/cooperative/setup/gallery.tsx';
import type { PageGame } from '../../src/games/page-game.ts';
import { rings } from '../../src/games/rings/rings.ts';
import { withDeck } from '../../src/games/rings/setup/seats.ts';
import { lots } from '../../src/place/lots.ts';

const LORE = DECKS.find(({ slug }) => slug === 'lore');
const COOPERATIVE: readonly PageGame[] = [champions, rings];

describe.each(COOPERATIVE)('the setup of $name', (page) => {
  const { options } = page.firstGame;
  beforeAll(() => page.packs?.load());

  it('adds seats until the table is full, each with somebody else to play', () => {
    let now = options;
    for (let seats = 2; seats <= page.seats.most; seats++) {
      now = page.seating?.withSeat(now) ?? null;
      expect(page.seatsOf(now)).toBe(seats);
      expect(page.game.setup(now, 'a try')).not.toHaveProperty('problems');
    }
    expect(page.seating?.withSeat(now)).toBeNull();
    const names = Array.from({ length: page.seats.most }, (_, seat) =>
      page.seatName(now, seat, 'en'),
    );
    expect(new Set(names).size).toBe(page.seats.most);
  });

  it('takes away the seat that was meant, but never the last one', () => {
    const two = page.seating?.withSeat(options) ?? null;
    const second = page.seatName(two, 1, 'en');
    const one = page.seating?.withoutSeat(two, 0) ?? null;
    expect(page.seatsOf(one)).toBe(1);
    expect(page.seatName(one, 0, 'en')).toBe(second);
    expect(page.seating?.withoutSeat(one, 0)).toBeNull();
  });

  it('surprises with a game that can begin, for as many seats', () => {
    const two = page.seating?.withSeat(options) ?? null;
    const lot = lots(7);
    const drawnGames = Array.from({ length: 12 }, () => page.seating?.surprise(two, lot) ?? null);
    for (const each of drawnGames) {
      expect(page.seatsOf(each)).toBe(2);
      expect(page.game.setup(each, 'a try')).not.toHaveProperty('problems');
    }
    expect(new Set(drawnGames.map((each) => JSON.stringify(each))).size).toBeGreaterThan(3);
  });
});

it('a seat that takes what another one has gives it its own', () => {
  const heroes = { heroes: ['spider-man', 'iron-man'], scenario: 'rhino' };
  expect(withHero(heroes, 0, 'iron-man')).toMatchObject({ heroes: ['iron-man', 'spider-man'] });
  expect(withHero(heroes, 1, 'she-hulk')).toMatchObject({ heroes: ['spider-man', 'she-hulk'] });
  const decks = { decks: ['leadership', 'lore'], scenario: 'passage' };
  expect(withDeck(decks, 1, 'leadership')).toMatchObject({ decks: ['lore', 'leadership'] });
  expect(withDeck(decks, 1, 'tactics')).toMatchObject({ decks: ['leadership', 'tactics'] });
});

it('a seat whose heroes another deck takes away gets a deck that fits', () => {
  const sharing = DECKS.find(
    ({ slug, heroes }) => slug !== 'lore' && heroes.some((hero) => LORE?.heroes.includes(hero)),
  );
  const decks = { decks: ['tactics', 'lore'], scenario: 'passage' };
  const after = withDeck(decks, 0, sharing?.slug ?? '');
  expect(after).toMatchObject({ decks: [sharing?.slug, expect.not.stringMatching(/^lore$/)] });
  expect(rings.game.setup(after, 'a try')).not.toHaveProperty('problems');
});

it('lots draw each thing once, and no more than there are', () => {
  expect([...drawn(['a', 'b', 'c'], 5, lots(3))].sort()).toEqual(['a', 'b', 'c']);
  expect(drawn(['a', 'b', 'c'], 0, lots(3))).toEqual([]);
});

describe('the search in a gallery', () => {
  const one = (slug: string, title: string, note: string): Candidate => ({
    ...{ slug, title, note, art: [], tone: 'hero', words: ['Avenger'], seat: null },
  });
  const all = [one('hulk', 'She-Hulk', 'Aggression'), one('eowyn', 'Éowyn', 'Spirit')];
  const found = (asked: string) => foundAmong(all, asked).map(({ slug }) => slug);

  it('finds titles, notes and other words, however they are spelt', () => {
    expect(found('')).toEqual(['hulk', 'eowyn']);
    expect(found('eowyn')).toEqual(['eowyn']);
    expect(found('avenger AGGR')).toEqual(['hulk']);
    expect(found('avenger nobody')).toEqual([]);
  });
});
