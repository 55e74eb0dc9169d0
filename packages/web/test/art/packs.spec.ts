import { describe, expect, it } from 'vitest';
import { artOf } from '../../src/games/champions/art/art.ts';
import type { Art } from '../../src/games/page-game.ts';
import { REGISTERED } from '../../src/registered/champions-pictures.ts';

const art = (code: string): Art => {
  const traits: readonly string[] = [];
  return { game: 'champions', code, kind: 'hero', tone: 'basic', traits };
};
/** Nothing of a pack has been shown yet. */
const pictures = artOf(REGISTERED);
const captainAmerica = art('03001a');
const hisShield = art('03009');
const msMarvel = art('05001a');

describe('the pictures of Champions', () => {
  it('of the core set are there at once', () => {
    expect(pictures.has(art('01001a'))).toBe(true);
  });

  it('of a piece of the rules, and of packs that nobody has drawn, are not waited for', () => {
    expect(pictures.has(art('facedown'))).toBe(true);
    expect(pictures.has(art('9900'))).toBe(true);
  });

  it('of a pack come with its first card, and those of other packs do not', async () => {
    expect(pictures.has(captainAmerica)).toBe(false);
    await pictures.load(captainAmerica);
    expect(pictures.has(captainAmerica)).toBe(true);
    expect(pictures.has(hisShield)).toBe(true);
    expect(pictures.isFigure(captainAmerica)).toBe(true);
    expect(pictures.isFigure(hisShield)).toBe(false);
    expect(pictures.has(msMarvel)).toBe(false);
  });
});
