import type { Piece } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { ARTEFACT_STACK, BOX, CIVILIANS, DECK, LOCATIONS, on, SIDES } from '../board.ts';
import { POOL } from './pool.ts';

/**
 * Everything in the box, where it lies before the game. A card's id is its number in this list, so
 * what follows from a card alone can be worked out once for all games.
 */
export const PIECES: readonly Piece[] = POOL.flatMap((card, design) =>
  Array.from({ length: card.copies }, (_, copy): Piece => {
    if (card.kind === 'location') return { design, owner: NONE, zone: LOCATIONS };
    if (card.kind === 'artefact') return { design, owner: NONE, zone: ARTEFACT_STACK };
    // One civilian of each colour at each place of Manhattan.
    if (card.kind === 'civilian') return { design, owner: NONE, zone: CIVILIANS[copy] ?? BOX };
    const owner = card.side === null ? NONE : SIDES.indexOf(card.side);
    return { design, owner, zone: on(DECK, owner) };
  }),
);
