import type { duel } from '@grimrule/duel';
import { BOARD, duel as game } from '@grimrule/duel';
import type { Card, CardId, Game, Seat, Sighting, View } from '@grimrule/kernel';
import { NONE, seeded, Table, value } from '@grimrule/kernel';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type DuelView = View<VarsOf<typeof duel>>;

/** Which places belong to which site, in the order of attack. */
export const SITES: readonly (readonly number[])[] = [...new Set(BOARD.sites)].map((site) =>
  BOARD.sites.flatMap((at, place) => (at === site ? [place] : [])),
);

/** The zones with this name, in their order on the board. */
function zones(name: string, seat: Seat): readonly number[] {
  return game.definition.zones.flatMap((zone, id) =>
    zone.name === name && zone.seat === seat ? [id] : [],
  );
}

/** What a seat sees in a zone. */
export function sightings(view: DuelView, name: string, seat: Seat = NONE): readonly Sighting[] {
  return zones(name, seat).flatMap((zone) => view.zones[zone] ?? []);
}

export function knownCards(view: DuelView, name: string, seat: Seat = NONE): readonly CardId[] {
  return sightings(view, name, seat).filter((sighting) => typeof sighting === 'number');
}

export function civiliansAt(view: DuelView, place: number): readonly CardId[] {
  const zone = zones('civilians', NONE)[place];
  const seen = zone === undefined ? [] : (view.zones[zone] ?? []);
  return seen.filter((sighting) => typeof sighting === 'number');
}

export function cardAt(view: DuelView, seat: Seat, place: number): CardId | undefined {
  return knownCards(view, `place ${place}`, seat)[0];
}

export function record(view: DuelView, card: CardId): Card | null {
  return view.cards[card] ?? null;
}

/**
 * Asks for present values. They follow from what lies open, so any state that fits the view
 * gives the right ones.
 */
export function valuesIn(view: DuelView): (card: CardId, stat: string) => number {
  const table = new Table(game.definition, game.resample(view, seeded(0)), null);
  return (card, stat) => value(table, card, stat);
}
