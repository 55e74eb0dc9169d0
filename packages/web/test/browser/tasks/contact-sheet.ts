import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POOL as CHAMPIONS, championsWords } from '@grimrule/champions';
import { POOL as DUEL, duelWords } from '@grimrule/duel';
import { POOL as RINGS, ringsWords } from '@grimrule/rings';
import { chromium } from 'playwright-core';
import type { View } from '../../../src/art/picture.ts';
import { svgOf } from '../../../src/art/picture.ts';
import type { Subject } from '../../../src/art/subject.ts';
import { CHAMPIONS_SUBJECTS } from '../../../src/games/champions/art/art.ts';
import { DUEL_SUBJECTS } from '../../../src/games/duel/art/art.ts';
import { RINGS_SUBJECTS } from '../../../src/games/rings/art/art.ts';
import { chromiumHere } from '../support/chromium.ts';

interface Sheet {
  readonly game: string;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly titles: ReadonlyMap<string, string>;
}

const titlesOf = (pool: readonly { readonly code: string }[], name: (design: number) => string) =>
  new Map(pool.map(({ code }, design) => [code, name(design)]));

const SHEETS: readonly Sheet[] = [
  {
    game: 'champions',
    subjects: CHAMPIONS_SUBJECTS,
    titles: titlesOf(CHAMPIONS, championsWords.en.name),
  },
  { game: 'rings', subjects: RINGS_SUBJECTS, titles: titlesOf(RINGS, ringsWords.en.name) },
  { game: 'duel', subjects: DUEL_SUBJECTS, titles: titlesOf(DUEL, duelWords.en.name) },
];

const STYLE = `
  body { margin: 12px; width: 2676px; background: #14162c; color: #f4f2ff; font: 15px sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 10px; }
  figure { margin: 0; width: 328px; }
  figure > div { display: flex; gap: 6px; align-items: flex-start; }
  div > div { display: flex; flex-direction: column; gap: 6px; }
  img { display: block; object-fit: cover; object-position: 50% 0; border-radius: 6px; }
`;

/** Draws all pictures of each game at the three sizes of cards, and writes a sheet a game. */
export async function drawContactSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await chromiumHere());
  try {
    for (const sheet of SHEETS) {
      const page = await browser.newPage({ viewport: { width: 2700, height: 1000 } });
      await page.setContent(documentOf(sheet));
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const devtools = await page.context().newCDPSession(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 40,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: 2700, height, scale: 1 },
      });
      const file = join(folder, `contact-sheet-${sheet.game}.webp`);
      await writeFile(file, Buffer.from(data, 'base64'));
      console.log(file);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

function documentOf({ subjects, titles }: Sheet): string {
  // Sides and copies of a card share a picture.
  const once = new Map<Subject, string>();
  for (const [code, subject] of Object.entries(subjects)) {
    if (!once.has(subject)) once.set(subject, titles.get(code) ?? code);
  }
  const figures = [...once].map(([subject, title]) => figureOf(subject, title));
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main>${figures.join('')}</main>`;
}

function figureOf(subject: Subject, title: string): string {
  const image = (view: View, width: number, height: number) =>
    `<img width="${width}" height="${height}" src="data:image/svg+xml,${encodeURIComponent(svgOf(subject, view))}">`;
  return `<figure><div>${image('upright', 200, 240)}<div>${image('upright', 120, 144)}${image('small', 56, 78)}</div></div>${title}</figure>`;
}
