import type { Page } from 'playwright-core';

export type Rows = Readonly<Record<string, readonly object[]>>;

/** The page's data in a browser: texts, and the rows of its database. */
export interface KeptStorage {
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: Rows;
}

/** Goes to an address of ours at which no page runs, and puts all of this into the browser's storage. */
export async function keepBefore(page: Page, kept: KeptStorage): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async ({ texts, tables }) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
    // The first version of the database, as it was made then.
    const opening = indexedDB.open('grimrule', 1);
    opening.onupgradeneeded = () => {
      for (const name of Object.keys(tables)) {
        const keyPath = name === 'tables' ? 'table' : ['table', 'number'];
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const row of tables[name] ?? []) store.add(row);
      }
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error);
    });
    opening.result.close();
  }, kept);
}

/** The numbers of the moves that the browser's database has of a table, in their order. */
export function movesKept(page: Page, table: string): Promise<readonly number[]> {
  return page.evaluate(async (name) => {
    const opening = indexedDB.open('grimrule');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const range = IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
    const keys = opening.result.transaction('moves').objectStore('moves').getAllKeys(range);
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    opening.result.close();
    return (keys.result as [string, number][]).map(([, number]) => number);
  }, table);
}
