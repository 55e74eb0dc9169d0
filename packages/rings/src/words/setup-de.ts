import type { Sentences } from '@grimrule/kernel';
import { germanTalk, quoted } from '@grimrule/kernel';
import type { SetupLines } from '../decks/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('de', code);
const sent = (text: string) => quoted('de', text);
const deckOf = (seat: number) => `Deck von Spieler ${seat + 1}`;
const { counted } = germanTalk;

/** What can be wrong with a deck or with the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  heroCount: ({ seat, count, least, most }) =>
    `Das ${deckOf(seat)} hat ${counted(count, 'Helden', 'Helden')}, braucht aber ${least} bis ${most}.`,
  unknownHero: ({ seat, card }) =>
    `Das ${deckOf(seat)} hat einen unbekannten Helden: ${named(card)}.`,
  heroTwice: ({ seat, card }) => `Das ${deckOf(seat)} hat den Helden ${named(card)} zweimal.`,
  sharedHero: ({ card, seats: [one, other] }) =>
    `Spieler ${one + 1} und Spieler ${other + 1} haben beide den einzigartigen Helden ${named(card)}.`,
  unknownCard: ({ seat, card }) => `Das ${deckOf(seat)} hat eine unbekannte Karte: ${named(card)}.`,
  heroInDeck: ({ seat, card }) =>
    `${named(card)} ist ein Held und gehört nicht zu den Karten im ${deckOf(seat)}.`,
  encounterCard: ({ seat, card }) =>
    `${named(card)} ist eine Begegnungskarte und darf nicht ins ${deckOf(seat)}.`,
  campaignCard: ({ seat, card }) =>
    `${named(card)} kommt nur aus dem Kampagnenvorrat und darf nicht ins ${deckOf(seat)}.`,
  deckTooSmall: ({ seat, count, least }) =>
    `Das ${deckOf(seat)} hat ${counted(count, 'Karte', 'Karten')}, braucht aber mindestens ${least}.`,
  tooManyCopies: ({ seat, cards: [card = ''], count, most }) =>
    `Das ${deckOf(seat)} hat ${count} Kopien von ${named(card)}, darf aber höchstens ${most} haben.`,

  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `Rings kennt keine Option ${sent(option)}.`,
  wrongOption: ({ option }) => `Die Option ${sent(option)} hat einen Wert der falschen Art.`,
  unknownDeck: ({ deck }) => `Das Deck ${sent(deck)} gibt es nicht.`,
  unknownScenario: ({ scenario }) => `Das Szenario ${scenarioName('de', scenario)} gibt es nicht.`,
  optionOfCampaign: ({ option }) =>
    `Die Option ${sent(option)} gilt nicht für eine Kampagne: Das sagt ihr Logbuch.`,
};
