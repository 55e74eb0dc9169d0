import type { Deck } from '@grimrule/decks';
import type { Json } from '@grimrule/kernel';
import { useLocation } from 'wouter';
import { seatOption } from '../desk/legality.ts';
import type { Workshop } from '../desk/use-desk.ts';
import { changeDeck } from '../kept/deck-shelf.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { withVersion } from '../kept/kept-deck.ts';

/** Leads to the setup of a game with this deck. What is played is kept as a version. */
export function usePlay({ id }: KeptDeck, { page, desk }: Workshop, deck: Deck) {
  const [, navigate] = useLocation();
  return async () => {
    const now = Date.now();
    await changeDeck(id, (kept) => withVersion({ ...kept, deck, changed: now }, now)).catch(
      // The game can be played all the same.
      () => null,
    );
    const options: Json = page.seating?.withDeck?.(
      page.firstGame.options,
      0,
      seatOption(deck, desk.game),
    ) ?? { decks: [seatOption(deck, desk.game)] };
    navigate(`/new/${page.name}`, { state: { options } });
  };
}
