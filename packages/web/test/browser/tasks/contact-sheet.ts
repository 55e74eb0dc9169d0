import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { championsWords, designCoded, EVERY_PACK, loadPacks, PACKS } from '@grimrule/champions';
import { POOL as DUEL, duelWords } from '@grimrule/duel';
import { POOL as RINGS, ringsWords } from '@grimrule/rings';
import { chromium } from 'playwright-core';
import type { View } from '../../../src/art/picture.ts';
import { svgOf } from '../../../src/art/picture.ts';
import type { Subject } from '../../../src/art/subject.ts';
import { DUEL_SUBJECTS } from '../../../src/games/duel/art/art.ts';
import { RINGS_SUBJECTS } from '../../../src/games/rings/art/art.ts';
import { REGISTERED } from '../../../src/registered/champions-pictures.ts';
import { chromiumHere } from '../support/chromium.ts';

type Subjects = Readonly<Record<string, Subject>>;

interface Sheet {
  readonly name: string;
  readonly subjects: Subjects;
  readonly title: (code: string) => string | undefined;
}

const titles = (pool: readonly { readonly code: string }[], name: (design: number) => string) => {
  const known = new Map(pool.map(({ code }, design) => [code, name(design)]));
  return (code: string) => known.get(code);
};

const SHEETS: readonly Sheet[] = [
  { name: 'rings', subjects: RINGS_SUBJECTS, title: titles(RINGS, ringsWords.en.name) },
  { name: 'duel', subjects: DUEL_SUBJECTS, title: titles(DUEL, duelWords.en.name) },
];

/** Champions has a sheet for each pack that is drawn. */
async function sheetsOfChampions(): Promise<readonly Sheet[]> {
  await loadPacks(EVERY_PACK);
  const title = (code: string) =>
    designCoded(code) < 0 ? undefined : championsWords.en.name(designCoded(code));
  const drawn: readonly { codes: string; pictures?: Subjects; load?(): Promise<Subjects> }[] =
    REGISTERED;
  return Promise.all(
    drawn.map(async ({ codes, pictures, load }) => {
      const pack = PACKS.find((each) => each.codes === codes)?.name ?? codes;
      const name = pack === 'core' ? 'champions' : `champions-${pack}`;
      return { name, subjects: pictures ?? (await load?.()) ?? {}, title };
    }),
  );
}

const STYLE = `
  body { margin: 12px; width: 2676px; background: #14162c; color: #f4f2ff; font: 15px sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 10px; }
  figure { margin: 0; width: 328px; }
  figure > div { display: flex; gap: 6px; align-items: flex-start; }
  div > div { display: flex; flex-direction: column; gap: 6px; }
  img { display: block; object-fit: cover; object-position: 50% 0; border-radius: 6px; }
`;

/** Draws all pictures at the three sizes of cards, and writes a sheet a game or pack; all of them, or those named. */
export async function drawContactSheets(folder: string, names: readonly string[]): Promise<void> {
  const all = [...(await sheetsOfChampions()), ...SHEETS];
  const wanted = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await chromiumHere());
  try {
    for (const sheet of wanted) {
      const page = await browser.newPage({ viewport: { width: 2700, height: 1000 } });
      await page.setContent(documentOf(sheet));
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const devtools = await page.context().newCDPSession(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 24,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: 2700, height, scale: 1 },
      });
      const file = join(folder, `contact-sheet-${sheet.name}.webp`);
      await writeFile(file, Buffer.from(data, 'base64'));
      console.log(file);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

function documentOf({ subjects, title }: Sheet): string {
  // Sides and copies of a card share a picture.
  const once = new Map<Subject, string>();
  for (const [code, subject] of Object.entries(subjects)) {
    if (!once.has(subject)) once.set(subject, title(code) ?? code);
  }
  const figures = [...once].map(([subject, name]) => figureOf(subject, name));
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main>${figures.join('')}</main>`;
}

function figureOf(subject: Subject, title: string): string {
  const image = (view: View, width: number, height: number) =>
    `<img width="${width}" height="${height}" src="data:image/svg+xml,${encodeURIComponent(svgOf(subject, view))}">`;
  return `<figure><div>${image('upright', 200, 240)}<div>${image('upright', 120, 144)}${image('small', 56, 78)}</div></div>${title}</figure>`;
}
