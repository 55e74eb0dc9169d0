import type { CardType } from '../vocabulary/nodes.ts';
import type { ChampionsCard, Facts, Terms } from './card.ts';
import { card } from './card.ts';

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

/**
 * RR: Text Box. Everything printed outside of it stays, and so do traits; icons in it are
 * abilities. That the players lose when a scheme is completed can never be taken away. RR: Winning
 * the Game.
 */
export function inGuise(printed: ChampionsCard, { type, blank }: Guise): ChampionsCard {
  const changed = type ? { ...printed, type } : printed;
  return blank ? withoutText(changed) : changed;
}

/** A text box in which nothing is printed. */
const EMPTY: Readonly<Record<TextBox, undefined>> = {
  keywords: undefined,
  unlistedKeywords: undefined,
  onlyIn: undefined,
  mode: undefined,
  anyControl: undefined,
  max: undefined,
  giveTo: undefined,
  nemesis: undefined,
  counters: undefined,
  schemeIcons: undefined,
};

type TextBox = Exclude<keyof Terms, 'specialDeck' | 'lostWhenCompleted'> | 'schemeIcons';

function withoutText(printed: ChampionsCard): ChampionsCard {
  return { ...card({ ...printed, ...EMPTY } as unknown as Facts), back: printed.back };
}
