import { championsWords, DESIGNS } from '@grimrule/champions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { Player } from './support/player.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { isAsked, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a German browser gets a German page, game, cards and log', async () => {
  const page = await aVisitor({ locale: 'de-DE' });
  await page.goto('/');
  await page.waitForSelector('[data-verb=play]');
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
  expect(await englishOn(page)).toEqual([]);
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    expect(await englishOn(page), screen[0]).toEqual([]);
  }

  await startLocally(page, 'champions');
  const player = new Player(page);
  for (let steps = 0; steps < 15; steps++) {
    if ((await player.offer()) === 'over') break;
    expect(await englishOn(page)).toEqual([]);
    await player.step();
  }
  const names = await page.locator('[data-code] > .card-button').evaluateAll(firstWords);
  const designs = [...DESIGNS.keys()].filter((design) => DESIGNS[design]);
  const german = new Set(designs.map((design) => championsWords.de.name(design)));
  const english = new Set(designs.map((design) => championsWords.en.name(design)));
  expect(names.filter((name) => !german.has(name))).toEqual([]);
  expect(names.filter((name) => !english.has(name))).not.toEqual([]);
});

test('the language changes at any moment, in the middle of a question', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const question = () => page.locator('.question-text').innerText();
  const english = await question();
  await page.click('[data-verb=settings]');
  await page.check('.settings input[name=language][value=de]');
  await page.keyboard.press('Escape');
  await isAsked(page);
  await expect.poll(() => question()).not.toBe(english);
  expect(await englishOn(page)).toEqual([]);
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
});

/** Sentences of the English page that are said differently in German. */
const ENGLISH_ONLY = new Set(
  [...sentencesOf(en)].filter((text) => !new Set(sentencesOf(de)).has(text)),
);

function* sentencesOf(words: object): Generator<string> {
  for (const value of Object.values(words)) {
    if (typeof value === 'object' && value !== null) yield* sentencesOf(value);
    else if (typeof value === 'string' && !value.includes('{{')) yield value.trim();
  }
}

/** The English texts of the page: every text, name and hint of it is looked up. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim());
  });
  return said.filter((text) => ENGLISH_ONLY.has(text));
}

function firstWords(buttons: readonly Element[]): readonly string[] {
  return buttons.map((button) => button.getAttribute('aria-label')?.split(', ')[0] ?? '');
}
