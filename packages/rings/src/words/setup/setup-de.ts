import type { Sentences } from '@grimrule/words';
import { optionLinesInGerman, quoted } from '@grimrule/words';
import type { SetupLines } from '../../decks/lines.ts';
import { germanDecks } from './decks-de.ts';

const sent = (text: string) => quoted('de', text);

/** Problems of the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  ...optionLinesInGerman('Rings'),
  ...germanDecks,
  unknownDeck: ({ deck }) => `Das Deck ${sent(deck)} gibt es nicht.`,
  optionOfCampaign: ({ option }) =>
    `Das Kampagnenlogbuch bestimmt die Option ${sent(option)}. Lass die Option weg.`,
};
