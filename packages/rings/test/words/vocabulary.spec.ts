import { builders } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import type { SampleWords } from '@grimrule/words/testing';
import {
  blemishesIn,
  eachWord,
  keptText,
  tellers,
  wordLines,
  wordsInPlaces,
} from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import {
  discard,
  draw,
  enemy,
  exhaust,
  query,
  statAtLeast,
  you,
  yourEvent,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type { RingsWords } from '../../src/vocabulary/nodes.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { KEYWORDS, STATS } from '../../src/vocabulary/stats.ts';
import { germanLexicon } from '../../src/words/card-texts/lexicon-de.ts';
import { englishLexicon } from '../../src/words/card-texts/lexicon-en.ts';

const { called, triggered } = builders<RingsWords>();
const TOLD = tellers<RingsWords>({ en: englishLexicon, de: germanLexicon });
const SAMPLE: SampleWords<RingsWords> = {
  ...{ events: EVENTS, stats: STATS, sources: SOURCES },
  searched: Object.keys(englishLexicon.searched ?? {}),
  periods: ['attack', 'phase', 'round', 'game'],
  ...{ level: 'after', call: 'shadow', foe: enemy, you },
  ...{ yourEvent, effect: draw(1), doneTo: discard },
};

/**
 * A sentence with each word, in both languages. Who changes one reads the difference and renews the
 * file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/rings/test/words/vocabulary
 */
const FILE = new URL('./vocabulary.txt', import.meta.url);

/** Events that are nobody's in particular, or whose sentence names a player anyway. */
const NOBODYS = [
  ...['roundBegins', 'roundEnds', 'phaseBegins', 'phaseEnds', 'questResolved'],
  ...['progressPlaced', 'whenRevealed', 'travelled', 'shadowEffect', 'shadowResolved'],
];

test('every word of the vocabulary reads as it was decided', () => {
  const lines = wordLines(eachWord(SAMPLE), TOLD);
  const { now, kept } = keptText(FILE, lines, process.env.RENEW_GOLDEN);
  expect(now).toBe(kept);
});

describe.each(LANGUAGES)('every word of the vocabulary in %s', (language) => {
  const words = wordsInPlaces(SAMPLE);

  test.each(words)('reads well wherever it stands: $word', ({ abilities }) => {
    const texts = abilities.map(TOLD[language]);
    expect(texts.flatMap((text) => blemishesIn('card text', text))).toEqual([]);
  });

  test.each(EVENTS.filter((on) => !NOBODYS.includes(on)))('tells whose event %s is', (on) => {
    const waiting = triggered('after');
    const [anybodys, yours] = [waiting(on, null, draw(1)), waiting(on, yourEvent, draw(1))];
    expect(TOLD[language](yours)).not.toBe(TOLD[language](anybodys));
  });

  test.each(KEYWORDS)('describes a card with %s without a number', (keyword) => {
    const exhausting = exhaust(query('characters', statAtLeast(keyword, 1)));
    const text = TOLD[language](called('shadow')(exhausting));
    expect(blemishesIn('card text', text)).toEqual([]);
    expect(text).not.toMatch(/\d/);
  });
});
