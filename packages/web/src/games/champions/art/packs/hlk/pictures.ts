import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { HULK } from './hulk.ts';

export const PICTURES: Readonly<Record<string, Subject>> = { ...HULK, ...ASPECTS };
