import type { Sentences } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { DeckLines } from '../../decks/lines.ts';
import { codeName } from '../names.ts';

const named = (code: string) => codeName('de', code);
const deckOf = (seat: number) => `Deck von Spieler ${seat + 1}`;

/** Problems of a deck. */
export const germanDecks: Sentences<DeckLines> = {
  heroCount: ({ seat, count, least, most }) =>
    `Das ${deckOf(seat)} hat ${count} Helden, braucht aber ${least} bis ${most}.`,
  unknownHero: ({ seat, card }) => `${named(card)} im ${deckOf(seat)} ist kein Held.`,
  heroTwice: ({ seat, card }) =>
    `${named(card)} ist einzigartig, kommt aber im ${deckOf(seat)} zweimal vor.`,
  sharedHero: ({ card, seats: [one, other] }) =>
    `${named(card)} ist einzigartig und kann nicht in den Decks von Spieler ${one + 1} und Spieler ${other + 1} sein.`,
  unknownCard: ({ seat, card }) =>
    `Das ${deckOf(seat)} enthält eine unbekannte Karte: ${named(card)}.`,
  heroInDeck: ({ seat, card }) =>
    `${named(card)} ist ein Held und kann nicht unter den Karten im ${deckOf(seat)} sein.`,
  encounterCard: ({ seat, card }) =>
    `${named(card)} ist eine Begegnungskarte und kann nicht im ${deckOf(seat)} sein.`,
  campaignCard: ({ seat, card }) =>
    `${named(card)} darf nur ins ${deckOf(seat)}, wenn der Kampagnenvorrat die Karte hinzufügt.`,
  deckTooSmall: ({ seat, count, least }) =>
    `Das ${deckOf(seat)} hat ${count} ${count === 1 ? 'Karte' : 'Karten'}, braucht aber mindestens ${least}.`,
  tooManyCopies: ({ seat, cards, count, most }) =>
    `Das ${deckOf(seat)} hat ${count} ${count === 1 ? 'Kopie' : 'Kopien'} von ${listed([...new Set(cards.map(named))], 'und')}, darf aber höchstens ${most} haben.`,
};
