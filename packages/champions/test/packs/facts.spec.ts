import { changedFacts } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../src/cards/designs.ts';
import { EVERY_PACK, loadPacks } from '../../src/shelf/loading.ts';
import { keptIn } from './kept.ts';
import { PUBLIC, publicFacts } from './public-facts.ts';

/** Our own fields of a card. */
const OURS = [
  'unlistedKeywords',
  'mode',
  'nemesis',
  'onlyIf',
  'secondDeck',
  'specialDeck',
  'payOnlyWith',
  'spentOnlyIn',
  'countedCounters',
];
const MADE = ['back', 'stats', 'perSeat', 'abilities'];

await loadPacks(EVERY_PACK);

describe.each(EVERY_PACK)('in the pack %s', (pack) => {
  test('every side of every card is printed as the public lists have it', () => {
    const cards = cardsIn([pack]).map((card) => [card.code, publicFacts(card)] as const);
    expect(changedFacts(keptIn(pack), new Map(cards)).join('\n')).toBe('');
  });
});

test('no printed field is left out', () => {
  const known = new Set<string>([...PUBLIC, ...OURS, ...MADE]);
  const fields = new Set(cardsIn().flatMap((card) => Object.keys(card)));
  expect([...fields].filter((field) => !known.has(field))).toEqual([]);
});
