import type { CardType } from '../vocabulary/nodes.ts';
import type { ChampionsCard, Facts, Terms } from './card.ts';
import { card } from './card.ts';

/** What a printed side is for a while: one without text, or one of another type. */
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
 * RR: Text Box. What is printed outside of it stays, and so do traits; icons in it are abilities.
 * That the players lose when a scheme is completed can never be taken away. RR: Winning the Game.
 */
export function inGuise(printed: ChampionsCard, { type, blank }: Guise): ChampionsCard {
  const changed = type ? { ...printed, type } : printed;
  return blank ? withoutText(changed) : changed;
}

const TEXT: Readonly<Record<Exclude<keyof Terms, 'specialDeck'> | 'schemeIcons', true>> = {
  keywords: true,
  unlistedKeywords: true,
  onlyIn: true,
  mode: true,
  anyControl: true,
  max: true,
  giveTo: true,
  nemesis: true,
  counters: true,
  lostWhenCompleted: true,
  schemeIcons: true,
};

function withoutText(printed: ChampionsCard): ChampionsCard {
  const { back, lostWhenCompleted } = printed;
  const kept = Object.entries(printed).filter(([field]) => !Object.hasOwn(TEXT, field));
  const facts = Object.fromEntries(kept) as unknown as Facts;
  return { ...card(lostWhenCompleted ? { ...facts, lostWhenCompleted } : facts), back };
}
