import type { Page } from 'playwright-core';
import { beforeItsEnd } from '../support/last-decisions.ts';
import { inFullSwing } from '../support/mid-game.ts';
import { Player } from '../support/player.ts';
import { openSaved } from '../support/tables.ts';

/** A screen that is compared with its kept picture. */
export interface KeptScreen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly locale: 'en-GB' | 'de-DE';
  show(page: Page): Promise<void>;
}

type Sized = readonly [
  width: number,
  height: number,
  theme?: KeptScreen['theme'],
  locale?: KeptScreen['locale'],
];

const UPRIGHT = [390, 844] as const;
const SIDEWAYS = [844, 390] as const;
const TABLET = [820, 1180] as const;
const LAPTOP = [1280, 720] as const;
const DESK = [1440, 900] as const;
const WALL = [2560, 1440] as const;

const table = (game: string) => (page: Page) => openSaved(page, inFullSwing(game));

async function startPage(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForSelector('[data-verb=play]');
}

async function result(page: Page): Promise<void> {
  await openSaved(page, beforeItsEnd('champions'));
  await new Player(page).playToTheEnd();
  await page.waitForSelector('.result .graph');
  // How long the game took is another number each time.
  await page.addStyleTag({ content: '.result-tile:last-child dd { visibility: hidden; }' });
}

const SCREENS: Readonly<
  Record<string, { readonly show: KeptScreen['show']; readonly sizes: readonly Sized[] }>
> = {
  champions: {
    show: table('champions'),
    sizes: [
      [...UPRIGHT],
      [...SIDEWAYS, 'light'],
      [...TABLET, 'light', 'de-DE'],
      [...LAPTOP],
      [...DESK],
      [...WALL, 'light'],
    ],
  },
  partners: { show: table('champions for two'), sizes: [[...DESK, 'light', 'de-DE']] },
  rings: {
    show: table('rings'),
    sizes: [
      [...UPRIGHT, 'light'],
      [...SIDEWAYS],
      [...TABLET],
      [...LAPTOP, 'light', 'de-DE'],
      [...DESK, 'light'],
    ],
  },
  duel: {
    show: table('duel'),
    sizes: [
      [...UPRIGHT],
      [...SIDEWAYS, 'light'],
      [...TABLET, 'light'],
      [...LAPTOP],
      [...DESK, 'light', 'de-DE'],
    ],
  },
  'start-page': {
    show: startPage,
    sizes: [[...UPRIGHT, 'light', 'de-DE'], [...TABLET], [...DESK]],
  },
  result: { show: result, sizes: [[...UPRIGHT], [...TABLET, 'light', 'de-DE'], [...DESK]] },
};

/** Three tables, the start page and a result, as far as each size makes sense, in both themes and languages. */
export const KEPT_SCREENS: readonly KeptScreen[] = Object.entries(SCREENS).flatMap(
  ([name, { show, sizes }]) =>
    sizes.map(([width, height, theme = 'dark', locale = 'en-GB']): KeptScreen => {
      return { name: `${name}-${width}x${height}`, width, height, theme, locale, show };
    }),
);
