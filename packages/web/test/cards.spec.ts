import type { Entry } from '@grimrule/rulebook';
import { RULEBOOKS } from '@grimrule/rulebook';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../src/cards/catalogue.ts';
import { dataParts } from '../src/cards/data-parts.ts';
import { chosenCards } from '../src/cards/filter.ts';
import { doubtsOn, rulesOf, rulingsOn } from '../src/cards/rules-of-card.ts';
import { championsCatalogue } from '../src/games/champions/cards/catalogue.ts';
import { champions } from '../src/games/champions/champions.ts';
import { REGISTERED } from '../src/registered/games.ts';
import { bookOf } from './rules/book-of.ts';

const GAMES = await Promise.all(
  Object.values(REGISTERED).map(async ({ page, catalogue }) => ({
    page: await page(),
    catalogue: await catalogue(),
  })),
);

describe.each(GAMES)('the catalogue of $page.name', ({ page, catalogue }) => {
  const { cards, types, groups, explains } = catalogue;
  const book = bookOf(page.name);

  it('has each printed card once, under the code that the table leads to', () => {
    expect(new Set(cards.map(({ code }) => code)).size).toBe(cards.length);
    for (const { code, design } of cards) expect(page.codeOf(design)).toBe(code);
  });

  it('leads from each side of a card to its other sides and back', () => {
    for (const { code, otherSides } of cards) {
      for (const other of otherSides) {
        expect(cards.find((each) => each.code === other)?.otherSides).toContain(code);
      }
    }
  });

  it('names every type, set, deck and scenario in both languages', () => {
    for (const { name } of [...types, ...groups]) {
      for (const language of LANGUAGES) expect(name[language]).toMatch(/^\p{Lu}[^_]+$/u);
    }
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    expect(types.map(({ type }) => type)).toEqual([...new Set(cards.map(({ type }) => type))]);
  });

  it('puts only cards that there are into sets, decks and scenarios', () => {
    const codes = new Set(cards.map(({ code }) => code));
    for (const group of groups) {
      expect(group.codes.size, group.id).toBeGreaterThan(0);
      expect([...group.codes].filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  it('explains with entries that say something themselves', () => {
    const addresses = new Set(Object.values(explains).flat());
    const unfit = [...addresses].filter((id) => {
      const entry = book.entry(id);
      return !entry || (entry.untested === 'pointer' && entry.en.text.length < 2 && !isPower(id));
    });
    expect(unfit).toEqual([]);
  });

  it('explains nothing that no card says', () => {
    const said = new Set(cards.flatMap(({ says }) => says));
    expect(Object.keys(explains).filter((part) => !said.has(part))).toEqual([]);
  });

  it('has rules for every card, the first of them about its type', () => {
    for (const card of cards) {
      const about = rulesOf(book, catalogue, card).map(({ id }) => id);
      expect(about, card.code).toContain(explains[`type:${card.type}`]);
      expect(new Set(about).size).toBe(about.length);
    }
  });
});

/** Powers of cards are short entries: what they are for stands elsewhere. */
const isPower = (id: string) => ['sch', 'thw'].includes(id);

it('the data of a card is told by field and value, however deep it lies', () => {
  const ability = {
    kind: 'action',
    effect: { do: 'sequence', effects: [{ do: 'draw', count: 1 }] },
  };
  expect(
    dataParts({ type: 'event', unique: undefined }, [ability], { labels: ['attack'] }),
  ).toEqual(['type:event', 'kind:action', 'do:sequence', 'do:draw', 'labels:attack']);
});

describe('filtering', () => {
  const nothing = { words: '', type: '', group: '' };
  const [catalogue] = [championsCatalogue as Catalogue];
  const codes = (wanted: Partial<typeof nothing>) =>
    chosenCards(champions, catalogue, { ...nothing, ...wanted });

  it('shows all cards where nothing is asked for', () => {
    expect(codes({})).toEqual(catalogue.cards);
  });

  it('finds words of both languages, in any order and however they are spelt', () => {
    const english = codes({ words: 'ready  IDENTITY ' });
    expect(english.length).toBeGreaterThan(0);
    expect(codes({ words: 'identität spielbereit' })).toEqual(english);
    expect(codes({ words: 'identitat spielbereit' })).toEqual(english);
    expect(codes({ words: 'identitaet spielbereit' })).toEqual(english);
  });

  it('finds every part of a card: code, title, subtitle, type, traits and text', () => {
    for (const words of ['01058', 'daredevil', 'matt murdock', 'ally', 'defender']) {
      expect(codes({ words }).map(({ code }) => code)).toContain('01058');
    }
  });

  it('finds only cards that are all of what is asked for', () => {
    const [group] = catalogue.groups;
    const found = codes({ type: 'event', group: group?.id ?? '' });
    expect(found.length).toBeGreaterThan(0);
    for (const { code, type } of found) {
      expect(type).toBe('event');
      expect(group?.codes.has(code)).toBe(true);
    }
    expect(codes({ words: 'nowhere to be found' })).toEqual([]);
    expect(codes({ group: 'no such set' })).toEqual([]);
  });
});

describe('rulings on a card', () => {
  const ids = (game: 'champions' | 'rings', ...codes: readonly string[]) =>
    rulingsOn(RULEBOOKS[game], codes).map(({ id }) => id);

  it('are found by its code, also those of a card of another product', () => {
    expect(ids('champions', '01027')).toEqual(['focused-rage-and-tough']);
    expect(ids('champions', '01085')).toEqual(['shrink-and-emergency']);
    expect(ids('rings', 'core-008')).toEqual(['eleanor-replacement']);
    expect(ids('champions', '01003')).toEqual([]);
  });

  it('are told once for all sides of it', () => {
    expect(ids('champions', '01043a', '01043b')).toEqual(['ancestral-knowledge-versions']);
  });
});

describe('doubts about a card', () => {
  const noted = (en: string) => {
    const entry = { id: 'some', decided: [{ en, de: '' }] } as unknown as Entry;
    return { ...RULEBOOKS.duel, entries: [entry] };
  };

  it.each([
    ['Long Title (Core 23) does much.', 'Long Title'],
    ['With Long Title (Its Hero), much happens.', 'Long Title'],
    ['The first point of Long Title counts.', 'Long Title'],
    ['Short (Core Set 1A): it counts.', 'Short'],
    ['Somebody’s Plan (Core Set 2): it counts.', "Somebody's Plan"],
  ])('are found: %s', (doubt, title) => {
    expect(doubtsOn(noted(doubt), title)).toHaveLength(1);
  });

  it.each([
    ['Short of cards, one stops.', 'Short'],
    ['Another Thing (Long Title 12): no.', 'Long Title'],
    ['Long Title (Another Box 30): no.', 'Long Title'],
    ['Long Titles are no title.', 'Long Title'],
    ['Long Title’s Quiver (Core 3): no.', 'Long Title'],
  ])('are about another card: %s', (doubt, title) => {
    expect(doubtsOn(noted(doubt), title)).toHaveLength(0);
  });

  it('are told once, even if several entries have them', () => {
    const book = noted('Long Title (Core 23) does much.');
    expect(
      doubtsOn({ ...book, entries: [...book.entries, ...book.entries] }, 'Long Title'),
    ).toHaveLength(1);
  });
});
