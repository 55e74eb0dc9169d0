import { RULE_TITLES } from './rule-titles.ts';
import { STEP_TITLES } from './step-titles.ts';

const TITLES = { ...STEP_TITLES, ...RULE_TITLES };

type ChampionsTitle = keyof typeof TITLES;

function column(index: 0 | 1): Readonly<Record<ChampionsTitle, string>> {
  const pairs = Object.entries(TITLES).map(([id, titles]) => [id, titles[index]]);
  return Object.fromEntries(pairs) as Record<ChampionsTitle, string>;
}

/** Titles of rules, procedures and steps, by language. */
export const CHAMPIONS_TITLES = { en: column(0), de: column(1) } as const;
