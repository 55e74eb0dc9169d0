import { factsDigest } from '@grimrule/words/testing';
import type { ListedFacts } from '../../src/cards/text-box.ts';

/**
 * The facts of the public card lists about a card side, in our names: every printed field, and the
 * lines of its text box besides abilities. `mode` and `nemesis` are in no list, nor is the place
 * where a keyword is printed.
 */
export const PUBLIC = [
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
] as const satisfies readonly (keyof ListedFacts)[];

/** The digest of what the lists say about a side. A side without a German title has the English one. */
export const digestOf = (listed: ListedFacts): string => factsDigest(publicFacts(listed));

export const publicFacts = (listed: ListedFacts): Readonly<Record<string, unknown>> =>
  Object.fromEntries(PUBLIC.map((field) => [field, listed[field]]));
