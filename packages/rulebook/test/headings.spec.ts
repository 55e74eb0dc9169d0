import { describe, expect, test } from 'vitest';

import { lookUp, RULEBOOKS } from '../src/index.ts';

/** Headings of the Champions reference outside its glossary, and the entries that answer to them. */
const HEADINGS = [
  ['en', 'The Golden Rules', 'golden-rules'],
  ['de', 'Die Goldenen Regeln', 'golden-rules'],
  ['en', 'The Grim Rule', 'grim-rule'],
  ['de', 'Die Galgenregel', 'grim-rule'],
  ['en', 'Component Limitations', 'component-limits'],
  ['de', 'Materialbeschränkung', 'component-limits'],
  ['de', 'Rundenübersicht', 'round-structure'],
  ['de', 'Kurzübersicht', 'round-structure'],
  ['de', 'Spielerdecks', 'deck-customization'],
  ['de', 'Begegnungsdecks', 'deck-customization'],
  ['de', 'Aktuelle Spielumgebung', 'play-environments'],
  ['de', 'Legacy-Spielumgebung', 'play-environments'],
  ['de', 'Limitierte Spielumgebung', 'play-environments'],
] as const;

describe('headings of the Champions reference outside its glossary', () => {
  test.each(HEADINGS)('%s: %s leads to %s', (language, heading, id) => {
    expect(lookUp(RULEBOOKS.champions, language, heading).map((entry) => entry.id)).toEqual([id]);
  });
});
