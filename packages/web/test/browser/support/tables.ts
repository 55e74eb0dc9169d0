import type { GameRecord } from '@grimrule/kernel';
import type { Page } from 'playwright-core';
import type { MadeTable, TableToMake } from './new-table.ts';
import { newTableAt } from './new-table.ts';
import { address } from './visitor.ts';

/** Opens a game with what is proposed for a new one; it stays in the browser. */
export async function startLocally(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.click('[data-verb=start]');
  await isAsked(page);
}

/** Opens a saved game from a file; it stays in the browser. */
export async function openSaved(page: Page, record: GameRecord): Promise<void> {
  await page.goto('/saved');
  await page.setInputFiles('input[type=file] >> nth=0', {
    name: 'saved.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await isAsked(page);
}

/** Waits until this seat has to decide something, and everything before that has been shown. */
export async function isAsked(page: Page): Promise<void> {
  await page.waitForSelector('#question[data-ask][aria-busy=false]');
}

/** A table on the server, made without the page. */
export const newTable = (table: TableToMake): Promise<MadeTable> => newTableAt(address(), table);

/** The link to seats of a table; without any, that of its spectators. */
export function linkTo({ table, keys }: MadeTable, ...seats: readonly number[]): string {
  const secrets = seats.map((seat) => keys[seat]);
  return secrets.length > 0 ? `/table/${table}#seat=${secrets.join()}` : `/table/${table}`;
}

/** Everything that can be read of a table: what is asked, what is offered, and every card. */
export function readTable(page: Page): Promise<TableOnScreen> {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
    const cards = [...document.querySelectorAll('.table-main [data-card]')].map((card) => {
      const zone = card.closest('[data-zone]')?.getAttribute('data-zone');
      const label = card.querySelector('.card-button')?.getAttribute('aria-label');
      return `${zone}: ${label}`;
    });
    return {
      title: texts('.toolbar-title').join(),
      question: texts('.question-text').join(),
      options: texts(':is(.question-body, .question-end) button'),
      cards: cards.sort(),
    };
  });
}

interface TableOnScreen {
  readonly title: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly cards: readonly string[];
}
