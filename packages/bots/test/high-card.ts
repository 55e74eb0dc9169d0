import type { Option, Piece, Seat, Zone } from '@grimrule/kernel';
import { again, cardOf, game, move, procedure, shuffle, zoneOf } from '@grimrule/kernel';

const SEATS = 3;
const RANKS = 6;
const seats: readonly Seat[] = [0, 1, 2];

const hand = (seat: Seat) => seat;
const trick = (seat: Seat) => SEATS + seat;
const DECK = 2 * SEATS;

const zones: readonly Zone[] = [
  ...seats.map((seat): Zone => ({ name: 'hand', seat, sight: 'owner', inPlay: false })),
  ...seats.map((seat): Zone => ({ name: 'trick', seat, sight: 'open', inPlay: false })),
  { name: 'deck', seat: -1, sight: 'closed', inPlay: false },
];

interface HighCardVars {
  active: Seat;
  points0: number;
  points1: number;
  points2: number;
}

const POINTS = ['points0', 'points1', 'points2'] as const;

const deal = procedure<HighCardVars>('deal', 'deal', [
  {
    name: 'deal',
    run(table) {
      shuffle(table, DECK);
      for (const [at, card] of zoneOf(table.state, DECK).entries()) {
        move(table, card, hand(at % SEATS));
      }
      table.state.rounds++;
      table.start(tricks, {});
    },
  },
]);

const tricks = procedure<HighCardVars>('trick', 'trick', [
  {
    name: 'lay a card',
    question({ state }) {
      const seat = state.vars.active;
      const options = zoneOf(state, hand(seat)).map((card): Option => ({ verb: 'lay', card }));
      return { seat, ask: { say: 'lay' }, rule: 'trick', options, least: 1, most: 1 };
    },
    answered(table, _frame, [picked]) {
      const { vars } = table.state;
      if (picked?.card !== undefined) move(table, picked.card, trick(vars.active));
      vars.active = (vars.active + 1) % SEATS;
      if (vars.active !== 0) again(table);
    },
  },
  {
    name: 'the highest card wins a point',
    run(table, _frame) {
      const { state } = table;
      const top = seats.map((seat) => {
        const card = zoneOf(state, trick(seat)).at(-1);
        return card === undefined ? -1 : cardOf(state, card).design;
      });
      const winner = top.indexOf(Math.max(...top));
      const points = POINTS[winner];
      if (points) state.vars[points]++;
      state.turns++;
      table.frame.step = 0;
      if (zoneOf(state, hand(0)).length > 0) return;
      const most = Math.max(...POINTS.map((each) => state.vars[each]));
      const winners = seats.filter((seat) => state.vars[POINTS[seat] ?? 'points0'] === most);
      const result = winners.length === 1 ? `seat ${winners[0]}` : 'shared';
      table.end({ result, ending: 'empty hands', winners, line: { say: 'over' } });
    },
  },
]);

/** The smallest game with hidden cards: three hands, everybody lays one, the highest scores. */
export const highCard = game<HighCardVars>({
  name: 'high card',
  version: '1',
  seats: SEATS,
  printed: Array.from({ length: SEATS * RANKS }, (_, rank) => ({
    code: `rank ${rank}`,
    back: 'card',
    stats: {},
    abilities: [],
  })),
  zones,
  levels: [],
  stats: [],
  events: [],
  cardFields: [],
  happens: {},
  procedures: [deal, tricks],
  acts: {},
  sources: {},
  filters: {},
  facts: {},
  order: () => seats,
  prepare: () => ({
    seats: SEATS,
    pieces: Array.from(
      { length: SEATS * RANKS },
      (_, design): Piece => ({ design, owner: -1, zone: DECK }),
    ),
    vars: { active: 0, points0: 0, points1: 0, points2: 0 },
  }),
  begin: deal,
  evaluate: ({ vars }, seat) => vars[POINTS[seat] ?? 'points0'] / RANKS,
});
