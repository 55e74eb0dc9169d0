import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { anachronautsTexts } from './anachronauts.ts';
import { decks } from './decks.ts';
import { expKangTexts } from './exp-kang.ts';
import FACTS from './facts.json' with { type: 'json' };
import { kangTexts } from './kang.ts';
import { motTexts } from './mot.ts';
import { temporalTexts } from './temporal.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [anachronautsTexts, expKangTexts, kangTexts, motTexts, temporalTexts],
  decks,
};
