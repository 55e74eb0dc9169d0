import { forgetLasting } from '../abilities/lasting-effects.ts';
import { forgetUses } from '../abilities/limits.ts';
import type { Table } from '../game/rules.ts';
import { CHANGED } from '../resolving/table.ts';
import type { Card } from './card.ts';
import {
  carriedTo,
  freshCard,
  inPlaceOf,
  laidBareIn,
  withController,
  withHost,
  withOwner,
  withSeen,
} from './card.ts';
import type { CardId, Seat, ZoneId } from './ids.ts';
import { NONE } from './ids.ts';
import { list, unlist, without } from './index-of-abilities.ts';
import { cardOf, zoneOf } from './state.ts';
import { controllerIn, seenIn } from './zone.ts';

/** The only way a card changes its zone. */
export function move(table: Table, id: CardId, to: ZoneId, where: 'top' | 'bottom' = 'top'): void {
  const { state, game } = table;
  const card = cardOf(state, id);
  const from = game.zoneInfo(card.zone);
  const into = game.zoneInfo(to);
  state.zones[card.zone] = without(zoneOf(state, card.zone), id);
  const there = zoneOf(state, to);
  if (there.length === 0) state.zones[to] = [id];
  else state.zones[to] = where === 'top' ? [...there, id] : [id, ...there];

  table.note(from.inPlay || into.inPlay ? CHANGED.play : CHANGED.little);
  const stays = from.inPlay && into.inPlay;
  const works = from.inPlay || from.hand === true;
  const seen = card.seen | seenIn(into, state.seats);
  if (seen !== card.seen) state.learned++;
  if (works && !stays) unlist(table, id);
  if (from.inPlay && !stays) {
    forgetUses(state, id);
    forgetLasting(state, id);
  }
  const controller = controllerIn(into, card.owner);
  state.cards[id] = stays
    ? carriedTo(card, to, controller, seen)
    : laidBareIn(card, to, controller, seen);
  if (!stays && (into.inPlay || into.hand)) list(table, id);
}

/** Lays a card at another: attached to it, or under it. */
export function setHost(table: Table, id: CardId, host: CardId): void {
  table.note(CHANGED.play);
  table.state.cards[id] = withHost(cardOf(table.state, id), host);
}

/** A card belongs to another seat from now on. */
export function setOwner(table: Table, id: CardId, owner: Seat): void {
  table.note(CHANGED.play);
  table.state.cards[id] = withOwner(cardOf(table.state, id), owner);
}

/** A card is controlled by another seat, or by nobody, where it lies. */
export function setController(table: Table, id: CardId, controller: Seat): void {
  table.note(CHANGED.play);
  table.state.cards[id] = withController(cardOf(table.state, id), controller);
}

/** Two cards change places. Tokens and attachments stay where they are. */
export function exchange(table: Table, one: CardId, other: CardId): void {
  const before = [cardOf(table.state, one), cardOf(table.state, other)] as const;
  takePlace(table, one, before[1]);
  takePlace(table, other, before[0]);
}

function takePlace(table: Table, id: CardId, by: Card): void {
  const { game, state } = table;
  table.note(CHANGED.play);
  const card = cardOf(state, id);
  const zone = game.zoneInfo(card.zone);
  const works = zone.inPlay || zone.hand === true;
  if (works) unlist(table, id);
  const { front, owner } = by;
  const seen = by.seen | seenIn(zone, state.seats);
  const controller = controllerIn(zone, owner);
  const design = zone.inPlay ? by.design : front;
  state.cards[id] = inPlaceOf(card, { design, front, owner, controller, seen });
  state.learned++;
  if (works) list(table, id);
}

/** A piece that was not in the game before, such as a token that stands for something. */
export function create(table: Table, design: number, owner: Seat, zone: ZoneId): CardId {
  const { state, game } = table;
  table.note(CHANGED.play);
  const info = game.zoneInfo(zone);
  const id = state.cards.length;
  const controller = controllerIn(info, owner);
  const seen = seenIn(info, state.seats);
  state.cards.push(freshCard({ design, owner, controller, zone, host: NONE, seen }));
  state.zones[zone] = [...zoneOf(state, zone), id];
  if (info.inPlay || info.hand) list(table, id);
  return id;
}

/** Shows a card to seats that may look at it, without moving it. */
export function show(table: Table, id: CardId, seats: number): void {
  const card = cardOf(table.state, id);
  const seen = card.seen | seats;
  if (seen === card.seen) return;
  table.state.cards[id] = withSeen(card, seen);
  table.state.learned++;
}

export function shuffle(table: Table, zone: ZoneId): void {
  const { state, game } = table;
  const seen = seenIn(game.zoneInfo(zone), state.seats);
  for (const id of zoneOf(state, zone)) {
    const card = cardOf(state, id);
    if (card.seen !== seen) state.cards[id] = withSeen(card, seen);
  }
  const generator = game.chance.dice(state.random);
  state.zones[zone] = generator.shuffle([...zoneOf(state, zone)]);
  state.random = generator.state;
}

/** Some random cards, from the game's own generator. */
export function byLot(table: Table, cards: readonly CardId[], count: number): readonly CardId[] {
  const generator = table.game.chance.dice(table.state.random);
  const chosen = generator.shuffle([...cards]).slice(0, count);
  table.state.random = generator.state;
  return chosen;
}

export function topOf(table: Table, zone: ZoneId): CardId {
  const cards = zoneOf(table.state, zone);
  // Not even asked for in an empty zone: an index of -1 is looked up as a name, and slowly.
  return cards.length === 0 ? NONE : (cards[cards.length - 1] ?? NONE);
}
