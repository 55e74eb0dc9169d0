import { CAMPAIGN } from './campaign.ts';
import type { RingsCard } from './card.ts';
import { DOLGULDURORCS } from './encounter/dol-guldur-orcs.ts';
import { ESCAPEFROMDOLGULDUR } from './encounter/escape-from-dol-guldur.ts';
import { JOURNEYALONGTHEANDUIN } from './encounter/journey-along-the-anduin.ts';
import { PASSAGETHROUGHMIRKWOOD } from './encounter/passage-through-mirkwood.ts';
import { SAURONSREACH } from './encounter/saurons-reach.ts';
import { SPIDERSOFMIRKWOOD } from './encounter/spiders-of-mirkwood.ts';
import { WILDERLANDS } from './encounter/wilderlands.ts';
import { LEADERSHIP } from './leadership.ts';
import { LORE } from './lore.ts';
import { NEUTRAL } from './neutral.ts';
import { ESCAPEFROMDOLGULDUR_QUEST } from './quests/escape-from-dol-guldur.ts';
import { JOURNEYALONGTHEANDUIN_QUEST } from './quests/journey-along-the-anduin.ts';
import { PASSAGETHROUGHMIRKWOOD_QUEST } from './quests/passage-through-mirkwood.ts';
import { SPIRIT } from './spirit.ts';
import { TACTICS } from './tactics.ts';

/** The revised core set, in the order of its card numbers. */
export const POOL: readonly RingsCard[] = [
  ...LEADERSHIP,
  ...TACTICS,
  ...SPIRIT,
  ...LORE,
  ...NEUTRAL,
  ...SPIDERSOFMIRKWOOD,
  ...WILDERLANDS,
  ...DOLGULDURORCS,
  ...PASSAGETHROUGHMIRKWOOD,
  ...ESCAPEFROMDOLGULDUR,
  ...JOURNEYALONGTHEANDUIN,
  ...SAURONSREACH,
  ...PASSAGETHROUGHMIRKWOOD_QUEST,
  ...ESCAPEFROMDOLGULDUR_QUEST,
  ...JOURNEYALONGTHEANDUIN_QUEST,
  ...CAMPAIGN,
].sort((one, other) => one.id.localeCompare(other.id));
