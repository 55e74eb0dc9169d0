import type { CardId, Seat } from '@grimrule/kernel';
import { move, NONE, occur, payWith, value } from '@grimrule/kernel';
import { LOCATIONS, on, PLAYED } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import { event } from '../happenings.ts';
import { duelProcedure } from '../table.ts';
import { putAway } from './discarding.ts';
import { call, enterPlay, replacedBy } from './entering-play.ts';
import { scorePoints } from './game-end.ts';
import { costToPlay } from './paying.ts';

interface PlayCard {
  readonly card: CardId;
  readonly seat: Seat;
}

/** Playing a card from hand: pay, lay it down, immediate effect. */
export const playCard = duelProcedure<PlayCard>('playing a card', 'playing', [
  {
    name: 'show the card',
    run(table, { card, seat }) {
      move(table, card, on(PLAYED, seat));
      table.tell?.({ say: 'plays', seat, card });
    },
  },
  {
    name: 'pay its cost',
    question(table, { card, seat }) {
      // Replacing a main character is always free.
      if (replacedBy(table, seat, card) !== NONE) return null;
      const cost = costToPlay(table, seat, card);
      const options = cost.sources.map(({ option }) => option);
      const ask = { say: 'pay', card };
      return payWith({ seat, ask, rule: 'paying', options }, cost, cost.symbols.length);
    },
    answered(table, { seat }, spent) {
      const cards: CardId[] = [];
      for (const { card } of spent) if (card !== undefined) cards.push(card);
      for (const card of cards) putAway(table, card);
      if (cards.length > 0) table.tell?.({ say: 'paid', seat, cards }, 'paying');
    },
  },
  {
    name: 'carry it out',
    run(table, { card, seat }) {
      if (printedAs(table.state, card).kind === 'location')
        table.start(playLocation, { card, seat });
      else table.start(enterPlay, { card, seat, place: NONE });
    },
  },
  {
    name: 'effects of playing it',
    run(table, { card, seat }) {
      const { kind } = printedAs(table.state, card);
      if (kind === 'location') occur(table, event.locationPlayed(seat));
      else occur(table, kind === 'main' ? event.mainPlayed(seat) : event.sidePlayed(seat));
    },
  },
]);

/** A location is never laid on the board: it scores, does what it says, and goes under its pile. */
const playLocation = duelProcedure<PlayCard>('playing a location', 'locations', [
  {
    name: 'score its points',
    run: (table, { card, seat }) => scorePoints(table, seat, value(table, card, 'points')),
  },
  { name: 'its effect', run: (table, { card, seat }) => call(table, card, seat, 'location') },
  {
    name: 'put it under the pile',
    run: (table, { card }) => move(table, card, LOCATIONS, 'bottom'),
  },
]);

export const playingProcedures = [playCard, playLocation, enterPlay];
