import type { Subject } from '../../../../../art/subject.ts';
import { EXPERT_KANG, KANG } from './kang.ts';
import { MODULAR_SETS } from './modular-sets.ts';
import { SCHEMES } from './schemes.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...KANG,
  ...SCHEMES,
  ...EXPERT_KANG,
  ...MODULAR_SETS,
};
