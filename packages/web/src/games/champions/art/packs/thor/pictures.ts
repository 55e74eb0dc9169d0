import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { THOR } from './thor.ts';

export const PICTURES: Readonly<Record<string, Subject>> = { ...THOR, ...ASPECTS };
