import { isOffered, DESIGNS as PRINTED } from '@grimrule/champions';
import { DESIGNS as QUESTS } from '@grimrule/rings';
import { expect, test } from 'vitest';
import { faceOf as facedInChampions } from '../../src/games/champions/face/face.ts';
import { faceOf as facedInRings } from '../../src/games/rings/face/face.ts';
import { titleLanguage } from '../../src/words/title-language.ts';

// A pack that is not there leaves its places empty; drafts have no German words yet.
const HEROES = PRINTED.map((card) => (card && isOffered(card.code) ? card : undefined));

const words = {
  en: { name: (design: number) => ['Gimli', 'Feint'][design] ?? '' },
  de: { name: (design: number) => ['Gimli', 'Finte'][design] ?? '' },
};

test('a title that is the same in German counts as English, any other as German', () => {
  expect(titleLanguage(words, 0, 'de')).toBe('en');
  expect(titleLanguage(words, 1, 'de')).toBeUndefined();
  expect(titleLanguage(words, 0, 'en')).toBeUndefined();
});

test.each([
  ['champions', HEROES, facedInChampions],
  ['rings', QUESTS, facedInRings],
] as const)('each face of %s tells the language of its title', (_, designs, faceOf) => {
  const all = [...designs.keys()].filter((design) => designs[design] !== undefined);
  const told = all.filter((design) => faceOf(design, 'de').titleIn === 'en');
  const same = all.filter((design) => faceOf(design, 'de').title === faceOf(design, 'en').title);
  expect(told).toEqual(same);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(all.length);
  expect(all.filter((design) => faceOf(design, 'en').titleIn)).toEqual([]);
});
