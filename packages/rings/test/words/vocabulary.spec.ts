import { english, german, LANGUAGES, tell } from '@grimrule/words';
import { blemishesIn, eachWord, keptText } from '@grimrule/words/testing';
import { describe, expect, it, test } from 'vitest';
import type { Condition, RingsAbility } from '../../src/vocabulary/builders.ts';
import {
  all,
  both,
  CAUSE,
  cardIs,
  change,
  discard,
  draw,
  enemy,
  fixAt,
  itself,
  query,
  SUBJECT,
  statAtLeast,
  surge,
  yourEvent,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type { RingsWords } from '../../src/vocabulary/nodes.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { KEYWORDS, STATS } from '../../src/vocabulary/stats.ts';
import { germanLexicon } from '../../src/words/card-texts/lexicon-de.ts';
import { englishLexicon } from '../../src/words/card-texts/lexicon-en.ts';

const TELL = {
  en: (ability: RingsAbility) => tell(english, englishLexicon, ability),
  de: (ability: RingsAbility) => tell(german, germanLexicon, ability),
};

/**
 * A sentence with each word, in both languages. Who changes one reads the difference and renews the
 * file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/rings/test/words/vocabulary
 */
const FILE = new URL('./vocabulary.txt', import.meta.url);

const WORDS = eachWord<RingsWords>({
  ...{ events: EVENTS, stats: STATS, sources: SOURCES },
  searched: Object.keys(englishLexicon.searched ?? {}),
  periods: ['attack', 'phase', 'round', 'game'],
  ...{ level: 'after', call: 'shadow', yourEvent, effect: draw(1), doneTo: discard },
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

/** Events that are nobody's in particular, or whose sentence names a player anyway. */
const NOBODYS = [
  ...['roundBegins', 'roundEnds', 'phaseBegins', 'phaseEnds', 'questResolved'],
  ...['progressPlaced', 'whenRevealed', 'travelled', 'shadowEffect', 'shadowResolved'],
];

describe.each(LANGUAGES)('every word of the vocabulary in %s', (language) => {
  const said = TELL[language];
  const waiting = (on: (typeof EVENTS)[number], when?: Condition) =>
    said({ kind: 'triggered', on, level: 'after', ...(when ? { when } : {}), effect: draw(1) });

  it.each(EVENTS)('tells an ability that waits for %s', (on) => {
    isClean(waiting(on));
    const conditions = [
      cardIs(SUBJECT, itself),
      cardIs(SUBJECT, enemy),
      cardIs(CAUSE, itself),
      cardIs(CAUSE, enemy),
      yourEvent,
      both(cardIs(SUBJECT, itself), cardIs(CAUSE, enemy), yourEvent),
    ];
    for (const when of conditions) isClean(waiting(on, when));
  });

  it.each(EVENTS.filter((on) => !NOBODYS.includes(on)))('tells whose event %s is', (on) => {
    expect(waiting(on, yourEvent)).not.toBe(waiting(on));
  });

  it.each(STATS)('tells a change of %s', (stat) => {
    isClean(said({ kind: 'constant', modifiers: [change(stat, itself, 1)] }));
    isClean(said({ kind: 'constant', modifiers: [change(stat, all(enemy), -2)] }));
    isClean(said({ kind: 'constant', modifiers: [fixAt(stat, itself, 0)] }));
  });

  it.each(SOURCES)('names the cards of %s', (source) => {
    const cards = query(source);
    isClean(said({ kind: 'called', call: 'shadow', effect: { do: 'discard', cards } }));
    isClean(
      said({
        kind: 'called',
        call: 'shadow',
        effect: { do: 'if', when: { fact: 'exists', of: cards, least: 1 }, body: surge },
      }),
    );
  });

  it.each(KEYWORDS)('describes a card with %s without a number', (keyword) => {
    const cards = query('characters', statAtLeast(keyword, 1));
    const text = said({ kind: 'called', call: 'shadow', effect: { do: 'exhaust', cards } });
    isClean(text);
    expect(text).not.toMatch(/\d/);
  });
});
