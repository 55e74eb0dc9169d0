import type { Language } from '@grimrule/words';
import { english, german, tell } from '@grimrule/words';
import { unsaidLeaves } from '@grimrule/words/testing';
import { expect, it } from 'vitest';
import type { DuelCard } from '../../src/cards/card.ts';
import { POOL } from '../../src/cards/pool.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type { DuelAbility } from '../../src/vocabulary/nodes.ts';
import { STATS } from '../../src/vocabulary/stats.ts';
import { germanLexicon } from '../../src/words/lexicon-de.ts';
import { englishLexicon } from '../../src/words/lexicon-en.ts';

const text = (language: Language, { abilities }: DuelCard) =>
  (abilities as readonly DuelAbility[]).map((ability) =>
    language === 'en'
      ? tell(english, englishLexicon, ability)
      : tell(german, germanLexicon, ability),
  );

it('shows every leaf of every card in its text, in both languages', () => {
  const { faults, leaves } = unsaidLeaves<DuelCard>({
    cards: POOL,
    title: ({ code }) => code,
    text,
    told: ['abilities'],
    names: { in: Object.keys(englishLexicon.sources), on: EVENTS, stat: STATS },
    exempt: [
      {
        because: 'what is brought into play always needs room there',
        holds: ({ leaf }) => JSON.stringify(leaf.was) === '{"is":"canEnter"}',
      },
    ],
  });
  expect(faults).toEqual([]);
  expect(leaves).toBeGreaterThan(350);
});
