import type { CardId, Seat } from '@grimrule/kernel';
import {
  become,
  cardOf,
  contributions,
  move,
  NONE,
  occur,
  setController,
  value,
} from '@grimrule/kernel';
import { AREA, ENGAGED, of } from '../../board.ts';
import { DESIGNS, guised, printed, sideOf } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { cardsInPlay, isPlaying, playerOf, typeOf } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { showTops } from '../decks/deck-top.ts';
import { isOfTheSameSet } from './leaving-play.ts';

/** The stats that put cards into a guise. */
const BLANK = STATS.indexOf('blank');
const MINION = STATS.indexOf('countsAsMinion');
const ALLY = STATS.indexOf('countsAsAlly');
const DECK_TOP = STATS.indexOf('playsDeckTop');

/**
 * Cards whose text box is blank, or that count as another type, are other designs for as long as
 * that lasts. Looked after all the time, so that no rule has to think of it.
 */
export function adapt(table: ChampionsTable): void {
  if ((table.state.modifying[DECK_TOP]?.length ?? 0) > 0) showTops(table);
  const { modifying, lasting, vars } = table.state;
  const changed =
    vars.inGuise > 0 ||
    (modifying[BLANK]?.length ?? 0) > 0 ||
    (modifying[MINION]?.length ?? 0) > 0 ||
    (modifying[ALLY]?.length ?? 0) > 0 ||
    (lasting.length > 0 && lasting.some(({ modifier }) => GUISING.includes(modifier.stat)));
  if (!changed) return;
  for (const card of cardsInPlay(table.state)) dress(table, card);
  vars.inGuise = cardsInPlay(table.state).filter((card) => isInGuise(table, card)).length;
}

const GUISING: readonly string[] = ['blank', 'countsAsMinion', 'countsAsAlly'];

function isInGuise({ state }: ChampionsTable, card: CardId): boolean {
  const { design } = cardOf(state, card);
  return sideOf(design) !== design;
}

function dress(table: ChampionsTable, card: CardId): void {
  const before = cardOf(table.state, card).design;
  const side = sideOf(before);
  const changed = typeNow(table, card);
  const blank = isBlank(table, card, side);
  const now = guised(side, changed === undefined ? { blank } : { type: changed, blank });
  if (now !== before) {
    const type = DESIGNS[before]?.type;
    become(table, card, now);
    if (typeOf(table.state, card) !== type) changePlace(table, card);
  }
  // No player controls a minion, even one that came from a player's deck.
  const stray = changed === 'minion' && cardOf(table.state, card).controller !== NONE;
  if (stray) setController(table, card, NONE);
}

function typeNow(table: ChampionsTable, card: CardId): CardType | undefined {
  if (value(table, card, 'countsAsMinion') > 0) return 'minion';
  return value(table, card, 'countsAsAlly') > 0 ? 'ally' : undefined;
}

/** RR: Permanent. The text of such a card is blanked by cards of its own set only. */
function isBlank(table: ChampionsTable, card: CardId, side: number): boolean {
  if (value(table, card, 'blank') === 0) return false;
  if (!printed(side).keywords?.permanent) return true;
  return contributions(table, card, 'blank').some(({ source }) =>
    isOfTheSameSet(table, card, source),
  );
}

/**
 * RR: Type Change. An ally that becomes a minion engages the player who controlled it, a minion
 * that becomes an ally comes under the control of the player it was engaged with, or of the player
 * who controls the card that made it one. Everything on it and attached to it stays.
 */
function changePlace(table: ChampionsTable, card: CardId): void {
  const { state } = table;
  const seat = playerFor(table, card);
  if (typeOf(state, card) === 'minion') {
    move(table, card, of(ENGAGED, seat));
    const { zone } = cardOf(state, card);
    occur(table, event.engaged(card, seat, zone));
  } else if (typeOf(state, card) === 'ally') move(table, card, of(AREA, seat));
}

function playerFor(table: ChampionsTable, card: CardId): Seat {
  const { state } = table;
  const { owner } = cardOf(state, card);
  const there = playerOf(state, card);
  if (typeOf(state, card) === 'minion') return there;
  if (!isInGuise(table, card)) return isPlaying(state, owner) ? owner : there;
  const [first] = contributions(table, card, 'countsAsAlly');
  const by = first ? cardOf(state, first.source).controller : NONE;
  return by === NONE ? there : by;
}
