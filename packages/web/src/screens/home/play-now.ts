import { gameNamed } from '../../games/registry.ts';
import { guideFirstGame } from '../../guide/kept-guide.ts';
import { openLocally } from '../../link/local/open-locally.ts';
import { useSettings } from '../../settings/settings.ts';
import { preloadAt, preloadGame } from '../open-table/preload.ts';

/** Opens the game that a newcomer begins with, and gives the address of its table. */
export async function playNow(name: string): Promise<string> {
  preloadGame(name);
  const page = await gameNamed(name);
  if (!page) throw new Error(`no game '${name}'`);
  const { options, bots } = page.firstGame;
  const me = useSettings.getState().name;
  const seats = bots.map((bot) => ({ name: bot === null ? me : '', bot }));
  const table = await openLocally(page.game, options, seats);
  guideFirstGame(name, table);
  const address = `/local/${table}`;
  preloadAt(address);
  return address;
}
