import { describe, expect, it } from 'vitest';
import { championsArt } from '../../src/games/champions/art/art.ts';
import type { Art } from '../../src/games/page-game.ts';

const art = (code: string): Art => {
  const traits: readonly string[] = [];
  return { game: 'champions', code, kind: 'hero', tone: 'basic', traits };
};
const captainAmerica = art('03001a');
const hisShield = art('03009');
const msMarvel = art('05001a');

describe('the pictures of Champions', () => {
  it('of the core set are there at once', () => {
    expect(championsArt.has(art('01001a'))).toBe(true);
  });

  it('of a piece of the rules, and of packs that nobody has drawn, are not waited for', () => {
    expect(championsArt.has(art('facedown'))).toBe(true);
    expect(championsArt.has(art('9900'))).toBe(true);
  });

  it('of a pack come with its first card, and those of other packs do not', async () => {
    expect(championsArt.has(captainAmerica)).toBe(false);
    await championsArt.load(captainAmerica);
    expect(championsArt.has(captainAmerica)).toBe(true);
    expect(championsArt.has(hisShield)).toBe(true);
    expect(championsArt.isFigure(captainAmerica)).toBe(true);
    expect(championsArt.isFigure(hisShield)).toBe(false);
    expect(championsArt.has(msMarvel)).toBe(false);
  });
});
