import { changedFacts, keptFacts } from '@grimrule/words/testing';
import { expect, test } from 'vitest';
import type { RingsCard } from '../../../src/cards/card.ts';
import { POOL } from '../../../src/cards/pool.ts';

/** The facts of the public card lists about a card, in our names. */
const PUBLIC = [
  'id',
  'ringsdbCode',
  'guid',
  'name',
  'nameB',
  'type',
  'quantityRevised',
  'quantityEasy',
  'unique',
  'sphere',
  'cost',
  'threatCost',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'engagementCost',
  'threatStrength',
  'questPoints',
  'stage',
  'encounterSet',
  'victory',
  'traits',
  'campaignClass',
  'keywords',
  'noProgress',
  'hasShadowEffect',
] as const satisfies readonly (keyof RingsCard)[];

/** Our own fields of a card: German titles, and text boxes that the lists have as sentences. */
const OURS = [
  'nameDe',
  'fromDifferentHeroes',
  'max',
  'returnsToStaging',
  'leavesTo',
  'goesWithFirstPlayer',
  'setsAside',
  'carriesOver',
  'nextAtRandom',
];
const MADE = ['code', 'back', 'stats', 'abilities'];

/** The digests of every product. They were made from the public lists and not from our cards. */
const kept = keptFacts(new URL('./', import.meta.url));

test('every card is printed as the public lists have it', () => {
  const cards = POOL.map(
    (card) => [card.id, Object.fromEntries(PUBLIC.map((field) => [field, card[field]]))] as const,
  );
  expect(changedFacts(kept, new Map(cards)).join('\n')).toBe('');
});

test('no printed field is left out', () => {
  const known = new Set<string>([...PUBLIC, ...OURS, ...MADE]);
  const fields = new Set(POOL.flatMap((card) => Object.keys(card)));
  expect([...fields].filter((field) => !known.has(field))).toEqual([]);
});
