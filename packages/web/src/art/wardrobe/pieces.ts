import { GARMENTS } from './garments.ts';
import { HAIR } from './hair.ts';
import { HEADGEAR } from './headgear.ts';
import { PROPS } from './props.ts';

/** All that characters wear and carry, by name: lines of a drawing with places for colours. */
export const PIECES = { ...HAIR, ...GARMENTS, ...HEADGEAR, ...PROPS } as const;
