import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aMessOfThingsTexts } from './a-mess-of-things.ts';
import { decks } from './decks.ts';
import FACTS from './facts.json' with { type: 'json' };
import { goblinGimmicksTexts } from './goblin-gimmicks.ts';
import { mutagenFormulaTexts } from './mutagen-formula.ts';
import { powerDrainTexts } from './power-drain.ts';
import { riskyBusinessTexts } from './risky-business.ts';
import { runningInterferenceTexts } from './running-interference.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aMessOfThingsTexts,
    goblinGimmicksTexts,
    mutagenFormulaTexts,
    powerDrainTexts,
    riskyBusinessTexts,
    runningInterferenceTexts,
  ],
  decks,
};
