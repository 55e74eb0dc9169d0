import compiled from '../compiled/duel.json' with { type: 'json' };
import type { Rulebook } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { DUEL_CHARTS } from './charts.ts';
import { DUEL_NAMES } from './engine-names.ts';
import { DUEL_SUMMARY } from './summary.ts';

export const registration: Rulebook = rulebook('duel', compiled, DUEL_NAMES, {
  charts: DUEL_CHARTS,
  summary: DUEL_SUMMARY,
  summaryPoints: 12,
});
