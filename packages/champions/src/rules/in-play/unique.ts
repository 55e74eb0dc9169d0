import type { CardId } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { ChampionsCard } from '../../cards/card.ts';
import { otherSidesOf, perDesign, printed, printedAs, sideOf } from '../../cards/designs.ts';
import type { KnownAs } from '../../decks/matching.ts';
import { knownAs, match } from '../../decks/matching.ts';
import type { ChampionsState, ChampionsTable } from '../../table.ts';
import { cardsInPlay } from '../../table.ts';

/** By design: the names a unique card goes by, or null for a card that is not unique. */
const NAMES = perDesign<KnownAs | null>(null, (card, design) =>
  card.unique ? knownAs(card, sidesWith(design)) : null,
);

/** The side that is printed, or in a guise, and all its other sides. */
function sidesWith(design: number): readonly ChampionsCard[] {
  const up = printed(sideOf(design));
  return [up, ...(up.otherSide === undefined ? [] : otherSidesOf(design).map(printed))];
}

/**
 * Whether a card may not enter play because a unique card that matches it is there already.
 * Villains may. RR: Unique Icon.
 */
export function hasMatchInPlay({ state }: ChampionsTable, card: CardId): boolean {
  const matches = matcher(state, card);
  return matches !== null && cardsInPlay(state).some(matches);
}

/** Those cards, for somebody who wants to know. */
export function matchesInPlay({ state }: ChampionsTable, card: CardId): readonly CardId[] {
  const matches = matcher(state, card);
  return matches ? cardsInPlay(state).filter(matches) : [];
}

function matcher(state: ChampionsState, card: CardId): ((other: CardId) => boolean) | null {
  const names = NAMES[cardOf(state, card).design];
  if (!names || printedAs(state, card).type === 'villain') return null;
  return (other) => {
    const others = NAMES[cardOf(state, other).design];
    return other !== card && others !== null && others !== undefined && match(names, others);
  };
}
