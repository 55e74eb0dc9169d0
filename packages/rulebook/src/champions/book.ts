import { rulebook } from '../rulebook.ts';
import { KEYWORDS } from './keywords.ts';

export const CHAMPIONS_RULES = rulebook('champions', [KEYWORDS]);
