import compiled from '../compiled/champions.json' with { type: 'json' };
import type { Rulebook } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { CHAMPIONS_CHARTS } from './charts.ts';
import { CHAMPIONS_NAMES } from './engine-names.ts';
import { CHAMPIONS_SUMMARY } from './summary.ts';

export const registration: Rulebook = rulebook('champions', compiled, CHAMPIONS_NAMES, {
  charts: CHAMPIONS_CHARTS,
  summary: CHAMPIONS_SUMMARY,
});
