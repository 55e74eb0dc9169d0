import { readFileSync } from 'node:fs';
import { loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import { POOL as RINGS_CARDS } from '@grimrule/rings';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import type { Ruling } from '../src/index.ts';
import { kindOf, listed, matching, RULEBOOKS, spansOf, subjectOf } from '../src/index.ts';
import {
  CHAMPIONS_ERRATA,
  CHAMPIONS_FAQ,
  CHAMPIONS_OLDER_ERRATA,
  CHAMPIONS_PAGE_ERRATA,
} from './publisher.ts';

await loadPacks(OFFERED);
const CHAMPIONS_CARDS = offeredCards();

const LANGUAGES = ['en', 'de'] as const;
const { champions, duel, rings } = RULEBOOKS;

describe.each(Object.values(RULEBOOKS))('the rulings of $game', ({ rulings, entry }) => {
  it('have each address once', () => {
    const ids = rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(?!decided-)[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('stand under entries that there are, and lead only to such', () => {
    for (const ruling of rulings) {
      expect(ruling.entries.length, ruling.id).toBeGreaterThan(0);
      expect(new Set(ruling.entries).size, ruling.id).toBe(ruling.entries.length);
      const linked = LANGUAGES.flatMap((language) =>
        spansOf(ruling[language], (id) => id).flatMap((span) => span.entry ?? []),
      );
      const missing = [...ruling.entries, ...linked].filter((id) => !entry(id));
      expect(missing, ruling.id).toEqual([]);
    }
  });

  it('say in both languages what they are about and what holds, without slips', () => {
    for (const ruling of rulings) {
      for (const language of LANGUAGES) {
        expect(subjectOf(ruling, language), ruling.id).not.toBe('');
        expect(ruling[language], ruling.id).toMatch(/^[\p{Lu}\p{N}„“].+[.!?]$/u);
        expect(ruling[language], ruling.id).not.toMatch(/ {2}|\[\[[^\]]*$|\s[.,;:!?]/);
      }
      expect(ruling.en, ruling.id).not.toBe(ruling.de);
    }
  });
});

describe('the FAQ of Champions', () => {
  const answers = champions.rulings.filter(({ faq }) => faq !== undefined);

  test('has 104 questions, and each is answered once', () => {
    expect(CHAMPIONS_FAQ).toHaveLength(104);
    const numbers = answers.map(({ faq = 0 }) => faq).sort((one, other) => one - other);
    expect(numbers).toEqual(CHAMPIONS_FAQ.map((_, place) => place + 1));
  });

  test.each(CHAMPIONS_FAQ.map((about, place) => ({ number: place + 1, about })))(
    'question $number is answered for $about',
    ({ number, about }) => {
      const [answer] = answers.filter(({ faq }) => faq === number);
      expect(answer && firstOf(answer)).toBe(about);
    },
  );

  test('has no answer that is also an erratum', () => {
    expect(answers.filter((answer) => kindOf(answer) !== 'ruling')).toEqual([]);
  });
});

/** Each with the first two digits of the codes of its cards. */
const PRODUCTS: readonly { readonly codes: string; readonly en: string }[] = parse(
  readFileSync(new URL('../rulings/champions/products.yaml', import.meta.url), 'utf8'),
);

/** The first subject of a ruling, as the list of the publisher writes it. */
function firstOf({ cards = [], product }: Ruling): string {
  const [card] = cards;
  if (card) return card.code;
  return PRODUCTS.find(({ en }) => en === product?.en)?.codes ?? 'all';
}

describe('the errata of Champions', () => {
  const errata = champions.rulings.filter(({ erratum }) => erratum);

  test('correct every card that the publisher corrected, and each once', () => {
    const corrected = errata.flatMap(({ cards = [] }) => cards.map(({ code }) => code));
    expect(corrected.sort()).toEqual([...CHAMPIONS_ERRATA, ...CHAMPIONS_OLDER_ERRATA].sort());
  });

  test('correct the pages of the rulebooks', () => {
    const pages = errata.filter(({ cards = [] }) => cards.length === 0).map(firstOf);
    expect(pages.sort()).toEqual([...CHAMPIONS_PAGE_ERRATA].sort());
  });
});

describe('cards that rulings name', () => {
  const named = (rulings: readonly Ruling[]) => rulings.flatMap(({ cards = [] }) => cards);
  // An erratum puts full stops into one German title, which the cards do not have.
  const typed = (title = '') => title.replaceAll('’', "'").replaceAll('.', '');

  test('have the titles they have in Champions', () => {
    const ours = named(champions.rulings).filter(({ code }) => code.startsWith('01'));
    expect(ours.length).toBeGreaterThan(30);
    for (const { code, title } of ours) {
      const card = CHAMPIONS_CARDS.find((each) => each.code === code);
      expect(typed(title.en), code).toBe(typed(card?.name));
      expect(typed(title.de), code).toBe(typed(card?.nameDe));
    }
  });

  test('have the titles they have in Rings', () => {
    for (const { code, title } of named(rings.rulings)) {
      expect(RINGS_CARDS.find((card) => card.code === code)?.name).toBe(title.en);
    }
  });

  test('are named with their products, each product once', () => {
    const subjects = (id: string) => {
      const ruling = champions.rulings.find((each) => each.id === id);
      return ruling && LANGUAGES.map((language) => subjectOf(ruling, language));
    };
    expect(subjects('webbed-up-and-spider-sense')).toEqual([
      'Webbed Up (Core Set 9), Spider-Man (1A)',
      'Eingesponnen (Grundspiel 9), Spider-Man (1A)',
    ]);
    expect(subjects('cosmo-player-or-encounter-deck')?.[0]).toBe('Cosmo (Star-Lord 20, Nebula 20)');
    expect(subjects('norman-osborn-stunned')?.[0]).toBe(
      'Norman Osborn (The Green Goblin 1A, 2A, 3A)',
    );
  });
});

describe('the page of rulings', () => {
  it.each(Object.values(RULEBOOKS))('lists everything once ($game)', (book) => {
    const lines = listed(book);
    const decided = book.entries.reduce((sum, entry) => sum + (entry.decided?.length ?? 0), 0);
    expect(lines).toHaveLength(book.rulings.length + decided);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  const found = (language: 'en' | 'de', words: string) =>
    matching(listed(champions), language, words).map(({ id }) => id);

  it('finds a ruling by its card in either language, by its rule, product and number', () => {
    expect(found('en', 'focused rage')).toEqual(['focused-rage-and-tough']);
    expect(found('en', 'fokussierte')).toEqual(['focused-rage-and-tough']);
    expect(found('de', 'fokussierte wut zäh')).toEqual(['focused-rage-and-tough']);
    expect(found('en', 'faq 103')).toEqual(['elephants-trunk-alone']);
    expect(found('de', 'FAQ 9')).toContain('focused-rage-and-tough');
    expect(found('de', 'FAQ 9')).not.toContain('target-spotter-never-engaged');
    expect(found('en', 'mojomania overkill')).toContain('wild-wild-mojo-overkill');
    expect(found('en', 'Deadpool aspect pool')).toContain('infinite-deadpools-added');
  });

  it('finds nothing where there is nothing, and everything while nothing is typed', () => {
    expect(found('en', 'xyzzy')).toEqual([]);
    expect(found('de', ' ')).toHaveLength(listed(champions).length);
  });

  it('has decided doubts of games without a FAQ', () => {
    expect(new Set(listed(duel).map(({ kind }) => kind))).toEqual(new Set(['decided']));
  });
});
