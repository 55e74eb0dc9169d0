import type { CardId, ZoneId } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import { ENCOUNTER_DECK, ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, of } from '../../board.ts';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsState } from '../../table.ts';
import { villainOf } from '../../table.ts';

/**
 * Where each of several villains has an encounter deck of its own, the encounter deck is the one of
 * the active villain, and every card goes back to the deck that it came from.
 */

/** The number of the active villain's deck, or of the only one. */
function activeDeck(state: ChampionsState): number {
  const { crew } = state.vars;
  if (!crew || crew.length === 0) return 0;
  const villain = villainOf(state);
  const set = villain === NONE ? undefined : printedAs(state, villain).set;
  return Math.max(0, crew.indexOf(set ?? ''));
}

/** The number of the deck that a card belongs to: that of its set, or else the active one. */
function deckOf(state: ChampionsState, card: CardId): number {
  const { crew } = state.vars;
  if (!crew || crew.length === 0) return 0;
  const at = crew.indexOf(printed(cardOf(state, card).front).set ?? '');
  return at < 0 ? activeDeck(state) : at;
}

export const encounterDeck = (state: ChampionsState): ZoneId =>
  of(ENCOUNTER_DECKS, activeDeck(state));

export const encounterDiscard = (state: ChampionsState): ZoneId =>
  of(ENCOUNTER_DISCARDS, activeDeck(state));

export const ownEncounterDeck = (state: ChampionsState, card: CardId): ZoneId =>
  of(ENCOUNTER_DECKS, deckOf(state, card));

export const ownEncounterDiscard = (state: ChampionsState, card: CardId): ZoneId =>
  of(ENCOUNTER_DISCARDS, deckOf(state, card));

const ONE: readonly ZoneId[] = [ENCOUNTER_DECK];

/** The encounter decks of this game. */
export function encounterDecks({ vars: { crew } }: ChampionsState): readonly ZoneId[] {
  return crew && crew.length > 0 ? ENCOUNTER_DECKS.slice(0, crew.length) : ONE;
}
