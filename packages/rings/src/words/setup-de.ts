import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { SetupLines } from '../decks/lines.ts';
import { germanDecks } from './decks-de.ts';

const sent = (text: string) => quoted('de', text);

/** What can be wrong with the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  ...germanDecks,
  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `Rings kennt keine Option ${sent(option)}.`,
  wrongOption: ({ option }) => `Die Option ${sent(option)} hat einen Wert der falschen Art.`,
  listTooLong: ({ option, most }) =>
    `Die Deckliste ${sent(option)} ist zu lang: Sie darf ${most} Zeichen haben.`,
  tooManyLines: ({ option, most }) =>
    `Die Deckliste ${sent(option)} hat zu viele Zeilen: Sie darf ${most} haben.`,
  lineTooLong: ({ option, line, most }) =>
    `Zeile ${line} der Deckliste ${sent(option)} ist zu lang: Sie darf ${most} Zeichen haben.`,
  controlCharacter: ({ option, line, character }) =>
    `Zeile ${line} der Deckliste ${sent(option)} enthält ein Zeichen, das sich nicht lesen lässt (${character}).`,
  unknownScenario: ({ scenario }) => `Das Szenario ${sent(scenario)} gibt es nicht.`,
  unknownDeck: ({ deck }) => `Das Deck ${sent(deck)} gibt es nicht.`,
  optionOfCampaign: ({ option }) => `Die Option ${sent(option)} steht im Kampagnenlogbuch.`,
};
