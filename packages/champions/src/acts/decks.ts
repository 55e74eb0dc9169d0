import type { CardId, ZoneId } from '@grimrule/kernel';
import {
  amount,
  byLot,
  cardOf,
  cardsOf,
  firstOf,
  matches,
  move,
  NONE,
  report,
  setHost,
  show,
  shuffle,
  some,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, HAND, of, UNDER } from '../board.ts';
import {
  discardFromHand,
  discardTopOfDeck,
  drawCards,
  drawUpTo,
  randomFromHand,
} from '../rules/decks/player-deck.ts';
import { formScenarioDeck, ownPiles } from '../rules/decks/special-deck.ts';
import {
  discardFromEncounterDeck,
  resetEncounterDeckIfEmpty,
} from '../rules/encounters/encounter-deck.ts';
import { encounterDeck, ownEncounterDeck } from '../rules/encounters/whose-deck.ts';
import { takeOver } from '../rules/in-play/control.ts';
import { enterAsDrone } from '../rules/in-play/entering-play.ts';
import { canLeavePlay, leavePlay, toOwnersHand } from '../rules/in-play/leaving-play.ts';
import type { ChampionsTable } from '../table.ts';
import { isInPlay, playerOf } from '../table.ts';
import type { DeckName } from '../vocabulary/nodes.ts';
import type { ActsOf } from './act.ts';

const deckZone = ({ state }: ChampionsTable, deck: DeckName, seat: number) =>
  deck === 'yours' ? of(DECK, seat) : encounterDeck(state);
const isEmpty = (table: ChampionsTable, deck: DeckName, seat: number) =>
  zoneOf(table.state, deckZone(table, deck, seat)).length === 0;

/** Puts a card on top of the deck it belongs to. */
function toOwnDeck(table: ChampionsTable, card: CardId, by: CardId): ZoneId {
  const { owner } = cardOf(table.state, card);
  const own = owner === NONE ? ownEncounterDeck(table.state, card) : of(DECK, owner);
  const zone = ownPiles(table, card)?.deck ?? own;
  if (!isInPlay(table.state, card)) move(table, card, zone);
  else if (canLeavePlay(table, card, by)) leavePlay(table, card, zone);
  return zone;
}

/** Decks and hands. */
export const deckActs: ActsOf<
  | 'draw'
  | 'drawUpTo'
  | 'discardRandom'
  | 'discardTop'
  | 'discardUntil'
  | 'toHand'
  | 'takeToHand'
  | 'formDeck'
  | 'toDeck'
  | 'shuffleIn'
  | 'shuffle'
  | 'look'
  | 'stealRandom'
  | 'pickRandom'
  | 'drone'
> = {
  draw: {
    perform(table, { count, who }, scope) {
      const most = amount(table, count, scope);
      const seats = who
        ? cardsOf(table, who, scope).map((player) => playerOf(table.state, player))
        : [scope.seat];
      for (const seat of seats) {
        const drawn = drawCards(table, seat, most);
        report(table, [], drawn, drawn < most);
      }
    },
    possible: (table, { who }, scope) =>
      who
        ? some(
            table,
            who,
            scope,
            (player) => !isEmpty(table, 'yours', playerOf(table.state, player)),
          )
        : !isEmpty(table, 'yours', scope.seat),
  },
  drawUpTo: {
    perform(table, { size }, scope) {
      report(table, [], drawUpTo(table, scope.seat, amount(table, size, scope)));
    },
  },
  pickRandom: {
    perform: (table, { from }, scope) =>
      report(table, byLot(table, cardsOf(table, from, scope), 1)),
    possible: (table, { from }, scope) => some(table, from, scope, () => true),
  },
  discardRandom: {
    perform(table, { count }, scope) {
      const most = amount(table, count, scope);
      const cards = randomFromHand(table, scope.seat, most);
      report(table, cards, cards.length, cards.length < most);
      if (cards.length === 0) return;
      discardFromHand(table, cards);
      table.tell?.({ say: 'discarded', seat: scope.seat, cards }, 'discard');
    },
  },
  discardTop: {
    perform(table, { deck, count }, scope) {
      const most = amount(table, count, scope);
      const cards =
        deck === 'yours'
          ? discardTopOfDeck(table, scope.seat, most)
          : discardFromEncounterDeck(table, most);
      report(table, cards, cards.length, cards.length < most);
      if (deck === 'encounter') resetEncounterDeckIfEmpty(table);
    },
    possible: (table, { deck }, { seat }) => !isEmpty(table, deck, seat),
  },
  discardUntil: {
    perform(table, { where, deck = 'encounter' }, scope) {
      const fits = (card: number) => matches(table, where, card, scope);
      const cards =
        deck === 'yours'
          ? discardTopOfDeck(table, scope.seat, Infinity, fits)
          : discardFromEncounterDeck(table, Infinity, fits);
      report(table, cards.filter(fits).slice(-1));
      if (deck === 'encounter') resetEncounterDeckIfEmpty(table);
    },
    possible: (table, { deck = 'encounter' }, { seat }) => !isEmpty(table, deck, seat),
  },
  toHand: {
    perform(table, { cards }, scope) {
      const moved = cardsOf(table, cards, scope).filter((card) =>
        toOwnersHand(table, card, scope.source),
      );
      report(table, moved);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => cardOf(table.state, card).owner !== NONE),
  },
  takeToHand: {
    perform(table, { cards }, scope) {
      const moved = cardsOf(table, cards, scope).filter((card) => {
        takeOver(table, card, scope.seat);
        return toOwnersHand(table, card, scope.source);
      });
      report(table, moved);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  formDeck: {
    perform(table, { of: cards, kept = false }, scope) {
      const all = cardsOf(table, cards, scope);
      formScenarioDeck(table, all, kept);
      report(table, all);
    },
  },
  toDeck: {
    perform(table, { cards, bottom = false }, scope) {
      const moved = cardsOf(table, cards, scope);
      for (const card of moved) {
        const zone = toOwnDeck(table, card, scope.source);
        if (bottom) move(table, card, zone, 'bottom');
        const say = bottom ? 'toDeckBottom' : 'toDeckTop';
        table.tell?.({ say, card }, 'in play and out of play');
      }
      report(table, moved);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  shuffleIn: {
    perform(table, { cards }, scope) {
      const moved = cardsOf(table, cards, scope);
      const zones = new Set(moved.map((card) => toOwnDeck(table, card, scope.source)));
      report(table, moved);
      if (moved.length > 0) table.tell?.({ say: 'shuffledIn', cards: moved }, 'shuffle');
      for (const zone of zones) shuffle(table, zone);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  shuffle: {
    perform: (table, { deck }, { seat }) => shuffle(table, deckZone(table, deck, seat)),
  },
  look: {
    perform(table, { at, count }, scope) {
      const cards = cardsOf(table, at, scope).slice(-amount(table, count, scope));
      for (const card of cards) show(table, card, 1 << scope.seat);
      table.tell?.({ say: 'lookedAt', seat: scope.seat, cards }, 'look');
      report(table, cards);
    },
    possible: (table, { at }, scope) => some(table, at, scope, () => true),
  },
  stealRandom: {
    perform(table, { under }, scope) {
      const host = firstOf(table, under, scope);
      const [card] = randomFromHand(table, scope.seat, 1);
      if (card === undefined || host === NONE) return;
      move(table, card, UNDER);
      setHost(table, card, host);
      table.tell?.({ say: 'stolen', seat: scope.seat, cards: [host] }, 'tuck');
      report(table, [card]);
    },
    possible: ({ state }, _act, { seat }) => zoneOf(state, of(HAND, seat)).length > 0,
  },
  drone: {
    perform(table, { count }, scope) {
      const most = amount(table, count, scope);
      let entered = 0;
      while (entered < most && enterAsDrone(table, scope.seat)) entered++;
      report(table, [], entered, entered < most);
    },
    possible: (table, _act, { seat }) => !isEmpty(table, 'yours', seat),
  },
};
