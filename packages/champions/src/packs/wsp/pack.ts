import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { protectionTexts } from './protection.ts';
import { wspTexts } from './wsp.ts';
import { wspNemesisTexts } from './wsp-nemesis.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    basicTexts,
    justiceTexts,
    leadershipTexts,
    protectionTexts,
    wspTexts,
    wspNemesisTexts,
  ],
  decks,
};
