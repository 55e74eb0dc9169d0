import type { CardId } from '@grimrule/kernel';
import { become, cardOf, value } from '@grimrule/kernel';
import { blanked, sideOf } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { cardsInPlay } from '../../table.ts';
import { STATS } from '../../vocabulary/stats.ts';

const BLANK = STATS.indexOf('blank');

/**
 * RR: Blank. A card whose text box counts as empty is another design for as long as that lasts.
 * Looked after all the time, so that no rule has to think of it.
 */
export function blankTextBoxes(table: RingsTable): void {
  const { modifying, lasting, vars } = table.state;
  const asked =
    vars.blanked > 0 ||
    (modifying[BLANK]?.length ?? 0) > 0 ||
    (lasting.length > 0 && lasting.some(({ modifier }) => modifier.stat === 'blank'));
  if (!asked) return;
  vars.blanked = 0;
  for (const card of cardsInPlay(table.state)) if (printAnew(table, card)) vars.blanked++;
}

/** Tells whether the card is blank now. */
function printAnew(table: RingsTable, card: CardId): boolean {
  const { design } = cardOf(table.state, card);
  const blank = value(table, card, 'blank') > 0;
  const now = blank ? blanked(design) : sideOf(design);
  if (now !== design) become(table, card, now);
  return blank;
}
