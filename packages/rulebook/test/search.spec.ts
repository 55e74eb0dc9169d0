import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.ts';
import { excerptOf, lookUp, marked, RULEBOOKS, search, searchAll } from '../src/index.ts';

const { champions, duel, rings } = RULEBOOKS;

const found = (book: typeof champions, language: Language, typed: string) =>
  search(book, language, typed).map(({ id }) => id);

describe('a search', () => {
  it('finds an entry by its title, in both languages', () => {
    expect(found(champions, 'en', 'overkill')[0]).toBe('overkill');
    expect(found(champions, 'de', 'Galgenregel')[0]).toBe('grim-rule');
    expect(found(rings, 'de', 'Galgenregel')[0]).toBe('grim-rule');
  });

  it('answers while one types', () => {
    expect(found(champions, 'de', 'Wid').slice(0, 2)).toEqual(['thw', 'thwart']);
    const typed = 'retaliate';
    for (let letters = 4; letters <= typed.length; letters++) {
      expect(found(champions, 'en', typed.slice(0, letters))[0]).toBe('retaliate-x');
    }
  });

  it('answers a question', () => {
    expect(found(champions, 'en', 'can I defend with an ally')[0]).toBe('defend-defense');
    const empty = found(champions, 'en', 'What happens when my deck is empty?');
    expect(empty.slice(0, 3)).toContain('running-out-of-cards');
    const german = found(rings, 'de', 'Darf ich mit zwei Charakteren verteidigen?');
    expect(german[0]).toBe('several-defenders');
  });

  it('forgives misspellings', () => {
    for (const typed of ['overkil', 'ovrkill', 'Overrkill', 'OVERKILL']) {
      expect(found(champions, 'en', typed)[0], typed).toBe('overkill');
    }
    expect(found(rings, 'en', 'engagment chek')[0]).toBe('engagement-check');
    expect(found(duel, 'de', 'Zivillisten')[0]).toBe('civilians');
  });

  it('forgives letters that changed places', () => {
    expect(found(champions, 'en', 'tuogh')[0]).toBe('tough');
    expect(found(champions, 'en', 'discrad')[0]).toBe('discard');
    expect(found(champions, 'de', 'Gegenr')[0]).toBe('enemy');
  });

  it('forgives a misspelling in the beginning of a word', () => {
    expect(found(rings, 'de', 'Schattn')[0]).toBe('shadow-effects');
  });

  it('takes nothing that is only as long as what was typed', () => {
    expect(found(duel, 'en', 'overkil')).toEqual([]);
    expect(found(champions, 'de', 'Zähigkeit')).not.toContain('constant-ability');
  });

  it('puts what is called exactly so before longer words', () => {
    expect(found(duel, 'en', 'win')[0]).toBe('end-of-the-game');
    expect(found(champions, 'de', 'mulligan')[0]).toBe('setup');
    expect(found(duel, 'de', 'Artefakt')[0]).toBe('artefacts');
  });

  it('takes umlauts and accents however they are typed', () => {
    for (const typed of ['erschöpft', 'Erschoepft', 'erschopft']) {
      expect(found(champions, 'de', typed)[0], typed).toBe('exhausted');
    }
    expect(found(champions, 'en', 'óverkill')[0]).toBe('overkill');
  });

  it('finds a word in the middle of another', () => {
    expect(found(champions, 'de', 'limit')).toContain('ally-limit');
  });

  it('knows the titles of the other language', () => {
    expect(found(champions, 'en', 'Widerstand leisten')[0]).toBe('thwart');
    expect(found(champions, 'de', 'exhausted')[0]).toBe('exhausted');
  });

  it('puts titles before aliases, and aliases before text', () => {
    const ids = found(champions, 'en', 'ally');
    const place = (test: (words: string) => boolean, of: 'title' | 'aliases') =>
      ids.map((id) => {
        const { title = '', aliases = [] } = champions.entry(id)?.en ?? {};
        return test(of === 'title' ? title : aliases.join(' '));
      });
    const has = (words: string) => /\bally\b/i.test(words);
    const titled = place(has, 'title');
    const called = place(has, 'aliases');
    expect(ids[0]).toBe('ally');
    expect(titled.indexOf(false)).toBeGreaterThan(titled.filter(Boolean).length - 1);
    const afterTitles = called.slice(titled.filter(Boolean).length);
    expect(afterTitles.indexOf(false)).toBeGreaterThan(0);
    expect(afterTitles.slice(afterTitles.indexOf(false))).not.toContain(true);
  });

  it('finds nothing where there is nothing', () => {
    expect(found(champions, 'en', '')).toEqual([]);
    expect(found(champions, 'en', ' ?! ')).toEqual([]);
    expect(found(champions, 'en', 'xyzzy')).toEqual([]);
  });

  const books = Object.values(RULEBOOKS).flatMap((book) =>
    (['en', 'de'] as const).map((language) => ({ book, language })),
  );
  it.each(books)(
    'finds every entry by its own title, or what it leads to ($book.game, $language)',
    ({ book, language }) => {
      for (const { id, see = [], untested, ...wordings } of book.entries) {
        const [first] = found(book, language, wordings[language].title);
        const wanted = untested === 'pointer' ? [id, ...see] : [id];
        expect(wanted, id).toContain(first);
      }
    },
  );
});

describe('a search over all games', () => {
  const all = (language: Language, typed: string) =>
    searchAll(Object.values(RULEBOOKS), language, typed).map(
      ({ book, entry }) => `${book.game}/${entry.id}`,
    );

  it('puts the best of each game first', () => {
    expect(all('de', 'Galgenregel').slice(0, 2).sort()).toEqual([
      'champions/grim-rule',
      'rings/grim-rule',
    ]);
    expect(all('en', 'overkill')[0]).toBe('champions/overkill');
    expect(all('en', 'civilians')[0]).toBe('duel/civilians');
  });
});

describe('what was searched for', () => {
  const hitsIn = (typed: string, language: Language = 'en') => {
    const [hit] = searchAll([champions], language, typed);
    if (!hit) throw new Error(`nothing found for ${typed}`);
    return { ...hit, excerpt: excerptOf(hit, language) };
  };
  const highlighted = (pieces: ReturnType<typeof marked>) =>
    pieces.filter(({ isHit }) => isHit).map(({ words }) => words);

  it('is marked in the title, also when it was misspelt', () => {
    const { entry, words } = hitsIn('overkil');
    expect(marked(entry.en.title, words)).toEqual([{ words: 'Overkill', isHit: true }]);
  });

  it('is shown where the entry speaks of it', () => {
    const { entry, words, excerpt } = hitsIn('can I defend with an ally');
    expect(entry.id).toBe('defend-defense');
    expect(highlighted(marked(entry.en.title, words))).toEqual(['Defend']);
    expect(highlighted(excerpt)).toEqual(expect.arrayContaining(['ally', 'defends']));
  });

  it('is shown in one line, with nothing lost or added', () => {
    for (const { en, id } of champions.entries.filter(({ topic }) => topic === 'keywords')) {
      const { excerpt } = hitsIn(en.title);
      const line = excerpt.map(({ words }) => words).join('');
      expect(line.length, id).toBeLessThan(170);
      expect(line, id).not.toMatch(/\[\[|\]\]/);
    }
  });
});

describe('looking up', () => {
  const ids = (book: typeof champions, term: string) =>
    lookUp(book, 'en', term).map(({ id }) => id);

  it('takes the title, a part of it or the address, in either language', () => {
    expect(ids(champions, 'stun, stunned')).toEqual(['stunned']);
    expect(ids(champions, 'STUNNED')).toEqual(['stunned']);
    expect(ids(champions, 'betäubt')).toContain('stunned');
    expect(ids(champions, 'hinder')).toEqual(['hinder-x']);
    expect(ids(champions, 'hinder-x')).toEqual(['hinder-x']);
  });

  it('puts an entry before one that only points to it', () => {
    expect(ids(champions, 'draw')).toEqual(['draw-drawing-cards', 'draw']);
  });

  it('takes the number of a step', () => {
    expect(ids(rings, '6.4.2')).toEqual(['step-6-4-2']);
    expect(ids(rings, '6.8b')).toEqual(['step-6-8b']);
  });

  it('takes an alias where nothing has that title', () => {
    expect(ids(champions, 'can I defend with an ally')[0]).toBe('defend-defense');
  });

  it('takes nothing that is only similar', () => {
    expect(ids(champions, 'overkil')).toEqual([]);
  });
});
