import { titlesByLanguage } from '@grimrule/words';
import { RULE_TITLES } from './rule-titles.ts';
import { STEP_TITLES } from './step-titles.ts';

/** Titles of rules, procedures and steps, by language. */
export const CHAMPIONS_TITLES = titlesByLanguage({ ...STEP_TITLES, ...RULE_TITLES });
