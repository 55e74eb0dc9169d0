import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything is checked in dark colours; in light ones only what colours can change. */
export async function isFine(page: Page, where: string, part = 'html'): Promise<void> {
  const axe = () =>
    new AxeBuilder({ page })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode();
  await show(page, 'dark');
  const dark = await axe().analyze();
  await show(page, 'light');
  const light = await axe().withRules('color-contrast').analyze();
  const told = [...dark.violations, ...light.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}

async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    // Colours that change slowly would be measured on their way.
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);
}
