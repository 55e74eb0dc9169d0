import { english, german, LANGUAGES, tell } from '@grimrule/words';
import { blemishesIn, keptText } from '@grimrule/words/testing';
import { describe, expect, it, test } from 'vitest';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import {
  all,
  both,
  CAUSE,
  cardIs,
  change,
  draw,
  itself,
  lasting,
  minion,
  query,
  SUBJECT,
  surge,
  you,
  yourEvent,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
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

function sentences(): readonly string[] {
  const level = 'response';
  const call = 'boost';
  const card = { ref: 'slot', slot: 0 } as const;
  const periods = Object.keys(englishLexicon.periods) as (keyof typeof englishLexicon.periods)[];
  const searched = SOURCES.filter((source) => source in (englishLexicon.searched ?? {}));
  const abilities: Readonly<Record<string, ChampionsAbility>> = {
    ...Object.fromEntries(
      EVENTS.flatMap((on) => [
        [on, { kind: 'triggered', on, level, effect: draw(1) }],
        [`${on}, yours`, { kind: 'triggered', on, level, when: yourEvent, effect: draw(1) }],
      ]),
    ),
    ...Object.fromEntries(
      STATS.map((stat) => [stat, { kind: 'constant', modifiers: [change(stat, itself, 1)] }]),
    ),
    ...Object.fromEntries(
      SOURCES.map((source) => [
        `in ${source}`,
        { kind: 'called', call, effect: { do: 'discard', cards: query(source) } },
      ]),
    ),
    ...Object.fromEntries(
      searched.map((source) => [
        `search ${source}`,
        {
          kind: 'called',
          call,
          effect: {
            do: 'choose',
            from: query(source),
            slot: 0,
            by: 'you',
            search: true,
            body: { do: 'discard', cards: card },
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      periods.flatMap((until) => [
        [
          `until ${until}`,
          { kind: 'called', call, effect: lasting(until, change('atk', itself, 1)) },
        ],
        [
          `per ${until}`,
          {
            kind: 'triggered',
            on: 'damaged',
            level,
            limit: { times: 2, per: until },
            effect: draw(1),
          },
        ],
      ]),
    ),
  };
  return Object.entries(abilities).flatMap(([word, ability]) => [
    word,
    ...LANGUAGES.map((language) => `  ${TELL[language](ability)}`),
  ]);
}

test('every word of the vocabulary reads as it was decided', () => {
  const { now, kept } = keptText(FILE, sentences(), process.env.RENEW_GOLDEN);
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
