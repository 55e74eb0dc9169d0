import type { Subject } from '../../../../../art/subject.ts';
import { ABSORBING_MAN } from './absorbing-man.ts';
import { ASPECTS } from './aspects.ts';
import { CAMPAIGN } from './campaign.ts';
import { CROSSBONES } from './crossbones.ts';
import { HAWKEYE } from './hawkeye.ts';
import { RED_SKULL } from './red-skull.ts';
import { SPIDER_WOMAN } from './spider-woman.ts';
import { TASKMASTER } from './taskmaster.ts';
import { ZOLA } from './zola.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...HAWKEYE,
  ...SPIDER_WOMAN,
  ...ASPECTS,
  ...CROSSBONES,
  ...ABSORBING_MAN,
  ...TASKMASTER,
  ...ZOLA,
  ...RED_SKULL,
  ...CAMPAIGN,
};
