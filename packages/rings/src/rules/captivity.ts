import type { CardId, Happening } from '@grimrule/kernel';
import { become, cardOf, happening, occur } from '@grimrule/kernel';
import { CAPTIVE, PRISONER } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { isHero, isInPlay, isPlaying, playerOf } from '../table.ts';
import { uncommit } from './quest-phase.ts';

/** Somebody is about to be taken: a hero is a prisoner then, everything else just lies face down. */
export function capture(table: RingsTable, card: CardId): boolean {
  if (!isInPlay(table.state, card)) return false;
  occur(table, happening('captured', { card, seat: playerOf(table.state, card) }));
  return true;
}

/** What being taken does, unless something else happens in its place. */
export function turnFaceDown(table: RingsTable, { card }: Happening): void {
  uncommit(table, card);
  if (table.log) table.tell({ say: 'captured', card }, 'cannot');
  become(table, card, isHero(table.state, card) ? PRISONER : CAPTIVE);
}

/** Whoever leads a prisoner out has to be there himself. */
export function canBeRescued({ state }: RingsTable, card: CardId): boolean {
  const { design, owner } = cardOf(state, card);
  return design === CAPTIVE || (design === PRISONER && isPlaying(state, owner));
}

export function rescue(table: RingsTable, card: CardId): void {
  become(table, card, cardOf(table.state, card).front);
  if (table.log) table.tell({ say: 'rescued', card }, 'cannot');
  occur(table, happening('rescued', { card, seat: playerOf(table.state, card) }));
}
