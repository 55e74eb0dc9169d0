import { POOL } from '@grimrule/champions';
import type { Page } from 'playwright-core';

/** The screens around the table, and what is on each of them once it can be used. */
export const SCREENS = [
  ['/', '[data-verb=play]'],
  ['/new/champions', '[data-verb=start]'],
  ['/new/duel', '[data-verb=start]'],
  ['/new/rings', '[data-verb=start]'],
  ['/campaign/rings', '[data-verb=begin-campaign]'],
  ['/rules/duel/coverage', '.coverage-entry'],
  ['/decks', '[data-ready]'],
  ['/decks/boxes?game=rings', '[data-box]'],
  ['/history', '[data-verb=history]'],
  ['/saved', '.saved [data-verb=resume], .saved p.quiet:not(.hint)'],
  ['/cards/duel', '.cards-gallery img'],
  ['/cards/rings?view=texts&type=Quest', '.cards-table'],
  [`/cards/champions/${POOL[0]?.code}`, '[data-rules=entries]'],
  ['/dictionary?q=keep', '.dictionary-word figure'],
  ['/privacy', '.about-points li'],
  ['/imprint', '.about-said p'],
  ['/licences', '.about-parts li'],
  ['/me', '.me-part'],
  ['/lobby', '.join-by-code'],
  ['/join/none', '.stuck'],
  ['/nowhere', '.stuck'],
  ['/local/none', '.stuck'],
] as const;

export async function openScreen(page: Page, [path, shown]: readonly [string, string]) {
  await page.goto(path);
  await page.waitForSelector(shown);
}
