import type { Subject } from '../../../../../art/subject.ts';
import { BULLDOZER } from './bulldozer.ts';
import { PILEDRIVER } from './piledriver.ts';
import { THUNDERBALL } from './thunderball.ts';
import { WRECKER } from './wrecker.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...WRECKER,
  ...THUNDERBALL,
  ...PILEDRIVER,
  ...BULLDOZER,
};
