import { LANGUAGES } from '@grimrule/words';
import { expect } from 'vitest';
import type { Face, PageGame } from '../../src/games/page-game.ts';

/** The face of every design of a game, in both languages. */
export function facesOf<Card>(designs: readonly (Card | undefined)[], faceOf: PageGame['face']) {
  return LANGUAGES.flatMap((language) =>
    designs.flatMap((card, design) =>
      card ? [{ card, design, language, face: faceOf(design, language) }] : [],
    ),
  );
}

export const statOf = (face: Face, id: string) => face.stats.find((stat) => stat.id === id);

/** Whether a face has a title, a kind in words, and nothing empty or untold. */
export function isReadable(face: Face): boolean {
  const texts = [
    ...[face.title, face.kind, ...face.traits, ...face.text],
    ...[...face.stats, ...face.resources, ...face.marks].map(({ label }) => label),
    ...face.keywords.flatMap(({ name, meaning }) => [name, meaning]),
  ];
  return texts.every(
    (text) => text.trim() !== '' && !/undefined|\bnull\b|\{\{|[a-z]_[a-z]/.test(text),
  );
}

/** Demands a sentence in each language for each meaning. */
export function demandMeanings(
  ...meanings: readonly Readonly<Record<string, Readonly<Record<'en' | 'de', string>>>>[]
): void {
  for (const { en, de } of meanings.flatMap((each) => Object.values(each))) {
    expect(en).toMatch(/\.$/);
    expect(de).toMatch(/\.$/);
    expect(en).not.toBe(de);
  }
}
