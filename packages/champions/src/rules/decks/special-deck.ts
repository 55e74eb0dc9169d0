import type { CardId, Seat, ZoneId } from '@grimrule/kernel';
import { cardOf, everybody, move, NONE, show, shuffle, topOf, zoneOf } from '@grimrule/kernel';
import { of, SCENARIO_DECK, SCENARIO_DISCARD, SPECIAL_DECK, SPECIAL_DISCARD } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';

/** Some identities and scenarios have a second deck. Its cards never mix with others. */
interface Piles {
  readonly deck: ZoneId;
  readonly discard: ZoneId;
}

const SCENARIO_PILES: Piles = { deck: SCENARIO_DECK, discard: SCENARIO_DISCARD };
const PLAYER_PILES: readonly Piles[] = SPECIAL_DECK.map((deck, seat) => ({
  deck,
  discard: of(SPECIAL_DISCARD, seat),
}));

/** The second deck of a player; without one, that of the scenario. */
export function specialPiles(owner: Seat): Piles {
  return owner === NONE ? SCENARIO_PILES : of(PLAYER_PILES, owner);
}

/** The piles a card belongs to, or null if it is of no second deck. */
export function ownPiles({ state }: ChampionsTable, card: CardId): Piles | null {
  const belongs = printedAs(state, card).specialDeck || state.vars.scenarioDeck?.includes(card);
  return belongs ? specialPiles(cardOf(state, card).owner) : null;
}

/** Cards become the second deck of the scenario; `kept` ones go back to it when they are discarded. */
export function formScenarioDeck(
  table: ChampionsTable,
  cards: readonly CardId[],
  kept: boolean,
): void {
  const { vars } = table.state;
  const { deck } = specialPiles(NONE);
  for (const card of cards) move(table, card, deck);
  if (kept) vars.scenarioDeck = [...(vars.scenarioDeck ?? []), ...cards];
  shuffle(table, deck);
  table.tell?.({ say: 'specialDeckFormed', count: cards.length }, 'setup');
}

/** All second decks there are. */
export function tendSpecialDecks(table: ChampionsTable): void {
  for (let owner = NONE; owner < table.state.seats; owner++) tendSpecialDeck(table, owner);
}

/** A deck that has run out is made of its discard pile. The top card of a player's lies face up. */
function tendSpecialDeck(table: ChampionsTable, owner: Seat): void {
  const { state } = table;
  const { deck, discard } = specialPiles(owner);
  if (zoneOf(state, deck).length === 0) {
    if (zoneOf(state, discard).length === 0) return;
    for (const card of zoneOf(state, discard)) move(table, card, deck);
    shuffle(table, deck);
  }
  const top = topOf(table, deck);
  if (owner !== NONE && top !== NONE) show(table, top, everybody(state.seats));
}

/** At the beginning of the game. */
export function shuffleSpecialDeck(table: ChampionsTable, owner: Seat): void {
  const { deck } = specialPiles(owner);
  if (zoneOf(table.state, deck).length === 0) return;
  shuffle(table, deck);
  tendSpecialDeck(table, owner);
}
