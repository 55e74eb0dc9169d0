import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { MS_MARVEL } from './ms-marvel.ts';

export const PICTURES: Readonly<Record<string, Subject>> = { ...MS_MARVEL, ...ASPECTS };
