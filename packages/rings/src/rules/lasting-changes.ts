import type { CardId, Modifier } from '@grimrule/kernel';
import { endLasting, endLimits, NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '../table.ts';
import { attachedTo, cardsInPlay, typeOf } from '../table.ts';
import type { PeriodName } from '../vocabulary/events.ts';
import type { StatName } from '../vocabulary/stats.ts';
import { destroyBeaten } from './damage.ts';
import { discardFromPlay } from './leaving-play.ts';

/** What follows at once when a number of a card changes, whatever has changed it. */

/** Changes and limits of a period are over; earlier ones of an attack belong to another attack. */
export function endPeriod(table: RingsTable, period: PeriodName, earlier = 0): void {
  const { state } = table;
  const before = state.lasting;
  endLimits(state, period);
  endLasting(state, period, earlier);
  if (state.lasting === before) return;
  const ended = before.filter((each) => !state.lasting.includes(each));
  settle(table, (stat) => ended.some(({ modifier }) => modifier.stat === stat));
}

/** A card that changes others has entered or left play. */
export function modifiersCome(table: RingsTable, design: number): void {
  const { statIndex, modifies } = table.game;
  const changed = modifies[design] ?? [];
  if (changed.length > 0) settle(table, (stat) => changed.includes(statIndex.get(stat) ?? NONE));
}

/** An effect begins to last. */
export function lasts(table: RingsTable, { stat }: Modifier): void {
  settle(table, (each) => each === stat);
}

function settle(table: RingsTable, changes: (stat: StatName) => boolean): void {
  if (changes('hitPoints')) destroyBeaten(table, cardsInPlay(table.state));
  if (changes('cannotHaveAttachments')) dropAttachments(table);
}

/** RR: Cannot Have Attachments. Those that are there are discarded at once. */
function dropAttachments(table: RingsTable): void {
  const { state } = table;
  for (const host of cardsInPlay(state)) {
    for (const card of attachedTo(state, host)) {
      const stays = value(table, host, 'cannotHaveAttachments', card) === 0;
      if (!stays && isAttachment(table, card)) discardFromPlay(table, card);
    }
  }
}

const isAttachment = ({ state }: RingsTable, card: CardId) => typeOf(state, card) === 'Attachment';
