import type { Sentences } from '@grimrule/kernel';
import { germanTalk, quoted } from '@grimrule/kernel';
import type { SetupLines } from '../decks/lines.ts';
import { germanDecks } from './decks-de.ts';

const named = (code: string) => codeName('de', code);
const sent = (text: string) => quoted('de', text);
const deckOf = (seat: number) => `Deck von Spieler ${seat + 1}`;
const { counted } = germanTalk;

/** What can be wrong with a deck or with the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  ...germanDecks,
  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `Rings kennt keine Option ${sent(option)}.`,
  wrongOption: ({ option }) => `Die Option ${sent(option)} hat einen Wert der falschen Art.`,
  unknownDeck: ({ deck }) => `Das Deck ${sent(deck)} gibt es nicht.`,
  optionOfCampaign: ({ option }) => `Die Option ${sent(option)} steht im Kampagnenlogbuch.`,
};
