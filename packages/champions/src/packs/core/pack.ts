import type { ListedFacts } from '../../cards/text-box.ts';
import type { Pack } from '../../shelf/pack.ts';
import { aggressionTexts } from './aggression.ts';
import { basicTexts } from './basic.ts';
import { blackPantherTexts } from './black-panther.ts';
import { blackPantherNemesisTexts } from './black-panther-nemesis.ts';
import { bombScareTexts } from './bomb-scare.ts';
import { captainMarvelTexts } from './captain-marvel.ts';
import { captainMarvelNemesisTexts } from './captain-marvel-nemesis.ts';
import { decks } from './decks.ts';
import { expertTexts } from './expert.ts';
import FACTS from './facts.json' with { type: 'json' };
import { ironManTexts } from './iron-man.ts';
import { ironManNemesisTexts } from './iron-man-nemesis.ts';
import { justiceTexts } from './justice.ts';
import { klawTexts } from './klaw.ts';
import { leadershipTexts } from './leadership.ts';
import { legionsOfHydraTexts } from './legions-of-hydra.ts';
import { mastersOfEvilTexts } from './masters-of-evil.ts';
import { protectionTexts } from './protection.ts';
import { rhinoTexts } from './rhino.ts';
import { sheHulkTexts } from './she-hulk.ts';
import { sheHulkNemesisTexts } from './she-hulk-nemesis.ts';
import { spiderManTexts } from './spider-man.ts';
import { spiderManNemesisTexts } from './spider-man-nemesis.ts';
import { standardTexts } from './standard.ts';
import { theDoomsdayChairTexts } from './the-doomsday-chair.ts';
import { ultronTexts } from './ultron.ts';
import { underAttackTexts } from './under-attack.ts';

export const pack: Pack = {
  facts: FACTS as readonly ListedFacts[],
  texts: [
    aggressionTexts,
    basicTexts,
    blackPantherTexts,
    blackPantherNemesisTexts,
    bombScareTexts,
    captainMarvelTexts,
    captainMarvelNemesisTexts,
    expertTexts,
    ironManTexts,
    ironManNemesisTexts,
    justiceTexts,
    klawTexts,
    leadershipTexts,
    legionsOfHydraTexts,
    mastersOfEvilTexts,
    protectionTexts,
    rhinoTexts,
    sheHulkTexts,
    sheHulkNemesisTexts,
    spiderManTexts,
    spiderManNemesisTexts,
    standardTexts,
    theDoomsdayChairTexts,
    ultronTexts,
    underAttackTexts,
  ],
  decks,
};
