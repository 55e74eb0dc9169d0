import { BOARD, duel, HEROES, VILLAINS } from '@grimrule/duel';
import type { Game, Seat, View, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';

type VarsOf<G> = G extends Game<infer V> ? V : never;
type DuelVars = VarsOf<typeof duel>;
export type DuelView = View<DuelVars>;

const { zones } = duel.definition;

function zonesNamed(name: string, seat: Seat = NONE): readonly ZoneId[] {
  return zones.flatMap((zone, id) => (zone.name === name && zone.seat === seat ? [id] : []));
}

const only = (name: string, seat: Seat = NONE): ZoneId => zonesNamed(name, seat)[0] ?? NONE;
const forBoth = (name: string) => (seat: Seat) => only(name, seat);

export const deckOf = forBoth('deck');
export const handOf = forBoth('hand');
export const discardOf = forBoth('discard pile');
export const playedOf = forBoth('played');
export const artefactsOf = forBoth('artefacts');
export const LOCATIONS = only('locations');
export const ARTEFACT_STACK = only('artefact stack');
export const ARTEFACT_OFFER = only('artefact offer');
export const FREED = only('freed civilians', HEROES);
/** By place of Manhattan. */
export const CIVILIANS = zonesNamed('civilians');

export const placeOf = (seat: Seat, place: number): ZoneId => only(`place ${place}`, seat);

type Site = (typeof BOARD.sites)[number];

/** The sites with their places, in the order of attack. */
export const SITES: readonly { readonly site: Site; readonly places: readonly number[] }[] = [
  ...new Set(BOARD.sites),
].map((site) => ({
  site,
  places: BOARD.sites.flatMap((at, place) => (at === site ? [place] : [])),
}));

/** The side at the bottom of the table: one's own, for a spectator the heroes'. */
export const nearSide = (seat: Seat): Seat => (seat === VILLAINS ? VILLAINS : HEROES);
