import { POOL } from '@grimrule/champions';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artOf } from '../src/art/art-of.ts';
import { CardArt } from '../src/art/card-art.tsx';
import { MOTIFS } from '../src/art/motifs/motifs.ts';
import { duel } from '../src/games/duel/duel.ts';
import type { Art } from '../src/games/page-game.ts';

const drawn = (art: Art) => renderToStaticMarkup(createElement(CardArt, { art }));

const CARDS = POOL.map(({ code, type, faction, traits = [] }) => ({
  seed: code,
  kind: type,
  tone: faction,
  traits,
}));
const ALL: readonly Art[] = [
  ...CARDS.map(artOf),
  ...duel.game.definition.printed.map((_, design) => duel.face(design, 'en').art),
];

const PICTURES = ALL.map(drawn);

describe('the picture of a card', () => {
  it('is the same each time it is drawn', () => {
    CARDS.slice(0, 40).forEach((card, index) => {
      expect(drawn(artOf(card))).toBe(PICTURES[index]);
    });
  });

  it('is like that of no other card', () => {
    expect(new Set(PICTURES).size).toBe(ALL.length);
  });

  it('is the same in every language', () => {
    duel.game.definition.printed.forEach((_, design) => {
      expect(duel.face(design, 'de').art).toEqual(duel.face(design, 'en').art);
    });
  });

  it('is made of few shapes, and of nothing that needs a name in the document', () => {
    const art = artOf({ seed: 'any', kind: 'event', tone: 'hero', traits: [] });
    const others = Object.keys(MOTIFS).flatMap((motif) =>
      ['1', '2', '3'].map((seed): Art => ({ ...art, seed, motif })),
    );
    for (const svg of [...PICTURES, ...others.map(drawn)]) {
      expect(svg.match(/<(path|circle|ellipse|rect)/g)?.length).toBeLessThanOrEqual(25);
      expect(svg).not.toMatch(/ id=|url\(|NaN|undefined/);
    }
  });

  it('shows both versions of a character alike before another background', () => {
    const pairs = duel.game.definition.printed.flatMap(({ code }, design) =>
      code.endsWith('-a') ? [[duel.face(design, 'en').art, duel.face(design + 1, 'en').art]] : [],
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const [one, other] of pairs) {
      expect(one?.seed.split('#')[0]).toBe(other?.seed.split('#')[0]);
      expect(one && drawn(one)).not.toBe(other && drawn(other));
    }
  });

  it('is drawn for unknown kinds and tones', () => {
    const art = artOf({ seed: 'new', kind: 'quest', tone: 'lore', traits: ['Song'] });
    expect(drawn(art)).toContain('<svg');
    expect(drawn({ ...art, motif: 'unheard of' })).toContain('<svg');
  });
});
