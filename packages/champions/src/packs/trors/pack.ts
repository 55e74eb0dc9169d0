import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { absorbingManTexts } from './absorbing-man.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { crossbonesTexts } from './crossbones.ts';
import { decks } from './decks.ts';
import { expcampTexts } from './expcamp.ts';
import { experWeaponTexts } from './exper-weapon.ts';
import FACTS from './facts.json' with { type: 'json' };
import { hawkeyeTexts } from './hawkeye.ts';
import { hawkeyeNemesisTexts } from './hawkeye-nemesis.ts';
import { hydraAssaultTexts } from './hydra-assault.ts';
import { hydraCampTexts } from './hydra-camp.ts';
import { hydraPatrolTexts } from './hydra-patrol.ts';
import { justiceTexts } from './justice.ts';
import { leadershipTexts } from './leadership.ts';
import { redSkullTexts } from './red-skull.ts';
import { spiderWomanTexts } from './spider-woman.ts';
import { spiderWomanNemesisTexts } from './spider-woman-nemesis.ts';
import { taskmasterTexts } from './taskmaster.ts';
import { weapMasterTexts } from './weap-master.ts';
import { zolaTexts } from './zola.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    absorbingManTexts,
    aggressionTexts,
    basicTexts,
    crossbonesTexts,
    expcampTexts,
    experWeaponTexts,
    hawkeyeTexts,
    hawkeyeNemesisTexts,
    hydraAssaultTexts,
    hydraCampTexts,
    hydraPatrolTexts,
    justiceTexts,
    leadershipTexts,
    redSkullTexts,
    spiderWomanTexts,
    spiderWomanNemesisTexts,
    taskmasterTexts,
    weapMasterTexts,
    zolaTexts,
  ],
  decks,
};
