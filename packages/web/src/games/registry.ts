import type { Json } from '@grimrule/kernel';
import { offerArt } from '../art/loaded-art.ts';
import { REGISTERED } from '../registered/games.ts';
import type { Cover } from './cover.ts';
import { coverArtOf } from './cover.ts';
import type { PageGame } from './page-game.ts';
import type { PageRegistration } from './page-registration.ts';

const GAMES: Readonly<Record<string, PageRegistration>> = REGISTERED;

for (const [name, { art, coverArt }] of Object.entries(GAMES)) {
  offerArt(name, art);
  offerArt(coverArtOf(name), coverArt);
}

/** The cover of each game on the start page, by name. */
export const COVERS: readonly (readonly [name: string, cover: Cover])[] = Object.entries(GAMES).map(
  ([name, { cover }]) => [name, cover],
);

/** The registration of a game; undefined if there is no game of this name. */
export function registrationOf(name: string): PageRegistration | undefined {
  return Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
}

export function coverOf(name: string): Cover | undefined {
  return registrationOf(name)?.cover;
}

const loading = new Map<string, Promise<PageGame>>();
const loaded = new Map<string, PageGame>();

/** The game of this name, loaded once; undefined if there is none. */
export function gameNamed(name: string): Promise<PageGame> | undefined {
  const known = loading.get(name);
  const registered = registrationOf(name);
  if (known || !registered) return known;
  const game = registered.page();
  loading.set(name, game);
  game.then(
    (page) => loaded.set(name, page),
    // Without a connection it may fail now and succeed later.
    () => loading.delete(name),
  );
  return game;
}

/** The cards that a screen shows: those of a game with these options, or all that can be chosen. */
export type WantedCards = 'offered' | { readonly options: Json };

const optionsIn = (wanted: WantedCards) => (wanted === 'offered' ? undefined : wanted.options);

export const areHere = ({ packs }: PageGame, wanted: WantedCards | undefined): boolean =>
  wanted === undefined || packs === undefined || packs.areHere(optionsIn(wanted));

/** The game of this name with these cards. */
export async function gameWith(name: string, wanted: WantedCards): Promise<PageGame | undefined> {
  const page = await gameNamed(name);
  if (page && !areHere(page, wanted)) await page.packs?.load(optionsIn(wanted));
  return page;
}

/** The game of this name, if it has been loaded by now. */
export function gameHere(name: string): PageGame | undefined {
  return loaded.get(name);
}
