import type { Subject } from '../../../../../art/subject.ts';
import { ASPECTS } from './aspects.ts';
import { DOCTOR_STRANGE } from './doctor-strange.ts';
import { INVOCATIONS } from './invocations.ts';

export const PICTURES: Readonly<Record<string, Subject>> = {
  ...DOCTOR_STRANGE,
  ...INVOCATIONS,
  ...ASPECTS,
};
