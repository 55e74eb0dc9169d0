import type { Table } from '@grimrule/kernel';
import { PASS, sameOption } from '@grimrule/kernel';
import type { PageGame } from '../../../games/page-game.ts';

/** The setting of players who want to be asked wherever they can act. */
export const EVERY_PAUSE = 'every';

/**
 * Whether the page passes for the player: at a moment at which they are not asked, or have nothing
 * that fits it. What a sensible player would use is always asked about, and so is everything where being
 * asked must tell nothing about a hand.
 */
export function passesBySelf(
  { game, pauses }: Pick<PageGame, 'game' | 'pauses'>,
  table: Table,
  chosen: Readonly<Record<string, boolean>>,
): boolean {
  const { prompt } = table.state;
  if (!pauses || !prompt || prompt.anyway) return false;
  if (!prompt.options.some((option) => sameOption(option, PASS))) return false;
  const now = pauses.at(table);
  if (!now) return false;
  if (chosen[EVERY_PAUSE] === true) return false;
  const isAsked = chosen[now.id] ?? pauses.all.find(({ id }) => id === now.id)?.isAsked ?? true;
  if (isAsked && now.fits) return false;
  const [best] = game.proposal(table.state);
  return best === undefined || sameOption(best, PASS);
}
