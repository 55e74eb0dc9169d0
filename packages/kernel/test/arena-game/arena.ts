import type { Game, Piece, Seat } from '../../src/index.ts';
import { cardOf, game, topOf, zoneOf } from '../../src/index.ts';
import { ACTS } from './acts.ts';
import type { ArenaVars } from './rules.ts';
import { fallHappens, opening, PROCEDURES, SEAT_NUMBERS, strikeHappens } from './rules.ts';
import type { ArenaCard } from './vocabulary.ts';
import { EVENTS, STATS } from './vocabulary.ts';
import { benchOf, deckOf, discardOf, FLOOR, handOf, ringOf, SEATS, ZONES } from './zones.ts';

/** What lies where when a game begins, by the codes of the cards. The last of a deck is on top. */
export interface Layout {
  readonly ring?: readonly (readonly string[])[];
  readonly hand?: readonly (readonly string[])[];
  readonly deck?: readonly (readonly string[])[];
  readonly floor?: readonly string[];
  readonly turns?: number;
  readonly shuffled?: boolean;
}

export type ArenaGame = Game<ArenaVars>;

const RULE = 'timing';

/** Arena with these cards. */
export function arena(cards: readonly ArenaCard[], version = '1'): ArenaGame {
  const design = (code: string) => {
    const found = cards.findIndex((each) => each.code === code);
    if (found < 0) throw new Error(`no card '${code}'`);
    return found;
  };
  const laid = (codes: readonly (readonly string[])[] = [], zone: (seat: Seat) => number) =>
    codes.flatMap((of, owner) =>
      of.map((code): Piece => ({ design: design(code), owner, zone: zone(owner) })),
    );
  return game<ArenaVars>({
    name: 'arena',
    version,
    seats: SEATS,
    printed: cards,
    zones: ZONES,
    levels: [
      { name: 'would', moment: 'before', forced: true, rule: RULE },
      { name: 'mustBefore', moment: 'before', forced: true, rule: RULE },
      { name: 'mayBefore', moment: 'before', forced: false, rule: RULE },
      { name: 'mustAfter', moment: 'after', forced: true, rule: RULE },
      { name: 'mayAfter', moment: 'after', forced: false, rule: RULE },
    ],
    stats: STATS,
    events: EVENTS,
    cardFields: ['card'],
    happens: { strike: strikeHappens, fall: fallHappens },
    procedures: PROCEDURES,
    acts: ACTS,
    sources: {
      ring: ({ state }) => SEAT_NUMBERS.flatMap((seat) => zoneOf(state, ringOf(seat))),
      yours: ({ state }, { seat }) => zoneOf(state, ringOf(seat)),
      others: ({ state }, { seat }) =>
        SEAT_NUMBERS.flatMap((each) => (each === seat ? [] : zoneOf(state, ringOf(each)))),
      yourHand: ({ state }, { seat }) => zoneOf(state, handOf(seat)),
      yourDiscard: ({ state }, { seat }) => zoneOf(state, discardOf(seat)),
      floor: ({ state }) => zoneOf(state, FLOOR),
      topOfYourDeck: (table, { seat }) => [topOf(table, deckOf(seat))].filter((card) => card >= 0),
    },
    filters: {
      yours: ({ state }, card, { seat }) => cardOf(state, card).controller === seat,
      exhausted: ({ state }, card) => cardOf(state, card).exhausted,
    },
    facts: { yourTurn: ({ state }, { seat }) => state.vars.active === seat },
    order: ({ state }) => SEAT_NUMBERS.map((each) => (each + state.vars.active) % SEATS),
    problems: (options) =>
      options !== null && typeof options === 'object' ? [] : [{ say: 'noLayout' }],
    pieces(options) {
      const { ring, hand, deck, floor = [] } = options as Layout;
      return [
        ...laid(ring, benchOf),
        ...laid(hand, handOf),
        ...laid(deck, deckOf),
        ...floor.map((code): Piece => ({ design: design(code), owner: 0, zone: FLOOR })),
      ];
    },
    vars(options) {
      const { turns = 30, shuffled = false } = options as Layout;
      return { active: 0, left: turns, shuffled, notes: '' };
    },
    begin: opening,
    evaluate: (state, seat) => zoneOf(state, ringOf(seat)).length / 10,
  });
}
