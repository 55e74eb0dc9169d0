import { ringsWords, SPHERES } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import type { Mark } from '../../page-game.ts';
import { NAMES } from '../names.ts';

export type Sphere = (typeof SPHERES)[number];

const ICONS: Readonly<Record<Sphere, IconName>> = {
  Leadership: 'leadership',
  Tactics: 'tactics',
  Spirit: 'spirit',
  Lore: 'lore',
};

export const isSphere = (name: string | undefined): name is Sphere =>
  (SPHERES as readonly (string | undefined)[]).includes(name);

export function sphereMark(sphere: Sphere, language: Language): Mark {
  return { icon: ICONS[sphere], label: ringsWords[language].sphere(sphere) };
}

/** A resource by the spheres it can be used for, one bit each. */
export function markOfBits(bits: number, language: Language): Mark {
  const spheres = SPHERES.filter((_, index) => (bits & (1 << index)) !== 0);
  const [first] = spheres;
  if (first === undefined || spheres.length === SPHERES.length) {
    return { icon: 'coin', label: NAMES[language].anyResource };
  }
  const label = NAMES[language].oneOf(spheres.map((each) => ringsWords[language].sphere(each)));
  return { icon: spheres.length === 1 ? ICONS[first] : 'coin', label };
}
