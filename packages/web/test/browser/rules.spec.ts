import { describe, expect, test } from 'vitest';
import { isFine } from './support/axe.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

/** Each kind of page once; those with much on them take axe long. */
const PAGES = [
  ['/rules', '.rules-book'],
  ['/rules/duel', '#letter-a'],
  ['/rules/champions/overkill', '.entry-text'],
  ['/rules/champions/overkil', '[data-missing]'],
  ['/rules/duel/rounds', '[data-chart]'],
  ['/rules/rings/keywords', '.sign-table'],
  ['/rules/duel/rulings', '.ruling'],
  ['/rules/duel/summary', '.paper'],
] as const;

const LONG_PAGES = [
  ['/rules/champions', '#letter-a'],
  ['/rules/rings?by=topic', '#topic-steps'],
  ['/rules/rings/rounds', '[data-chart]'],
  ['/rules/champions/keywords', '.sign-table'],
  ['/rules/champions/rulings', '.ruling'],
  ['/rules/champions/summary', '.paper'],
] as const;

describe('the rulebook', () => {
  test('is searched as one types, with the keyboard alone', async () => {
    const page = await aVisitor();
    await page.goto('/');
    await page.click('.page-nav [data-verb=rules]');
    await page.waitForSelector('.rules-book');
    await page.keyboard.press('/');
    await page.keyboard.type('overkil');
    await expect
      .poll(() => page.locator('[role=option]').first().getAttribute('href'))
      .toBe('/rules/champions/overkill');
    await expect
      .poll(() => page.locator('[role=option] mark').first().textContent())
      .toBe('Overkill');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('[role=option]:nth-child(2)[aria-selected=true]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rules/champions/overkill');
    await page.waitForSelector('.entry-text');
    await expect.poll(() => page.title()).toBe('Overkill · Champions · Grimrule');
    await expect.poll(() => page.inputValue('[role=combobox]')).toBe('');

    await page.keyboard.press('/');
    await page.keyboard.type('willpower');
    await page.waitForSelector('.rules-answer [role=status]:not(:empty)');
    expect(await page.locator('[data-hit=willpower]').count()).toBe(0);
    await page.click('[data-scope=all]');
    await page.click('[data-hit=willpower]');
    await page.waitForURL('**/rules/rings/willpower');
  });

  test('has an address for every entry, which the other language keeps', async () => {
    const page = await aVisitor();
    await page.goto('/rules/champions/thwart');
    await page.waitForSelector('.entry-text');
    await expect.poll(() => page.textContent('h1')).toBe('Thwart');
    await expect.poll(() => page.textContent('.entry-facts [lang=de]')).toBe('Widerstand leisten');
    await page.click('[data-language=de]');
    await page.waitForSelector('.entry-facts [lang=en]');
    await expect.poll(() => page.textContent('h1')).toBe('Widerstand leisten');
    expect(new URL(page.url()).pathname).toBe('/rules/champions/thwart');

    await page.click('.entry-rule [data-entry=exhausted]');
    await page.waitForURL('**/rules/champions/exhausted');
    await expect.poll(() => page.textContent('h1')).toBe('Erschöpft');
    await page.goBack();
    await page.waitForURL('**/rules/champions/thwart');
    await page.goto('/rules/champions/erschoepfen');
    await page.click('.rules-nearest [data-entry=exhausted]');
    await page.waitForURL('**/rules/champions/exhausted');
  });

  test('leads from a step in a chart to its entry, and back to the chart', async () => {
    const page = await aVisitor();
    await page.goto('/rules/rings/rounds');
    await page.getByRole('link', { name: '6.4.2 Resolve Shadow Effects' }).click();
    await page.waitForURL('**/rules/rings/step-6-4-2');
    await page.click('[data-chart-of=resolving-enemy-attacks]');
    await page.waitForURL('**/rules/rings/rounds#resolving-enemy-attacks');
    await page.waitForSelector('[data-chart=resolving-enemy-attacks]');
    await expect
      .poll(() =>
        page
          .locator('#resolving-enemy-attacks')
          .evaluate((chart) => chart.getBoundingClientRect().top),
      )
      .toBeLessThan(300);
  });

  test.each(['en-GB', 'de-DE'])('prints each game on exactly two pages (%s)', async (locale) => {
    const page = await aVisitor({ locale });
    for (const game of ['champions', 'rings', 'duel']) {
      await page.goto(`/rules/${game}/summary`);
      await page.waitForSelector('.paper');
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length, game).toBe(2);
    }
  });

  test('has nothing that axe objects to, and fits a phone', async () => {
    const page = await aVisitor({ ...PHONE, locale: 'de-DE' });
    for (const [path, shown] of [...LONG_PAGES, ...PAGES]) {
      await page.goto(path);
      await page.waitForSelector(shown);
      const [all = 0, seen = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(all, path).toBeLessThanOrEqual(seen);
      if (PAGES.some(([each]) => each === path)) await isFine(page, path);
    }
    await page.fill('[role=combobox]', 'Angriff');
    await page.waitForSelector('[role=option]');
    await isFine(page, 'search');
  });
});
