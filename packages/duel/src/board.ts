import type { Seat, Zone, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';

export const HEROES: Seat = 0;
export const VILLAINS: Seat = 1;
export type SideName = 'heroes' | 'villains';
export const SIDES: readonly SideName[] = ['heroes', 'villains'];

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export type Site = 'manhattan' | 'sanctum' | 'tower';

/**
 * The board. The rulebook shows it in a picture only; the number of places, the length of the
 * artefact track and where its marker jumps to are our reading (see docs/duel.md).
 */
export const BOARD = {
  /** For each side, in the order of attack: the outermost place of Manhattan comes first. */
  sites: ['manhattan', 'manhattan', 'manhattan', 'sanctum', 'sanctum', 'tower'] as readonly Site[],
  /** The artefact track has seven fields: the central one and three on each side. */
  artefactHalf: 3,
  /** After an artefact is taken the marker goes to the first field of the other half. */
  artefactJump: 1,
  artefactsOffered: 2,
  removed: 15,
  firstHand: [7, 5] as readonly number[],
  first: VILLAINS,
  drawn: 2,
  pointsToWin: [7, 9] as readonly number[],
  /** The heroes win when no more civilians than this are left in Manhattan. */
  civiliansLeft: 2,
} as const;

export const PLACES = BOARD.sites.length;
const MANHATTAN = BOARD.sites.filter((site) => site === 'manhattan').length;

const list: Zone[] = [];
function zone(name: string, seat: Seat, sight: Zone['sight'], inPlay = false): ZoneId {
  return list.push({ name, seat, sight, inPlay }) - 1;
}
function forBoth(name: string, sight: Zone['sight'], inPlay = false): readonly ZoneId[] {
  return [HEROES, VILLAINS].map((seat) => zone(name, seat, sight, inPlay));
}

export const DECK = forBoth('deck', 'closed');
export const HAND = forBoth('hand', 'owner');
export const DISCARD = forBoth('discard pile', 'open');
/** The game's box: cards removed unseen, civilians spent, artefacts used up. */
export const BOX = zone('box', NONE, 'closed');
/** A card that has been laid open and is being paid for or carried out. */
export const PLAYED = forBoth('played', 'open');
export const LOCATIONS = zone('locations', NONE, 'closed');
export const ARTEFACT_STACK = zone('artefact stack', NONE, 'closed');
export const ARTEFACT_OFFER = zone('artefact offer', NONE, 'open');
export const ARTEFACTS = forBoth('artefacts', 'open', true);
export const CIVILIANS = Array.from({ length: MANHATTAN }, () => zone('civilians', NONE, 'open'));
export const FREED = zone('freed civilians', HEROES, 'open');
const first = list.length;
for (const seat of [HEROES, VILLAINS]) {
  for (let place = 0; place < PLACES; place++) zone(`place ${place}`, seat, 'open', true);
}

export const ZONES: readonly Zone[] = list;

/** The zone of one place on one side of the board. */
export function placeZone(seat: Seat, place: number): ZoneId {
  return first + seat * PLACES + place;
}

/** The place a zone belongs to, or NONE for zones that are no places. */
export function placeOf(zoneId: ZoneId): number {
  return zoneId < first ? NONE : (zoneId - first) % PLACES;
}

export function siteAt(place: number): Site | undefined {
  return BOARD.sites[place];
}

export function otherSide(seat: Seat): Seat {
  return 1 - seat;
}

export function on<T>(of: readonly T[], seat: Seat): T {
  const found = of[seat];
  if (found === undefined) throw new Error(`no side ${seat}`);
  return found;
}
