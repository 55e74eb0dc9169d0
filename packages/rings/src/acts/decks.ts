import type { CardId, Scope } from '@grimrule/kernel';
import {
  affected,
  amount,
  byLot,
  cardOf,
  cardOption,
  move,
  NONE,
  pickOne,
  report,
  show,
  shuffle,
  some,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, ENCOUNTER_DECK, HAND, of } from '../board.ts';
import { canDraw, drawCards, randomFromHand } from '../rules/decks/player-deck.ts';
import {
  canReturn,
  discardTogether,
  isOwnerOut,
  leavePlay,
  toOwnersHand,
  toPileOfOneWhoIsOut,
} from '../rules/in-play/leaving-play.ts';
import { isOpenX } from '../rules/planning-phase/playing.ts';
import { canAfford } from '../rules/resource-phase/resources.ts';
import type { RingsTable } from '../table.ts';
import { isInPlay, ringsProcedure } from '../table.ts';
import type { Amount, DeckName } from '../vocabulary/nodes.ts';
import type { ActsOf } from './act.ts';
import { seatsOf } from './act.ts';

const deckZone = (deck: DeckName, seat: number) =>
  deck === 'yours' ? of(DECK, seat) : ENCOUNTER_DECK;

/** Puts a card into the deck it belongs to, and says which that is, or NONE. */
function toOwnDeck(table: RingsTable, card: CardId, where: 'top' | 'bottom' = 'top'): number {
  const { owner } = cardOf(table.state, card);
  if (isOwnerOut(table, card)) {
    toPileOfOneWhoIsOut(table, card);
    return NONE;
  }
  const zone = owner === NONE ? ENCOUNTER_DECK : of(DECK, owner);
  if (isInPlay(table.state, card)) leavePlay(table, card, zone);
  else move(table, card, zone, where);
  return zone;
}

function layOnDeck(table: RingsTable, card: CardId, where: 'top' | 'bottom'): void {
  const seat = cardOf(table.state, card).owner;
  if (!isOwnerOut(table, card))
    table.tell?.({ say: 'toDeck', card, seat, where }, 'in play and out of play');
  toOwnDeck(table, card, where);
}

/** Decks and hands. */
export const deckActs: ActsOf<
  'draw' | 'discardRandom' | 'toHand' | 'toDeck' | 'shuffleIn' | 'shuffle' | 'look' | 'pickRandom'
> = {
  draw: {
    perform(table, { count, who }, scope) {
      const most = amount(table, count, scope);
      const seats = who ? seatsOf(table, who, scope) : [scope.seat];
      for (const seat of seats) {
        const drawn = drawCards(table, seat, most);
        report(table, [], drawn, drawn < most);
      }
    },
    possible: (table, { who }, scope) =>
      who
        ? some(table, who, scope, () => true) &&
          seatsOf(table, who, scope).some((seat) => canDraw(table, seat))
        : canDraw(table, scope.seat),
  },
  discardRandom: {
    perform(table, { count }, scope) {
      const most = amount(table, count, scope);
      const cards = randomFromHand(table, scope.seat, most);
      report(table, cards, cards.length, cards.length < most);
      if (cards.length === 0) return;
      discardTogether(table, cards);
      table.tell?.({ say: 'discarded', seat: scope.seat, cards }, 'discard pile');
    },
    // As a cost it has to be paid in full; the card that is played is no part of that.
    possible: (table, { count }, scope) =>
      zoneOf(table.state, of(HAND, scope.seat)).filter((card) => card !== scope.source).length >=
      amount(table, count, scope),
  },
  toHand: {
    perform(table, { cards }, scope) {
      const done = affected(table, cards, scope).filter((card) => toOwnersHand(table, card));
      report(table, done);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canReturn(table, card)),
  },
  toDeck: {
    perform(table, { cards, bottom }, scope) {
      const all = affected(table, cards, scope);
      const where = bottom ? 'bottom' : 'top';
      if (all.length > 1) table.start(arranging, { cards: all, where, seat: scope.seat });
      else for (const card of all) layOnDeck(table, card, where);
      report(table, all);
    },
  },
  shuffleIn: {
    perform(table, { cards }, scope) {
      const all = affected(table, cards, scope);
      const back = all.filter((card) => !isOwnerOut(table, card));
      if (back.length > 0)
        table.tell?.({ say: 'shuffledIn', cards: back }, 'in play and out of play');
      const decks = new Set(all.map((card) => toOwnDeck(table, card)));
      table.start(shuffling, { decks: [...decks].filter((deck) => deck !== NONE) });
      report(table, all);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  shuffle: {
    perform: (table, { deck }, { seat }) => shuffle(table, deckZone(deck, seat)),
  },
  look: {
    perform(table, { at, count }, scope) {
      const cards = affected(table, at, scope);
      const many = count === undefined ? cards.length : amount(table, count, scope);
      const seen = cards.slice(Math.max(0, cards.length - many));
      for (const card of seen) show(table, card, 1 << scope.seat);
      table.tell?.({ say: 'lookedAt', seat: scope.seat, cards: seen }, 'in play and out of play');
      report(table, seen);
    },
    possible: (table, { at, count }, scope) =>
      some(table, at, scope, () => true) && (count === undefined || isSome(table, count, scope)),
  },
  pickRandom: {
    perform: (table, { from }, scope) =>
      report(table, byLot(table, affected(table, from, scope), 1)),
    possible: (table, { from }, scope) => some(table, from, scope, () => true),
  },
};

/** Before X is chosen, it is some if one resource can be paid for it. */
function isSome(table: RingsTable, count: Amount, scope: Scope): boolean {
  return isOpenX(table, count, scope.source)
    ? canAfford(table, scope.source, scope.seat, 1)
    : amount(table, count, scope) > 0;
}

/** Decks are shuffled once what goes into them is there. */
export const shuffling = ringsProcedure<{ readonly decks: readonly number[] }>(
  'shuffling',
  'setup',
  [
    {
      name: 'shuffle',
      run(table, { decks }) {
        for (const deck of decks) shuffle(table, deck);
      },
    },
  ],
);

interface Arranging {
  /** Those that are not laid down yet. */
  cards: readonly CardId[];
  readonly where: 'top' | 'bottom';
  readonly seat: number;
}

/** Cards go to their deck one by one; of those on top, the last one lies uppermost. */
export const arranging = ringsProcedure<Arranging>('arranging', 'choose', [
  {
    name: 'which goes back next',
    question(_table, { cards, seat }) {
      if (cards.length === 0) return null;
      const options = cards.map((card) => cardOption('choose', card));
      const ask = { say: 'arrange' };
      return pickOne({ seat, ask, rule: 'choose', options });
    },
    answered(table, locals, [picked]) {
      const card = picked?.card ?? NONE;
      locals.cards = locals.cards.filter((each) => each !== card);
      table.frame.step = 0;
      if (card !== NONE) toOwnDeck(table, card, locals.where);
    },
  },
]);
