import type { Deck, DeckGame } from '@grimrule/decks';
import { optionOf } from '@grimrule/decks';
import type { Json, Line } from '@grimrule/kernel';
import type { PageGame } from '../../games/page-game.ts';

/** A deck as the options of a game take it, for one seat. */
export const seatOption = (deck: Deck, game: DeckGame): Json => optionOf(deck, game) as Json;

/** What the rules say against a deck; a game that begins has nothing against it. */
export function problemsOf(page: PageGame, deck: Deck, game: DeckGame): readonly Line[] {
  const begun = page.game.setup({ decks: [seatOption(deck, game)] }, 'a try');
  return 'problems' in begun ? begun.problems : [];
}
