import { english, german, LANGUAGES, tell } from '@grimrule/words';
import { blemishesIn } from '@grimrule/words/testing';
import { describe, expect, it } from 'vitest';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import {
  all,
  both,
  CAUSE,
  cardIs,
  change,
  draw,
  itself,
  minion,
  query,
  SUBJECT,
  surge,
  you,
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
