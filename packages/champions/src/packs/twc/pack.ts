import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { bulldozerTexts } from './bulldozer.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { piledriverTexts } from './piledriver.ts';
import { thunderballTexts } from './thunderball.ts';
import { wreckerTexts } from './wrecker.ts';
import { wreckingCrewTexts } from './wrecking-crew.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [bulldozerTexts, piledriverTexts, thunderballTexts, wreckerTexts, wreckingCrewTexts],
  decks,
};
