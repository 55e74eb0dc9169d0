import type { CardType } from '../vocabulary/card-types.ts';
import type { ChampionsCard } from './card.ts';
import { asType, withoutText } from './card.ts';

/** A printed side that replaces another for a while: one without text, or one of another type. */
export interface Guise {
  readonly type?: CardType;
  readonly blank?: boolean;
}

/** RR: Type Change. An ally can become a minion, a minion an ally. */
const CHANGES: Partial<Record<CardType, CardType>> = { ally: 'minion', minion: 'ally' };

/** Everything that a printed side can be besides itself. */
export function guisesOf({ type }: ChampionsCard): readonly Guise[] {
  const other = CHANGES[type];
  const changed = other ? [{ type: other }, { type: other, blank: true }] : [];
  return [{ blank: true }, ...changed];
}

export function inGuise(printed: ChampionsCard, { type, blank }: Guise): ChampionsCard {
  const changed = type ? asType(printed, type) : printed;
  return blank ? withoutText(changed) : changed;
}
