import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { BLACK_PANTHER } from './black-panther.ts';
import { CAPTAIN_MARVEL } from './captain-marvel.ts';
import { ENCOUNTERS } from './encounters.ts';
import { IRON_MAN } from './iron-man.ts';
import { KLAW } from './klaw.ts';
import { RHINO } from './rhino.ts';
import { SHE_HULK } from './she-hulk.ts';
import { SPIDER_MAN } from './spider-man.ts';
import { ULTRON } from './ultron.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...SPIDER_MAN,
  ...CAPTAIN_MARVEL,
  ...SHE_HULK,
  ...IRON_MAN,
  ...BLACK_PANTHER,
  ...ASPECTS,
  ...RHINO,
  ...KLAW,
  ...ULTRON,
  ...ENCOUNTERS,
};
