import type { CardId, Option, Procedure, Seat, State, Table } from '@grimrule/kernel';
import {
  again,
  cardOf,
  cardOption,
  move,
  pickOne,
  procedure,
  shuffle,
  topOf,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, HAND_SIZE, handOf, laidBy, otherSeat, SEATS, tricksOf } from './board.ts';
import { HIGHEST, LOWEST, numberOf } from './cards.ts';

/** Its numbers, besides the cards. */
export interface HighCardVars {
  /** The seat that lays the first card of the trick. */
  leader: Seat;
}

export const ENDINGS = ['empty hands'] as const;

const trick: Procedure<HighCardVars> = procedure<HighCardVars>('trick', 'trick', [
  {
    name: 'the leader lays a card',
    question: ({ state }) => layACard(state, state.vars.leader),
    answered: (table, _locals, [picked]) => lay(table, picked, table.state.vars.leader),
  },
  {
    name: 'the other player lays a card',
    question: ({ state }) => layACard(state, otherSeat(state.vars.leader)),
    answered: (table, _locals, [picked]) => lay(table, picked, otherSeat(table.state.vars.leader)),
  },
  { name: 'the higher card takes the trick', run: takeTheTrick },
]);

const tricks = procedure<HighCardVars>('tricks', 'trick', [
  {
    name: 'the next trick',
    run(table) {
      if (SEATS.every((seat) => zoneOf(table.state, handOf(seat)).length === 0)) return;
      table.state.rounds++;
      table.start(trick, {});
      again(table);
    },
  },
  { name: 'the most tricks win', run: endTheGame },
]);

export const deal = procedure<HighCardVars>('deal', 'deal', [
  {
    name: 'shuffle and deal',
    run(table) {
      shuffle(table, DECK);
      for (let dealt = 0; dealt < HAND_SIZE; dealt++) {
        for (const seat of SEATS) move(table, topOf(table, DECK), handOf(seat));
      }
    },
  },
  { name: 'play the tricks', run: (table) => table.start(tricks, {}) },
]);

export const PROCEDURES: readonly Procedure<HighCardVars>[] = [deal, tricks, trick];

function layACard(state: State<HighCardVars>, seat: Seat) {
  const options = zoneOf(state, handOf(seat)).map((card) => cardOption('lay', card));
  return pickOne({ seat, ask: { say: 'layACard' }, rule: 'trick', options });
}

function lay(table: Table<HighCardVars>, option: Option | undefined, seat: Seat): void {
  if (option?.card === undefined) return;
  move(table, option.card, laidBy(seat));
  table.tell?.({ say: 'laid', seat, card: option.card });
}

function takeTheTrick(table: Table<HighCardVars>): void {
  const { state } = table;
  const { leader } = state.vars;
  const other = otherSeat(leader);
  const winner = beats(numberLaid(state, other), numberLaid(state, leader)) ? other : leader;
  for (const seat of SEATS) {
    for (const card of [...zoneOf(state, laidBy(seat))]) move(table, card, tricksOf(winner));
  }
  state.vars.leader = winner;
  table.tell?.({ say: 'tookTrick', seat: winner });
}

/** The higher number wins, but the lowest beats the highest. */
export function beats(number: number, other: number): boolean {
  if (number === LOWEST && other === HIGHEST) return true;
  if (number === HIGHEST && other === LOWEST) return false;
  return number > other;
}

function numberLaid(state: State<HighCardVars>, seat: Seat): number {
  const [card]: readonly CardId[] = zoneOf(state, laidBy(seat));
  return card === undefined ? 0 : numberOf(cardOf(state, card).design);
}

/** A trick is two cards. */
export const tricksTaken = (state: State<HighCardVars>, seat: Seat) =>
  zoneOf(state, tricksOf(seat)).length / 2;

function endTheGame(table: Table<HighCardVars>): void {
  const [first = 0, second = 0] = SEATS.map((seat) => tricksTaken(table.state, seat));
  const [ending] = ENDINGS;
  if (first === second) {
    table.end({ result: 'draw', ending, winners: [], line: { say: 'draw' } });
    return;
  }
  const seat = first > second ? 0 : 1;
  const result = seat === 0 ? 'first' : 'second';
  table.end({ result, ending, winners: [seat], line: { say: 'wins', seat } });
}
