import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { antTexts } from './ant.ts';
import { antNemesisTexts } from './ant-nemesis.ts';
import { basicTexts } from './basic.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { protectionTexts } from './protection.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    antTexts,
    antNemesisTexts,
    basicTexts,
    justiceTexts,
    leadershipTexts,
    protectionTexts,
  ],
  decks,
};
