import type { CardId } from '@grimrule/kernel';
import { cardOf, NO_TOKENS, NONE, zoneOf } from '@grimrule/kernel';
import { ON_DECK } from '../board.ts';
import type { RingsTable } from '../table.ts';
import { inPlayerOrder, isInPlay, zonesInPlay } from '../table.ts';
import { dropForbidden, isChanged } from './abilities/lasting-changes.ts';
import { destroyBeaten, isBeaten } from './damage/damage.ts';
import { resetEncounterDeckIfEmpty } from './decks/encounter-deck.ts';
import { eliminate, isOut } from './end/elimination.ts';
import { keepRestricted, RESTRICTED_LIMIT } from './in-play/entering-play.ts';
import { occurLeaving, takeLoose } from './in-play/leaving-play.ts';
import {
  defeatIfDone,
  explore,
  hasEnough,
  isExplored,
  isPlacingProgress,
} from './quest-phase/progress.ts';

/**
 * Enforces the demands of the rules that hold at all times. It runs whenever a card has changed or
 * a lasting effect has begun or ended, so that no rule and no card has to think of it. It runs very
 * often, so it passes over the cards in play once.
 */
export function uphold(table: RingsTable): void {
  const { state } = table;
  const weakened = isChanged(table, 'hitPoints');
  const beaten: CardId[] = [];
  const explored: CardId[] = [];
  const loose: CardId[] = [];
  const attached: CardId[] = [];
  for (const zone of zonesInPlay(state)) {
    for (const card of zoneOf(state, zone)) {
      const { tokens, host } = cardOf(state, card);
      if (host !== NONE && !ON_DECK.includes(zone)) {
        (isInPlay(state, host) ? attached : loose).push(card);
      }
      if (tokens === NO_TOKENS && !weakened) continue;
      const { damage = 0, progress = 0 } = tokens;
      if ((weakened || damage > 0) && isBeaten(table, card)) beaten.push(card);
      if (progress > 0 && isExplored(table, card)) explored.push(card);
    }
  }
  // RR: Damage, Hit Points.
  if (beaten.length > 0) destroyBeaten(table, beaten);
  // RR: Explored. `progress.ts` handles progress that is just being placed.
  const isLeft = explored.length > 0 && !isPlacingProgress(table);
  if (isLeft) occurLeaving(table, explore(table, explored));
  // RR: Attachment Cards.
  if (loose.length > 0) occurLeaving(table, takeLoose(table, loose));
  // Once something has left play, everything is looked at anew.
  if (isLeft || beaten.length + loose.length > 0) return;
  // RR: Cannot Have Attachments.
  if (attached.length > 0 && isChanged(table, 'cannotHaveAttachments')) {
    dropForbidden(table, attached);
  }
  // RR: Restricted.
  if (attached.length > RESTRICTED_LIMIT) keepRestricted(table, attached);
  // RR: Eliminated Player.
  for (const seat of inPlayerOrder(state)) if (isOut(table, seat)) eliminate(table, seat);
  // RR: Quest Progress.
  if (hasEnough(table) && !isPlacingProgress(table)) defeatIfDone(table);
  // RR: Running Out of Cards.
  resetEncounterDeckIfEmpty(table);
}
