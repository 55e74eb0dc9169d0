import type { Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import { withStrangers } from './told.ts';

/** The JSON of the game's site, as its public deck lists have it. */
export function siteJson(deck: Deck, { site, listing }: DeckGame): string {
  const { cards, notes, tags, name } = deck;
  const fields = site.fieldsOf({ ...deck, cards: withStrangers(cards, deck.strangers) }, listing);
  const told = { name, description_md: notes, ...fields, version: '1.0', tags: tags.join(', ') };
  return `${JSON.stringify(told, null, 2)}\n`;
}
