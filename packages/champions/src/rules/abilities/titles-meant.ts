import type { CardId } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsState } from '../../table.ts';
import { cardsInPlay, isInPlay } from '../../table.ts';

/**
 * RR: Referential Ability. A title that several cards in play have means the one that is closest
 * to the card that speaks of it.
 */
export function isMeant(state: ChampionsState, card: CardId, speaker: CardId): boolean {
  if (speaker === NONE || !isInPlay(state, card)) return true;
  const { name } = printedAs(state, card);
  const distance = distanceTo(state, card, speaker);
  return !cardsInPlay(state).some(
    (other) =>
      printedAs(state, other).name === name && distanceTo(state, other, speaker) < distance,
  );
}

/** The card itself, one of the same set, one of the same side, any other. */
function distanceTo(state: ChampionsState, card: CardId, speaker: CardId): number {
  if (card === speaker) return 0;
  const { set } = printedAs(state, speaker);
  if (set !== undefined && printedAs(state, card).set === set) return 1;
  const isPlayers = (each: CardId) => cardOf(state, each).owner !== NONE;
  return isPlayers(card) === isPlayers(speaker) ? 2 : 3;
}
