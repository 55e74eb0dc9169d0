import type { CardId, Happening } from '@grimrule/kernel';
import { become, cardOf, occur } from '@grimrule/kernel';
import { CAPTIVE, PRISONER } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { isHero, isInPlay, playerOf } from '../../table.ts';
import { uncommit } from '../quest-phase/quest-phase.ts';

/** A hero is about to be taken prisoner. Other captured cards just lie face down. */
export function capture(table: RingsTable, card: CardId): boolean {
  if (!isInPlay(table.state, card)) return false;
  const seat = playerOf(table.state, card);
  if (isHero(table.state, card)) occur(table, event.wouldBeCaptured(card, seat));
  else turnFaceDown(table, card, CAPTIVE);
  return true;
}

/** Unless something else happens in its place. */
export function takePrisoner(table: RingsTable, { card, seat }: Happening): void {
  turnFaceDown(table, card, PRISONER);
  occur(table, event.captured(card, seat));
}

function turnFaceDown(table: RingsTable, card: CardId, design: number): void {
  uncommit(table, card);
  // Told while it still has a name.
  table.tell?.({ say: 'captured', card }, 'cannot');
  become(table, card, design);
}

export function canBeRescued({ state }: RingsTable, card: CardId): boolean {
  const { design } = cardOf(state, card);
  return design === CAPTIVE || design === PRISONER;
}

export function rescue(table: RingsTable, card: CardId): void {
  become(table, card, cardOf(table.state, card).front);
  table.tell?.({ say: 'rescued', card }, 'cannot');
  if (!isHero(table.state, card)) return;
  occur(table, event.rescued(card, playerOf(table.state, card)));
}
