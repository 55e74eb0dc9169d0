import type { Subject } from '../../../../../art/subject.ts';
import { MODULAR_SETS } from './modular-sets.ts';
import { MUTAGEN_FORMULA } from './mutagen-formula.ts';
import { RISKY_BUSINESS } from './risky-business.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...RISKY_BUSINESS,
  ...MUTAGEN_FORMULA,
  ...MODULAR_SETS,
};
