import type { Sentences } from '@grimrule/kernel';
import { englishTalk, quoted } from '@grimrule/kernel';
import type { SetupLines } from '../decks/lines.ts';
import { englishDecks } from './decks-en.ts';

const named = (code: string) => codeName('en', code);
const sent = (text: string) => quoted('en', text);
const deckOf = (seat: number) => `The deck of player ${seat + 1}`;
const { counted } = englishTalk;

/** What can be wrong with a deck or with the options of a game. */
export const englishSetup: Sentences<SetupLines> = {
  ...englishDecks,
  optionsAreNoObject: () => 'The options of a game have to be an object.',
  unknownOption: ({ option }) => `Rings has no option ${sent(option)}.`,
  wrongOption: ({ option }) => `The option ${sent(option)} has a value of the wrong kind.`,
  unknownDeck: ({ deck }) => `There is no deck ${sent(deck)}.`,
  optionOfCampaign: ({ option }) => `The option ${sent(option)} is said by the campaign log.`,
};
