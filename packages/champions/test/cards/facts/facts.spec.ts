import { changedFacts, keptFacts } from '@grimrule/words/testing';
import { expect, test } from 'vitest';
import type { Facts, Terms } from '../../../src/cards/card.ts';
import { POOL } from '../../../src/cards/pool.ts';

/**
 * The facts of the public card lists about a card side, in our names: every printed field, and the
 * lines of its text box besides abilities. `mode` and `nemesis` are in no list, nor is the place
 * where a keyword is printed.
 */
const PUBLIC = [
  'code',
  'octgnId',
  'name',
  'nameDe',
  'subname',
  'type',
  'faction',
  'set',
  'quantity',
  'deckLimit',
  'unique',
  'cost',
  'costPerHero',
  'resources',
  'thw',
  'atk',
  'def',
  'rec',
  'sch',
  'thwConsequential',
  'atkConsequential',
  'health',
  'healthPerHero',
  'handSize',
  'traits',
  'boost',
  'boostStar',
  'baseThreat',
  'baseThreatPerHero',
  'threatTarget',
  'threatTargetPerHero',
  'escalationThreat',
  'escalationPerHero',
  'schemeIcons',
  'stage',
  'otherSide',
  'keywords',
  'onlyIn',
  'anyControl',
  'max',
  'giveTo',
  'counters',
  'lostWhenCompleted',
] as const satisfies readonly (keyof (Facts & Terms))[];

/** Our own fields of a card. */
const OURS = ['unlistedKeywords', 'mode', 'nemesis', 'specialDeck'];
const MADE = ['back', 'stats', 'perSeat', 'abilities'];

/**
 * The digests of every pack. They were made from the public lists and not from our cards, with the
 * errata, and with the English title where a list has no German one.
 */
const kept = keptFacts(new URL('./', import.meta.url));

test('every side of every card is printed as the public lists have it', () => {
  const cards = POOL.map(
    (card) => [card.code, Object.fromEntries(PUBLIC.map((field) => [field, card[field]]))] as const,
  );
  expect(changedFacts(kept, new Map(cards)).join('\n')).toBe('');
});

test('no printed field is left out', () => {
  const known = new Set<string>([...PUBLIC, ...OURS, ...MADE]);
  const fields = new Set(POOL.flatMap((card) => Object.keys(card)));
  expect([...fields].filter((field) => !known.has(field))).toEqual([]);
});
