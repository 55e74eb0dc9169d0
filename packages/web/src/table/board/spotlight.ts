import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';

/** The cards of which the line being shown speaks: who acts, and on whom. */
export interface Spotlight {
  readonly by: CardId;
  readonly on: readonly CardId[];
}

export const DARK: Spotlight = { by: NONE, on: [] };

/** Lines whose first card is the one something is done to; the others name who does it. */
const SUFFERED = ['damaged', 'attackStrikes', 'threatPlaced', 'threatRemoved', 'healed'];

export function spotlightOn(told: Told | undefined): Spotlight {
  if (!told || !('entry' in told)) return DARK;
  const { line } = told.entry;
  const card = typeof line.card === 'number' ? line.card : NONE;
  const cards = ((line.cards as readonly CardId[] | undefined) ?? []).filter((id) => id !== NONE);
  if (!SUFFERED.includes(line.say)) return { by: card, on: cards };
  return { by: cards[0] ?? NONE, on: card === NONE ? [] : [card] };
}
