import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullSwing } from './support/mid-game.ts';
import { openSaved } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

const SIZES = [
  [1440, 900],
  [2560, 1440],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
/** From this width on there is room for the text of cards in the hand. */
const LAPTOP = 1280;

test.each([
  ['champions', 'en-GB'],
  ['champions for two', 'de-DE'],
  ['rings', 'de-DE'],
  ['duel', 'en-GB'],
])('a table of %s (%s) can be read on every size', async (name, locale) => {
  const page = await aVisitor({ locale });
  await openSaved(page, inFullSwing(name));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await isAtRest(page);
    const size = `${width}x${height}`;
    expect(await page.evaluate(cardsCovered), `covered at ${size}`).toEqual([]);
    expect(await page.evaluate(smallTexts), `small text at ${size}`).toEqual([]);
    expect(await page.evaluate(sticksOut), `wider than the screen at ${size}`).toEqual([]);
    if (width < LAPTOP) continue;
    const { cards, read } = await page.evaluate(handTexts);
    expect(read, `cards of the hand with a text at ${size}`).toBe(cards);
  }
});

/** Cards are on their way for a moment after the screen has changed. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const places = () =>
          [...document.querySelectorAll('.table-main [data-card]')]
            .map((card) => Math.round(card.getBoundingClientRect().left))
            .join();
        const before = places();
        setTimeout(() => resolve(places() === before), 300);
      }),
  );
}

/** Runs in the page: cards in play whose middle or corners are under something else. */
function cardsCovered(): string[] {
  const points = [
    [0.5, 0.5],
    [0.3, 0.3],
    [0.3, 0.8],
    [0.7, 0.8],
  ] as const;
  const inPlay = '.shelf .holding > [data-card], .duel-board [data-card]';
  return [...document.querySelectorAll<HTMLElement>(inPlay)].flatMap((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const row = card.closest('.shelves')?.getBoundingClientRect();
    const isCovered = points.some(([across, down]) => {
      const [x, y] = [left + width * across, top + height * down];
      // A row that is full is swept: what lies outside of it can be brought in.
      if (row && (x < row.left || x > row.right)) return false;
      const there = document.elementFromPoint(x, y);
      return !card.contains(there);
    });
    return isCovered ? [card.dataset.code ?? card.dataset.card ?? '?'] : [];
  });
}

/** Runs in the page: texts that are shown with letters below 11 pixels. */
function smallTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    const { fontSize, visibility, opacity, clipPath } = getComputedStyle(parent);
    if (visibility === 'hidden' || opacity === '0' || clipPath === 'inset(50%)') continue;
    if (Number.parseFloat(fontSize) < 10.95) small.push(`${fontSize}: ${text.textContent.trim()}`);
  }
  return small;
}

/** Runs in the page: cards that the edge of the screen cuts off, where nothing can be swept. */
function sticksOut(): string[] {
  const rows = '.shelves:not([data-over]) [data-card], .duel-board [data-card]';
  const isOut = ({ left, right, top, bottom }: DOMRect) =>
    left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
  return [...document.querySelectorAll<HTMLElement>(rows)]
    .filter((card) => isOut(card.getBoundingClientRect()))
    .map((card) => card.dataset.code ?? card.dataset.card ?? '?');
}

/** Runs in the page: how many cards are in the hand, and of how many a line of text can be read. */
function handTexts() {
  const cards = [...document.querySelectorAll('.hand .card')];
  const isRead = (card: Element) => {
    const box = card.querySelector('.face-box');
    return box !== null && box.getBoundingClientRect().height > 20;
  };
  return { cards: cards.length, read: cards.filter(isRead).length };
}
