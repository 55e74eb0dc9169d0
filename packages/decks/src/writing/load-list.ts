import type { Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import type { Copies } from './told.ts';
import { copiesOf, heroesOf } from './told.ts';

/** A load list of DragnCards. Cards that it cannot name are left out. */
export function loadList(deck: Deck, game: DeckGame): string {
  const heroes = heroesOf(deck, game).map((card) => ({ card, count: 1 }));
  const entry = ({ card, count }: Copies, group: string) => ({
    databaseId: card.octgnId,
    quantity: count,
    loadGroupId: group,
    _name: card.title,
  });
  const cards = [...heroes, ...copiesOf(deck.cards, game)].map((copies) =>
    entry(copies, game.beginsInPlay(copies.card) ? 'playerNPlay1' : 'playerNDeck'),
  );
  const aside = copiesOf(deck.sideboard, game).map((copies) => entry(copies, 'playerNSideboard'));
  return `${JSON.stringify([...cards, ...aside], null, 2)}\n`;
}
