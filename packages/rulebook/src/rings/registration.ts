import compiled from '../compiled/rings.json' with { type: 'json' };
import type { Rulebook } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { RINGS_CHARTS } from './charts.ts';
import { RINGS_NAMES } from './engine-names.ts';
import { RINGS_SUMMARY } from './summary.ts';

export const registration: Rulebook = rulebook('rings', compiled, RINGS_NAMES, {
  charts: RINGS_CHARTS,
  summary: RINGS_SUMMARY,
  summaryPoints: 10.4,
});
