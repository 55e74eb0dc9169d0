import type { Sentences } from '@grimrule/words';
import { optionLinesInEnglish, quoted } from '@grimrule/words';
import type { SetupLines } from '../../decks/lines.ts';
import { englishDecks } from './decks-en.ts';

const sent = (text: string) => quoted('en', text);

/** Problems of the options of a game. */
export const englishSetup: Sentences<SetupLines> = {
  ...optionLinesInEnglish('Rings'),
  ...englishDecks,
  unknownDeck: ({ deck }) => `There is no deck ${sent(deck)}.`,
  optionOfCampaign: ({ option }) =>
    `The campaign log decides the option ${sent(option)}. Leave the option out.`,
};
