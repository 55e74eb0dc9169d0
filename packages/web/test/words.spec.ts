import { TABLE_REASONS } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { NAMES as CHAMPIONS } from '../src/games/champions/names.ts';
import { de as championsDe } from '../src/games/champions/texts/de.ts';
import { en as championsEn } from '../src/games/champions/texts/en.ts';
import { NAMES as RINGS } from '../src/games/rings/names.ts';
import { de as ringsDe } from '../src/games/rings/texts/de.ts';
import { en as ringsEn } from '../src/games/rings/texts/en.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

/** The texts of a game by their keys, the gaps filled with 7001, 7002 and so on. */
const gameTexts = (of: object, at = ''): readonly (readonly [string, string])[] =>
  Object.entries(of).flatMap(([key, value]): readonly (readonly [string, string])[] => {
    if (typeof value === 'object') return gameTexts(value, `${at}${key}.`);
    const gaps = Array.from({ length: value.length }, (_, index) => 7001 + index);
    return [[`${at}${key}`, typeof value === 'function' ? value(...gaps) : value]];
  });

describe('the words of the page', () => {
  it('say every reason of the table in both languages', () => {
    expect(Object.keys(en.refusal)).toEqual(expect.arrayContaining([...TABLE_REASONS]));
    expect(Object.keys(de.refusal)).toEqual(Object.keys(en.refusal));
  });

  it('leave no text empty, and put the same things into both languages', () => {
    const texts = (of: object, at = ''): readonly (readonly [string, string])[] =>
      Object.entries(of).flatMap(([key, value]) =>
        typeof value === 'string'
          ? [[`${at}${key}`, value] as const]
          : texts(value, `${at}${key}.`),
      );
    const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
    const german = new Map(texts(de));
    for (const [key, text] of texts(en)) {
      const other = german.get(key);
      expect(text.trim(), key).not.toBe('');
      expect(other?.trim(), key).not.toBe('');
      // A plural may leave its number out.
      if (!/_(?:one|other)$/.test(key)) expect(holes(other ?? ''), key).toEqual(holes(text));
    }
  });

  it.each([
    ['Champions', championsEn, championsDe],
    ['Rings', ringsEn, ringsDe],
  ])('say everything about %s in both languages, with the same things in it', (_, ours, theirs) => {
    const german = new Map(gameTexts(theirs));
    for (const [key, text] of gameTexts(ours)) {
      const other = german.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(other.trim(), key).not.toBe('');
      expect(other.match(/70\d\d/g)?.sort(), key).toEqual(text.match(/70\d\d/g)?.sort());
    }
  });

  it('count one token in the singular and several in the plural', () => {
    const counted = (count: number) => [
      CHAMPIONS.en.boostCards(count),
      CHAMPIONS.en.cardsUnder(count),
      CHAMPIONS.de.boostCards(count),
      RINGS.en.resources(count),
      RINGS.en.shadowCards(count),
      RINGS.de.resources(count),
      RINGS.de.shadowCards(count),
    ];
    expect(counted(1)).toEqual([
      'facedown boost card',
      'card under it',
      'verdeckte Boost-Karte',
      'resource',
      'facedown shadow card',
      'Ressource',
      'verdeckte Schattenkarte',
    ]);
    for (const count of [0, 2]) {
      expect(counted(count)).toEqual([
        'facedown boost cards',
        'cards under it',
        'verdeckte Boost-Karten',
        'resources',
        'facedown shadow cards',
        'Ressourcen',
        'verdeckte Schattenkarten',
      ]);
    }
  });
});
