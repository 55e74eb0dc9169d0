import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { SetupLines } from '../decks/lines.ts';
import { englishDecks } from './decks-en.ts';

const sent = (text: string) => quoted('en', text);

/** What can be wrong with the options of a game. */
export const englishSetup: Sentences<SetupLines> = {
  ...englishDecks,
  optionsAreNoObject: () => 'The options of a game have to be an object.',
  unknownOption: ({ option }) => `Rings has no option ${sent(option)}.`,
  wrongOption: ({ option }) => `The option ${sent(option)} has a value of the wrong kind.`,
  listTooLong: ({ option, most }) =>
    `The deck list ${sent(option)} is too long: it may have ${most} characters.`,
  tooManyLines: ({ option, most }) =>
    `The deck list ${sent(option)} has too many lines: it may have ${most}.`,
  lineTooLong: ({ option, line, most }) =>
    `Line ${line} of the deck list ${sent(option)} is too long: it may have ${most} characters.`,
  controlCharacter: ({ option, line, character }) =>
    `Line ${line} of the deck list ${sent(option)} has a character that cannot be read (${character}).`,
  unknownScenario: ({ scenario }) => `There is no scenario ${sent(scenario)}.`,
  unknownDeck: ({ deck }) => `There is no deck ${sent(deck)}.`,
  optionOfCampaign: ({ option }) => `The option ${sent(option)} is said by the campaign log.`,
};
