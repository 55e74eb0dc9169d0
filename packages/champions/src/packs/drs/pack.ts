import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { decks } from './decks.ts';
import { doctorStrangeTexts } from './doctor-strange.ts';
import { doctorStrangeInvocationDeckTexts } from './doctor-strange-invocation-deck.ts';
import { doctorStrangeNemesisTexts } from './doctor-strange-nemesis.ts';
import FACTS from './facts.json' with { type: 'json' };
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { protectionTexts } from './protection.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    basicTexts,
    doctorStrangeTexts,
    doctorStrangeInvocationDeckTexts,
    doctorStrangeNemesisTexts,
    justiceTexts,
    leadershipTexts,
    protectionTexts,
  ],
  decks,
};
