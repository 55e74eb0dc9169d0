import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { captainAmericaTexts } from './captain-america.ts';
import { captainAmericaNemesisTexts } from './captain-america-nemesis.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { protectionTexts } from './protection.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    basicTexts,
    captainAmericaTexts,
    captainAmericaNemesisTexts,
    justiceTexts,
    leadershipTexts,
    protectionTexts,
  ],
  decks,
};
