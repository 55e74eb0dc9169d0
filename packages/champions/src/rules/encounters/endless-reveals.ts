import { cardOf, zoneOf } from '@grimrule/kernel';
import { ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, REVEALED, ZONES } from '../../board.ts';
import type { ChampionsState, ChampionsTable } from '../../table.ts';
import { cardsInPlay } from '../../table.ts';

/**
 * A loop that never ends is lost, as it is when the encounter deck and its pile are empty (RR:
 * Encounter Deck). Cards that surge, or that have another dealt in their place, can make one: then
 * every card that is left has been revealed and nothing has changed by it.
 */

const CIRCLING = [...ENCOUNTER_DECKS, ...ENCOUNTER_DISCARDS, REVEALED];

/** Counts a card that is revealed; true if all that are left have been, again and again, for nothing. */
export function isEndless({ state }: ChampionsTable): boolean {
  const { vars } = state;
  const left = CIRCLING.reduce((sum, zone) => sum + zoneOf(state, zone).length, 0);
  const revealed = (vars.revealed ?? 0) + 1;
  vars.revealed = revealed;
  // In any order, twice as many cards as there are include each of them.
  if (revealed <= 2 * left) return false;
  const now = standing(state);
  if (now === vars.standing) return true;
  vars.standing = now;
  vars.revealed = 0;
  return false;
}

/** The open part of the table, but for where encounter cards lie and how often they came. */
function standing(state: ChampionsState): string {
  const piles = ZONES.map((_, zone) => (CIRCLING.includes(zone) ? 0 : zoneOf(state, zone).length));
  const cards = cardsInPlay(state).map((card) => {
    const { design, exhausted, tokens } = cardOf(state, card);
    const { acceleration, ...others } = tokens;
    return [card, design, exhausted ? 1 : 0, ...Object.entries(others)];
  });
  return JSON.stringify([piles, cards]);
}

/** Cards are counted anew in each phase. */
export function forgetRevealed({ vars }: ChampionsState): void {
  vars.revealed = 0;
  vars.standing = '';
}
