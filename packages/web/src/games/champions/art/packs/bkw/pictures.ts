import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { BLACK_WIDOW } from './black-widow.ts';

export const PICTURES: Readonly<Record<string, Subject>> = { ...BLACK_WIDOW, ...ASPECTS };
