import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, move, NONE, setOwner } from '@grimrule/kernel';
import { AREA, of } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { Borrowed, ChampionsTable } from '../../table.ts';
import { attachedTo, isInPlay, isPlaying, playerOf, typeOf } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { hasMost } from './in-play-limits.ts';

/** RR: Ownership and Control. */

/** Cards of these types lie in front of the player who controls them. */
const CONTROLLED: readonly CardType[] = ['ally', 'support', 'upgrade'];

/** Whether a player can take control of a card that another has in play. RR: Max. */
export function mayTakeControl(table: ChampionsTable, card: CardId, seat: Seat): boolean {
  const { state } = table;
  if (!isInPlay(state, card) || !CONTROLLED.includes(typeOf(state, card))) return false;
  if (cardOf(state, card).controller === seat) return false;
  return !hasMost(table, card, seat);
}

/** For good, or only while the card that gives control is in play. */
export function takeControl(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  whileInPlay: CardId = NONE,
): boolean {
  if (!mayTakeControl(table, card, seat)) return false;
  const { vars } = table.state;
  handOver(table, card, seat);
  if (whileInPlay !== NONE) vars.borrowed = [...vars.borrowed, { card, by: whileInPlay }];
  becomeOwner(table, card);
  return true;
}

/** The card stays as it is; upgrades on it go with it. */
function handOver(table: ChampionsTable, card: CardId, seat: Seat): void {
  const { state } = table;
  const upgrades = attachedTo(state, card).filter((each) => typeOf(state, each) === 'upgrade');
  for (const each of [card, ...upgrades]) move(table, each, of(AREA, seat));
  table.tell?.({ say: 'takesControl', seat, card }, 'ownership and control');
}

/** Where what gave control of a card has left play, control goes back to the owner. */
export function returnControl(table: ChampionsTable): void {
  const { state } = table;
  const { borrowed } = state.vars;
  const isHeld = ({ card, by }: Borrowed) => isInPlay(state, card) && isInPlay(state, by);
  if (borrowed.every(isHeld)) return;
  state.vars.borrowed = borrowed.filter(isHeld);
  for (const { card } of borrowed.filter((each) => !isHeld(each))) {
    const { owner } = cardOf(state, card);
    const stays = playerOf(state, card) === owner || !isPlaying(state, owner);
    if (isInPlay(state, card) && !stays) handOver(table, card, owner);
  }
}

/** A player card of the scenario belongs to the player who takes it. RR: Ownership and Control. */
export function takeOver(table: ChampionsTable, card: CardId, seat: Seat): void {
  const { owner } = cardOf(table.state, card);
  if (owner === NONE && printedAs(table.state, card).back === 'player') setOwner(table, card, seat);
}

/**
 * A linked card and a player card of the scenario belong to the player who controls them. RR:
 * Linked.
 */
export function becomeOwner(table: ChampionsTable, card: CardId): void {
  const { owner, controller } = cardOf(table.state, card);
  const { type, keywords } = printedAs(table.state, card);
  if (owner === controller || controller === NONE || !CONTROLLED.includes(type)) return;
  if (owner === NONE || keywords?.linked !== undefined) setOwner(table, card, controller);
}
