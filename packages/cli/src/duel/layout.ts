import { BOARD, duel } from '@grimrule/duel';
import type { CardId, Game, Seat, View } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { lookingAt } from '../table-view.ts';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type DuelView = View<VarsOf<typeof duel>>;

const { zones } = lookingAt(duel);
export const { sightings, knownCards, record, valuesIn } = lookingAt(duel);

/** The places of each site, in the order of attack. */
export const SITES: readonly (readonly number[])[] = [...new Set(BOARD.sites)].map((site) =>
  BOARD.sites.flatMap((at, place) => (at === site ? [place] : [])),
);

export function civiliansAt(view: DuelView, place: number): readonly CardId[] {
  const zone = zones('civilians', NONE)[place];
  const seen = zone === undefined ? [] : (view.zones[zone] ?? []);
  return seen.filter((sighting) => typeof sighting === 'number');
}

export function cardAt(view: DuelView, seat: Seat, place: number): CardId | undefined {
  return knownCards(view, `place ${place}`, seat)[0];
}
