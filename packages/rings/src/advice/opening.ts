import type { Answer, CardId, Prompt } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { RingsState, RingsTable } from '../table.ts';
import { gainOfDesign } from './worth.ts';

/** A hand is kept if there is something in it to begin with. */
export function adviceForHand({ state }: RingsTable, { options, seat }: Prompt): Answer | null {
  const early = zoneOf(state, of(HAND, seat)).reduce((sum, card) => sum + begins(state, card), 0);
  const wanted = early >= EARLY ? 'keep' : 'mulligan';
  const found = options.find(({ verb }) => verb === wanted);
  return found ? [found] : null;
}

/** So many cheap cards that stay in play are a beginning. */
const EARLY = 2;
const CHEAP = 3;
/** An attachment that brings so much counts for two: it is what a good beginning is made of. */
const GREAT = 6;

function begins(state: RingsState, card: CardId): number {
  const { type, cost = 0 } = printedAs(state, card);
  if ((type !== 'Ally' && type !== 'Attachment') || cost > CHEAP) return 0;
  return type === 'Attachment' && gainOfDesign(cardOf(state, card).design) >= GREAT ? 2 : 1;
}
