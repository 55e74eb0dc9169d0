import { rulebook } from '../rulebook.ts';
import { A } from './a.ts';
import { B } from './b.ts';
import { C } from './c.ts';
import { CAMPAIGN } from './campaign.ts';
import { CARDS } from './cards.ts';
import { RINGS_CHARTS } from './charts.ts';
import { D } from './d.ts';
import { E } from './e.ts';
import { RINGS_NAMES } from './engine-names.ts';
import { F } from './f.ts';
import { G } from './g.ts';
import { H } from './h.ts';
import { I } from './i.ts';
import { K } from './k.ts';
import { L } from './l.ts';
import { M } from './m.ts';
import { N } from './n.ts';
import { O } from './o.ts';
import { P } from './p.ts';
import { Q } from './q.ts';
import { R } from './r.ts';
import { RINGS_RULINGS } from './rulings.ts';
import { S } from './s.ts';
import { STEPS } from './steps.ts';
import { RINGS_SUMMARY } from './summary.ts';
import { T } from './t.ts';
import { U } from './u.ts';
import { V } from './v.ts';
import { W } from './w.ts';
import { X } from './x.ts';

export const RINGS_RULES = rulebook(
  'rings',
  [A, B, C, CAMPAIGN, CARDS, D, E, F, G, H, I, K, L, M, N, O, P, Q, R, S, STEPS, T, U, V, W, X],
  RINGS_NAMES,
  { charts: RINGS_CHARTS, summary: RINGS_SUMMARY },
  RINGS_RULINGS,
);
