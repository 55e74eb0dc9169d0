import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { kreeFanaticTexts } from './kree-fanatic.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [kreeFanaticTexts],
  decks,
};
