import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Only after a page was looked at. */
    readonly axe?: typeof axe;
  }
}

const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Everything is checked in dark colours; in light ones only what colours can change. */
export async function isFine(page: Page, where: string, part = 'html'): Promise<void> {
  await show(page, 'dark');
  const dark = await objectionsTo(page, part);
  await show(page, 'light');
  const light = await objectionsTo(page, part, COLOURS);
  expect([...dark, ...light], where).toEqual([]);
}

/** A line for each thing that axe finds in a part of a page. */
export async function objectionsTo(
  page: Page,
  part: string,
  options: RunOptions = {},
): Promise<readonly string[]> {
  // It is more than half a megabyte, so each document gets it once.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, chosen]) => {
      if (!window.axe) throw new Error('axe was not loaded');
      const how: RunOptions = { ...chosen, resultTypes: ['violations'] };
      const { violations } = await window.axe.run({ include: [include] }, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [part, options] as const,
  );
}

async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    // Colours that change slowly would be measured on their way.
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);
}
