import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { msMarvelTexts } from './ms-marvel.ts';
import { msMarvelNemesisTexts } from './ms-marvel-nemesis.ts';
import { protectionTexts } from './protection.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    basicTexts,
    justiceTexts,
    leadershipTexts,
    msMarvelTexts,
    msMarvelNemesisTexts,
    protectionTexts,
  ],
  decks,
};
