import { describe, expect, it } from 'vitest';
import type { View } from '../../src/art/picture.ts';
import { svgOf } from '../../src/art/picture.ts';
import { isSignature } from '../../src/art/subject.ts';
import { GAMES, NAMES } from './support/pictured.ts';

const VIEWS: readonly View[] = ['upright', 'wide', 'small', 'portrait', 'figure', 'backdrop'];
const MOST_BYTES_OF_A_CHARACTER = 3000;

describe.each(NAMES)('the pictures of %s', (name) => {
  const { page, pictures, subjects, isDraft, ...game } = GAMES[name];
  // Whatever has been drawn of a draft is looked at as well.
  const cards = game.cards.filter(({ art }) => !isDraft(art.code) || subjects[art.code]);

  it('are there for every card, drawn for it and not by its kind', () => {
    const missing = cards.filter(({ art }) => !Object.hasOwn(subjects, art.code));
    expect(missing.map(({ title }) => title)).toEqual([]);
  });

  it('are of cards of the game only', () => {
    const codes = new Set(game.cards.map(({ art }) => art.code));
    expect(Object.keys(subjects).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('can be drawn in all views, without leftovers of the program', () => {
    for (const { art } of cards) {
      for (const view of VIEWS) {
        const svg = pictures.svg(art, view);
        expect(svg).toMatch(/^<svg .*<\/svg>$/);
        expect(svg).not.toMatch(/NaN|undefined|null|\$\d/);
      }
    }
  });

  it('name each part once, and refer to no part that is not there', () => {
    for (const { art } of cards) {
      const svg = pictures.svg(art, 'upright');
      const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(new Set(names).size).toBe(names.length);
      expect(used.filter((id) => !names.includes(id))).toEqual([]);
    }
  });

  it('are the same each time they are drawn', () => {
    for (const { art } of cards) {
      const subject = subjects[art.code];
      if (!subject) throw new Error(art.code);
      // A copy is not remembered: everything is drawn anew.
      expect(svgOf({ ...subject }, 'upright')).toBe(pictures.svg(art, 'upright'));
    }
  });

  it('are the same in every language', () => {
    page.game.definition.printed.forEach((card, design) => {
      if (!card) return;
      const { art } = page.face(design, 'en');
      // The words of a draft are not all there.
      if (!isDraft(art.code)) expect(page.face(design, 'de').art).toEqual(art);
    });
  });

  it('are different for different titles', () => {
    const titles = new Map<string, Set<string>>();
    for (const { art, title } of cards) {
      const svg = pictures.svg(art, 'upright');
      titles.set(svg, (titles.get(svg) ?? new Set()).add(title));
    }
    expect([...titles.values()].filter((same) => same.size > 1).map((same) => [...same])).toEqual(
      [],
    );
  });

  it('show different things for different titles, not the same in other colours', () => {
    const titles = new Map<string, Set<string>>();
    for (const { art, title } of cards) {
      const drawn = pictures.svg(art, 'figure').replaceAll(/#[0-9a-f]{3,6}/g, '');
      titles.set(drawn, (titles.get(drawn) ?? new Set()).add(title));
    }
    expect([...titles.values()].filter((same) => same.size > 1).map((same) => [...same])).toEqual(
      [],
    );
  });

  it('are light: a character is less than 3 KB of data', () => {
    for (const { art, title } of cards) {
      const subject = subjects[art.code];
      if (!subject || !isSignature(subject)) continue;
      const bytes = Buffer.byteLength(JSON.stringify(subject));
      expect(bytes, title).toBeLessThan(MOST_BYTES_OF_A_CHARACTER);
    }
  });

  it('leave out dots and flecks where they are small', () => {
    for (const { art } of cards) expect(pictures.svg(art, 'small')).not.toContain('<pattern');
  });

  it('are drawn for cards to come, by their traits and their kind', () => {
    const art = { game: name, code: 'new', kind: 'unheard of', tone: 'new', traits: ['Weapon'] };
    expect(pictures.svg(art, 'upright')).toContain('<svg');
    const { kinds } = { kinds: new Set(cards.map((card) => card.art.kind)) };
    for (const kind of kinds) {
      expect(pictures.svg({ ...art, kind, traits: [] }, 'upright')).toContain('<svg');
    }
  });
});

describe('the versions of a character of Duel', () => {
  it('show the same person in another pose', () => {
    const { subjects } = GAMES.duel;
    const firsts = Object.keys(subjects).filter((code) => code.endsWith('-a'));
    expect(firsts.length).toBe(24);
    for (const first of firsts) {
      const one = subjects[first];
      const other = subjects[first.replace(/-a$/, '-b')];
      expect(other?.draw).toBe(one?.draw);
      expect(other?.ground).not.toEqual(one?.ground);
    }
  });
});
