import type { CardId, Procedure, Seat, State, Step, Table } from '@grimrule/kernel';
import { NONE, procedure, zoneOf } from '@grimrule/kernel';
import { HEROES, PLACES, placeZone } from './board.ts';

/** The numbers of a game of Duel that are not cards. */
export interface DuelVars {
  active: Seat;
  /** The victory point marker, counted towards the heroes: 7 is theirs, -9 the villains'. */
  points: number;
  /** The artefact marker, counted towards the heroes. */
  marker: number;
  phase: 'setup' | 'play' | 'attack' | 'draw';
}

export type DuelTable = Table<DuelVars>;
export type DuelState = State<DuelVars>;

/** Steps of Duel work on a table of Duel. */
export function duelProcedure<L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<DuelVars, L>[],
): Procedure<DuelVars, L> {
  return procedure<DuelVars, L>(name, rule, steps);
}

export function inPlaceOf(state: State, seat: Seat, place: number): CardId {
  return zoneOf(state, placeZone(seat, place))[0] ?? NONE;
}

/** A side's cards on the board, in the order of attack. */
export function onBoard(state: State, seat: Seat): readonly CardId[] {
  const cards: CardId[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = inPlaceOf(state, seat, place);
    if (card !== NONE) cards.push(card);
  }
  return cards;
}

export function emptyPlaces(state: State, seat: Seat): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (inPlaceOf(state, seat, place) === NONE) places.push(place);
  }
  return places;
}

/** +1 for the heroes' direction on the tracks, -1 for the villains'. */
export function towards(seat: Seat): 1 | -1 {
  return seat === HEROES ? 1 : -1;
}
