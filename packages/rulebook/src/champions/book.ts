import { rulebook } from '../rulebook.ts';
import { A } from './a.ts';
import { B } from './b.ts';
import { C } from './c.ts';
import { CHAMPIONS_CHARTS } from './charts.ts';
import { D } from './d.ts';
import { E } from './e.ts';
import { CHAMPIONS_NAMES } from './engine-names.ts';
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
import { CHAMPIONS_RULINGS } from './rulings/all.ts';
import { S_TO_SH } from './s-to-sh.ts';
import { SI_TO_SZ } from './si-to-sz.ts';
import { STEPS } from './steps.ts';
import { CHAMPIONS_SUMMARY } from './summary.ts';
import { T } from './t.ts';
import { U } from './u.ts';
import { V } from './v.ts';
import { W } from './w.ts';
import { X } from './x.ts';
import { Y } from './y.ts';

export const CHAMPIONS_RULES = rulebook(
  'champions',
  [A, B, C, D, E, F, G, H, I, K, L, M, N, O, P, Q, R, S_TO_SH, SI_TO_SZ, STEPS, T, U, V, W, X, Y],
  CHAMPIONS_NAMES,
  { charts: CHAMPIONS_CHARTS, summary: CHAMPIONS_SUMMARY },
  CHAMPIONS_RULINGS,
);
