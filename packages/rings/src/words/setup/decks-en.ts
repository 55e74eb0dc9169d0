import type { Sentences } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { DeckLines } from '../../decks/lines.ts';
import { codeName } from '../names.ts';

const named = (code: string) => codeName('en', code);
const deckOf = (seat: number) => `the deck of player ${seat + 1}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Problems of a deck. */
export const englishDecks: Sentences<DeckLines> = {
  heroCount: ({ seat, count, least, most }) =>
    `${capital(deckOf(seat))} has ${count === 1 ? '1 hero' : `${count} heroes`}, but needs ${least} to ${most}.`,
  unknownHero: ({ seat, card }) => `${named(card)} in ${deckOf(seat)} is not a hero.`,
  heroTwice: ({ seat, card }) => `${named(card)} is unique, but is in ${deckOf(seat)} twice.`,
  sharedHero: ({ card, seats: [one, other] }) =>
    `${named(card)} is unique and cannot be in the decks of both player ${one + 1} and player ${other + 1}.`,
  unknownCard: ({ seat, card }) =>
    `${capital(deckOf(seat))} contains an unknown card: ${named(card)}.`,
  heroInDeck: ({ seat, card }) =>
    `${named(card)} is a hero and cannot be among the cards of ${deckOf(seat)}.`,
  encounterCard: ({ seat, card }) =>
    `${named(card)} is an encounter card and cannot be in ${deckOf(seat)}.`,
  campaignCard: ({ seat, card }) =>
    `${named(card)} can be in ${deckOf(seat)} only if the campaign pool adds it.`,
  deckTooSmall: ({ seat, count, least }) =>
    `${capital(deckOf(seat))} has ${count} ${count === 1 ? 'card' : 'cards'}, but needs at least ${least}.`,
  tooManyCopies: ({ seat, cards, count, most }) =>
    `${capital(deckOf(seat))} has ${count} ${count === 1 ? 'copy' : 'copies'} of ${listed([...new Set(cards.map(named))], 'and')}, but may have no more than ${most}.`,
};
