import type { Deck, DeckGame } from '@grimrule/decks';
import { isSent } from '@grimrule/kernel';
import type { Entry } from '../../../screens/history/statistics.ts';
import { seatOption } from '../../desk/legality.ts';
import { sameness } from '../../sameness.ts';

/** A game that one of these decks was played in. */
export interface GameWith {
  readonly entry: Entry;
  /** Whether it was played with an older version, not with the first of the decks. */
  readonly isOlder: boolean;
}

/** The games in which a seat of this browser played one of these decks. */
export function gamesWith(
  entries: readonly Entry[],
  decks: readonly Deck[],
  game: DeckGame,
): readonly GameWith[] {
  const known = decks.map((deck) => sameness(seatOption(deck, game)));
  return entries.flatMap((entry): readonly GameWith[] => {
    const { options, mine, game: name } = entry.finished;
    if (name !== game.name || !isSent(options) || !Array.isArray(options.decks)) return [];
    const played = options.decks.filter((_, seat) => mine.includes(seat)).map(sameness);
    const at = known.findIndex((deck) => played.includes(deck));
    return at < 0 ? [] : [{ entry, isOlder: at > 0 }];
  });
}
