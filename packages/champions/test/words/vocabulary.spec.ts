import { english, german, LANGUAGES, tell } from '@grimrule/words';
import { blemishesIn, eachWord, keptText } from '@grimrule/words/testing';
import { describe, expect, it, test } from 'vitest';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import {
  all,
  both,
  CAUSE,
  cardIs,
  change,
  discard,
  draw,
  itself,
  minion,
  query,
  SUBJECT,
  surge,
  you,
  yourEvent,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type { ChampionsWords } from '../../src/vocabulary/nodes.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { STATS } from '../../src/vocabulary/stats.ts';
import { germanLexicon } from '../../src/words/card-texts/lexicon-de.ts';
import { englishLexicon } from '../../src/words/card-texts/lexicon-en.ts';

const TELL = {
  en: (ability: ChampionsAbility) => tell(english, englishLexicon, ability),
  de: (ability: ChampionsAbility) => tell(german, germanLexicon, ability),
};

/**
 * A sentence with each word, in both languages. Who changes one reads the difference and renews the
 * file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/champions/test/words/vocabulary
 */
const FILE = new URL('./vocabulary.txt', import.meta.url);

const WORDS = eachWord<ChampionsWords>({
  ...{ events: EVENTS, stats: STATS, sources: SOURCES },
  searched: Object.keys(englishLexicon.searched ?? {}),
  periods: ['activation', 'attack', 'event', 'phase', 'round', 'game'],
  ...{ level: 'response', call: 'boost', yourEvent, effect: draw(1), doneTo: discard },
});

test('every word of the vocabulary reads as it was decided', () => {
  const lines = WORDS.flatMap(([word, ability]) => [
    word,
    ...LANGUAGES.map((language) => `  ${TELL[language](ability)}`),
  ]);
  const { now, kept } = keptText(FILE, lines, process.env.RENEW_GOLDEN);
  expect(now).toBe(kept);
});

const isClean = (text: string) => expect(blemishesIn('card text', text)).toEqual([]);

describe.each(LANGUAGES)('every word of the vocabulary in %s', (language) => {
  const said = TELL[language];

  it.each(EVENTS)('tells an ability that waits for %s', (on) => {
    const level = 'response' as const;
    const conditions = [
      cardIs(SUBJECT, itself),
      cardIs(SUBJECT, minion),
      cardIs(CAUSE, { is: 'same', as: you }),
      { fact: 'yourEvent' } as const,
      both(cardIs(SUBJECT, itself), cardIs(CAUSE, minion), { fact: 'yourEvent' }),
    ];
    isClean(said({ kind: 'triggered', on, level, effect: draw(1) }));
    for (const when of conditions) {
      isClean(said({ kind: 'triggered', on, level, when, effect: draw(1) }));
    }
  });

  it.each(STATS)('tells a change of %s', (stat) => {
    isClean(said({ kind: 'constant', modifiers: [change(stat, itself, 1)] }));
    isClean(said({ kind: 'constant', modifiers: [change(stat, all(minion), -2)] }));
  });

  it.each(SOURCES)('names the cards of %s', (source) => {
    const cards = query(source);
    isClean(said({ kind: 'called', call: 'boost', effect: { do: 'discard', cards } }));
    isClean(
      said({
        kind: 'called',
        call: 'boost',
        effect: { do: 'if', when: { fact: 'exists', of: cards, least: 1 }, body: surge },
      }),
    );
  });
});
