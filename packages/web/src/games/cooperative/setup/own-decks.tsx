import type { Json } from '@grimrule/kernel';
import { lazy, Suspense } from 'react';
import { useDecks } from '../../../decks/kept/use-decks.ts';
import type { Art } from '../../page-game.ts';

// What a deck is to the rules is known only with the list of all published cards.
const SeatDecks = lazy(async () => ({
  default: (await import('../../../decks/seat-decks.tsx')).SeatDecks,
}));

/** The decks of this browser, for a seat to play; nothing where there are none. */
export function OwnDecks(props: {
  readonly game: string;
  /** The deck that the seat has so far, as the options take one; null for a ready one. */
  readonly chosen: Json;
  readonly artOf: (hero: string) => Art | null;
  /** Gets the deck as the options take one, as a text. */
  readonly onChoose: (choice: string) => void;
}) {
  const decks = useDecks(props.game);
  if (!decks || decks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SeatDecks decks={decks} {...props} />
    </Suspense>
  );
}
