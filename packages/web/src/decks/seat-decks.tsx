import { deckGameNamed } from '@grimrule/decks';
import type { Json } from '@grimrule/kernel';
import { Portrait } from '../art/card-picture.tsx';
import type { Art } from '../games/page-game.ts';
import { seatOption } from './desk/legality.ts';
import { changeDeck } from './kept/deck-shelf.ts';
import type { KeptDeck } from './kept/kept-deck.ts';
import { withVersion } from './kept/kept-deck.ts';
import { sameness } from './sameness.ts';
import { useDeckTexts } from './words/words.ts';
import './seat-decks.css';

/** One's own decks as a row: one click, and the seat plays this deck. What is played is kept as a version. */
export function SeatDecks(props: {
  readonly game: string;
  readonly decks: readonly KeptDeck[];
  readonly chosen: Json;
  /** The picture of a hero, in the codes of the rules; null for one who is not here. */
  readonly artOf: (hero: string) => Art | null;
  readonly onChoose: (choice: string) => void;
}) {
  const { decks, chosen, artOf, onChoose } = props;
  const { say } = useDeckTexts();
  const game = deckGameNamed(props.game);
  if (!game) return null;
  const known = sameness(chosen);
  return (
    <fieldset className="seat-decks">
      <legend className="setup-caption">{say.seats.title}</legend>
      {decks.map(({ id, deck }) => {
        const option = seatOption(deck, game);
        const hero = game.listing.coded(deck.identities[0] ?? '');
        const art = hero ? artOf(game.ownCode(hero)) : null;
        return (
          <button
            key={id}
            type="button"
            className="button"
            // A deck without a hero, or with one who is not here, plays nobody.
            disabled={art === null}
            aria-pressed={sameness(option) === known}
            onClick={() => {
              const now = Date.now();
              void changeDeck(id, (kept) => withVersion(kept, now)).catch(() => null);
              onChoose(JSON.stringify(option));
            }}
            data-own-deck={id}
          >
            {art && (
              <span className="seat-decks-face" aria-hidden="true">
                <Portrait art={art} />
              </span>
            )}
            {deck.name || say.untitled}
          </button>
        );
      })}
    </fieldset>
  );
}
