import compiled from '../compiled/rings.json' with { type: 'json' };
import { rulebook } from '../rulebook.ts';
import { RINGS_CHARTS } from './charts.ts';
import { RINGS_NAMES } from './engine-names.ts';
import { RINGS_SUMMARY } from './summary.ts';

export const RINGS_RULES = rulebook('rings', compiled, RINGS_NAMES, {
  charts: RINGS_CHARTS,
  summary: RINGS_SUMMARY,
});
