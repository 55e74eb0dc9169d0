import { zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../../../src/board.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';

/** The id of a card in a player's hand; copies of it may lie in the deck as well. */
export function inHand(table: Play, name: string, seat = 0): number {
  const found = zoneOf(table.state, of(HAND, seat)).find(
    (card) => nameOf(table.state, card) === name,
  );
  if (found === undefined) throw new Error(`there is no '${name}' in hand`);
  return found;
}
