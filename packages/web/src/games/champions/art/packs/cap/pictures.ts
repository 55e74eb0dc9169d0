import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { CAPTAIN_AMERICA } from './captain-america.ts';

export const PICTURES: Readonly<Record<string, Subject>> = { ...CAPTAIN_AMERICA, ...ASPECTS };
