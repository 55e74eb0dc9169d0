import type { Piece } from '@grimrule/kernel';
import { game, NONE } from '@grimrule/kernel';
import { DECK, HAND_SIZE, SEATS, ZONES } from './board.ts';
import { POOL } from './cards.ts';
import type { HighCardVars } from './rules.ts';
import { deal, PROCEDURES, tricksTaken } from './rules.ts';

/** Six tricks with twelve cards, for two. */
export const highcard = game<HighCardVars>({
  name: 'highcard',
  version: '1',
  seats: SEATS.length,
  printed: POOL,
  zones: ZONES,
  levels: [],
  stats: ['number'],
  events: [],
  cardFields: [],
  happens: {},
  procedures: PROCEDURES,
  acts: {},
  sources: {},
  filters: {},
  facts: {},
  order: ({ state }) => [state.vars.leader, 1 - state.vars.leader],
  prepare: () => ({
    seats: SEATS.length,
    pieces: POOL.map((_, design): Piece => ({ design, owner: NONE, zone: DECK })),
    vars: { leader: 0 },
  }),
  begin: deal,
  evaluate: (state, seat) =>
    0.5 + (tricksTaken(state, seat) - tricksTaken(state, 1 - seat)) / (2 * HAND_SIZE),
});
