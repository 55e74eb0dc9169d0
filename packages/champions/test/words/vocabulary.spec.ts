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
import { EVERY_PACK } from '../../src/shelf/loading.ts';
import { loadWords } from '../../src/shelf/pack-words.ts';
import { discard, draw, minion, you, yourEvent } from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type { ChampionsWords } from '../../src/vocabulary/nodes.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { STATS } from '../../src/vocabulary/stats.ts';
import { germanLexicon } from '../../src/words/card-texts/lexicon-de.ts';
import { englishLexicon } from '../../src/words/card-texts/lexicon-en.ts';

// Whatever another spec of this process has loaded.
await loadWords(EVERY_PACK);

const TOLD = tellers<ChampionsWords>({ en: englishLexicon, de: germanLexicon });
const SAMPLE: SampleWords<ChampionsWords> = {
  ...{ events: EVENTS, stats: STATS, sources: SOURCES },
  searched: Object.keys(englishLexicon.searched ?? {}),
  periods: ['activation', 'attack', 'event', 'phase', 'round', 'game'],
  ...{ level: 'response', call: 'boost', foe: minion, you },
  ...{ yourEvent, effect: draw(1), doneTo: discard },
};

/**
 * A sentence with each word, in both languages. Who changes one reads the difference and renews the
 * file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/champions/test/words/vocabulary
 */
const FILE = new URL('./vocabulary.txt', import.meta.url);

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
});
