import type { Piece } from '../../src/game/printed.ts';
import type { Rules } from '../../src/game/rules.ts';
import type { Game } from '../../src/index.ts';
import { cardAt, cardOf, game, topOf, zoneOf } from '../../src/index.ts';
import type { Seat } from '../../src/state/ids.ts';
import { NONE } from '../../src/state/ids.ts';
import { ACTS } from './acts.ts';
import type { ArenaVars } from './rules.ts';
import {
  fallHappens,
  opening,
  PROCEDURES,
  recallHappens,
  SEAT_NUMBERS,
  strikeHappens,
  use,
} from './rules.ts';
import type { ArenaCard, ArenaWords } from './vocabulary.ts';
import { EVENTS, STATS } from './vocabulary.ts';
import { benchOf, deckOf, discardOf, FLOOR, handOf, ringOf, SEATS, UNDER, ZONES } from './zones.ts';

/** The zones at the start of a game, by the codes of the cards. The last of a deck is on top. */
export interface Layout {
  readonly ring?: readonly (readonly string[])[];
  readonly hand?: readonly (readonly string[])[];
  readonly deck?: readonly (readonly string[])[];
  readonly floor?: readonly string[];
  /** Lies on the floor too, but is nobody's. */
  readonly wild?: readonly string[];
  readonly seats?: number;
  readonly turns?: number;
  readonly shuffled?: boolean;
}

export type ArenaGame = Game<ArenaVars>;

/** Rules that only some tables play by. */
export interface HouseRules
  extends Partial<Pick<Rules<ArenaVars>, 'version' | 'firstOrders' | 'you' | 'forbids' | 'use'>> {
  /** Abilities are used as the kernel does it: nothing is shown and nothing discarded. */
  readonly plain?: boolean;
}

const RULE = 'timing';

type Filters<K> = Extract<ArenaWords['filter'], { readonly is: K }>;

/** Arena with these cards. */
export function arena(cards: readonly ArenaCard[], house: HouseRules = {}): ArenaGame {
  const { plain = false, ...rules } = house;
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
    version: '1',
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
    cardFields: [],
    happens: { strike: strikeHappens, fall: fallHappens, recall: recallHappens },
    procedures: PROCEDURES,
    acts: ACTS,
    sources: {
      ring: ({ state }) => SEAT_NUMBERS.flatMap((seat) => zoneOf(state, ringOf(seat))),
      yours: ({ state }, { seat }) => zoneOf(state, ringOf(seat)),
      others: ({ state }, { seat }) =>
        SEAT_NUMBERS.flatMap((each) => (each === seat ? [] : zoneOf(state, ringOf(each)))),
      yourHand: ({ state }, { seat }) => zoneOf(state, handOf(seat)),
      yourDiscard: ({ state }, { seat }) => zoneOf(state, discardOf(seat)),
      yourDeck: ({ state }, { seat }) => zoneOf(state, deckOf(seat)),
      floor: ({ state }) => zoneOf(state, FLOOR),
      under: ({ state }) => zoneOf(state, UNDER),
      topOfYourDeck: (table, { seat }) => [topOf(table, deckOf(seat))].filter((card) => card >= 0),
    },
    filters: {
      yours: ({ state }, card, { seat }) => cardOf(state, card).controller === seat,
      exhausted: ({ state }, card) => cardOf(state, card).exhausted,
      code: ({ state }, card, _scope, filter) =>
        cards[cardOf(state, card).design]?.code === (filter as Filters<'code'>).code,
      on: ({ state }, card, scope, filter) =>
        cardOf(state, card).host === cardAt((filter as Filters<'on'>).host, scope),
    },
    facts: { yourTurn: ({ state }, { seat }) => state.vars.active === seat },
    amounts: { turnsLeft: ({ state }) => state.vars.left },
    order: ({ state: { seats, vars } }) =>
      SEAT_NUMBERS.slice(0, seats).map((each) => (each + vars.active) % seats),
    ...(plain ? {} : { use }),
    prepare(options) {
      if (options === null || typeof options !== 'object') {
        return { problems: [{ say: 'noLayout' }] };
      }
      const { ring, hand, deck, floor = [], wild = [], ...rest } = options as Layout;
      const { turns = 30, shuffled = false, seats = SEATS } = rest;
      const pieces = [
        ...laid(ring, benchOf),
        ...laid(hand, handOf),
        ...laid(deck, deckOf),
        ...floor.map((code): Piece => ({ design: design(code), owner: 0, zone: FLOOR })),
        ...wild.map((code): Piece => ({ design: design(code), owner: NONE, zone: FLOOR })),
      ];
      return { seats, pieces, vars: { active: 0, left: turns, shuffled, notes: '' } };
    },
    begin: opening,
    evaluate: (state, seat) => zoneOf(state, ringOf(seat)).length / 10,
    ...rules,
  });
}
