import { LANGUAGES } from '@grimrule/words';
import { describe, expect, it } from 'vitest';
import type { ChampionsCard } from '../../src/cards/card.ts';
import { championsText } from '../../src/words/card-texts/text-box.ts';
import { HARD_CARDS } from './cards/all-cards.ts';
import { inWordsOfTheCore } from './in-core-words.ts';
import { definedWith, unknownNames } from './names.ts';

const title = ({ code, name }: ChampionsCard) => `${name} (${code})`;
const CASES = HARD_CARDS.map((card) => [title(card), card] as const);

describe('the hard cards outside the core set', () => {
  it.each(CASES)('%s speaks of nothing that the rules do not know', (_title, card) => {
    expect(unknownNames(card)).toEqual([]);
  });

  it.each(CASES)('%s can be part of a game', (_title, card) => {
    expect(definedWith(card).printed).toEqual([card]);
  });

  it.each(CASES)('%s is data', (_title, card) => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  it('are defined once', () => {
    const codes = HARD_CARDS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe.each(LANGUAGES)('their texts in %s', (language) => {
  it.each(CASES)('%s', (_title, card) => {
    const text = championsText(language, inWordsOfTheCore(card));
    expect(text.length).toBeGreaterThan(0);
    for (const line of text) {
      expect(line).toMatch(/\.$/);
      expect(line).not.toMatch(/undefined|null|NaN|\[object|[{}_]| {2}| [,.;:]|,,|\.\./);
      expect(line).not.toMatch(/\p{Ll}\p{Lu}/u);
    }
  });
});
