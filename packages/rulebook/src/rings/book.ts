import { rulebook } from '../rulebook.ts';
import { A } from './a.ts';
import { B } from './b.ts';
import { C } from './c.ts';
import { D } from './d.ts';
import { E } from './e.ts';
import { F } from './f.ts';

export const RINGS_RULES = rulebook('rings', [A, B, C, D, E, F]);
