import type { CardId, Seat, ZoneId } from '@grimrule/kernel';
import {
  cardOf,
  isHeeded,
  move,
  NONE,
  occur,
  setHost,
  setTokens,
  shuffle,
  tokensOn,
  topOf,
  zoneOf,
} from '@grimrule/kernel';
import { BOOST, DEALT, ENCOUNTER_DISCARDS, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { isPlaying, mainSchemeOf } from '../../table.ts';
import { loseGame } from '../end/game-end.ts';
import { encounterDeck, encounterDecks, ownEncounterDiscard } from './whose-deck.ts';

/** RR: Encounter Deck. */

/**
 * An empty deck is made anew from its discard pile, and the villain's plan accelerates. With no
 * card in either, that would never end: the players lose.
 */
export function resetEncounterDeckIfEmpty(table: ChampionsTable): void {
  const { state } = table;
  if (state.vars.phase === 'setup') return;
  for (const [at, deck] of encounterDecks(state).entries()) {
    if (zoneOf(state, deck).length === 0) resetDeck(table, deck, of(ENCOUNTER_DISCARDS, at));
  }
}

function resetDeck(table: ChampionsTable, deck: ZoneId, pile: ZoneId): void {
  const { state } = table;
  if (zoneOf(state, pile).length === 0) {
    if (deck === encounterDeck(state)) loseGame(table, 'encounterDeck');
    return;
  }
  for (const card of zoneOf(state, pile)) move(table, card, deck);
  shuffle(table, deck);
  table.tell?.({ say: 'encounterDeckReshuffled' }, 'encounter deck');
  addAccelerationTokens(table, mainSchemeOf(state), 1);
}

export function addAccelerationTokens(table: ChampionsTable, card: CardId, count: number): void {
  if (card === NONE || count <= 0) return;
  setTokens(table, card, 'acceleration', tokensOn(table, card, 'acceleration') + count);
  table.tell?.({ say: 'accelerated', card, count }, 'acceleration token');
}

/** The top card of the encounter deck, or NONE. */
export function topEncounterCard(table: ChampionsTable): CardId {
  return topOf(table, encounterDeck(table.state));
}

/** Deals a card face down; it is revealed in the villain phase. RR: Deal an Encounter Card. */
export function dealEncounterCard(table: ChampionsTable, seat: Seat): boolean {
  return dealCard(table, topEncounterCard(table), seat);
}

/** The same with a card that an effect has found. */
export function dealCard(table: ChampionsTable, card: CardId, seat: Seat): boolean {
  if (card === NONE || !isPlaying(table.state, seat)) return false;
  move(table, card, of(DEALT, seat), 'bottom');
  table.tell?.({ say: 'dealtEncounterCard', seat, card }, 'deal');
  resetEncounterDeckIfEmpty(table);
  return true;
}

/** The card that was dealt first lies on top. */
export function nextDealtCard(table: ChampionsTable, seat: Seat): CardId {
  return topOf(table, of(DEALT, seat));
}

/** Gives an enemy a boost card, face down. RR: Boost. */
export function giveBoostCard(table: ChampionsTable, enemy: CardId): boolean {
  const card = topEncounterCard(table);
  if (card === NONE) return false;
  move(table, card, BOOST);
  setHost(table, card, enemy);
  table.tell?.({ say: 'boostGiven', card: enemy, cards: [card] }, 'boost');
  resetEncounterDeckIfEmpty(table);
  return true;
}

/** The boost cards of an enemy, in the order in which they were given. */
export function boostCardsOf({ state }: ChampionsTable, enemy: CardId): readonly CardId[] {
  return zoneOf(state, BOOST).filter((card) => cardOf(state, card).host === enemy);
}

/** Discards from the top; when the deck runs out, no more cards are discarded. */
export function discardFromEncounterDeck(
  table: ChampionsTable,
  most: number,
  until: (card: CardId) => boolean = () => false,
): readonly CardId[] {
  const cards: CardId[] = [];
  while (cards.length < most) {
    const card = topEncounterCard(table);
    if (card === NONE) break;
    move(table, card, ownEncounterDiscard(table.state, card));
    cards.push(card);
    if (until(card) || zoneOf(table.state, encounterDeck(table.state)).length === 0) break;
  }
  if (cards.length === 0) return cards;
  table.tell?.({ say: 'encounterDiscarded', cards }, 'discard');
  if (isHeeded(table, 'discarded')) {
    occur(table, ...cards.map((card) => event.discarded(card, NONE, 'deck')));
  }
  return cards;
}
