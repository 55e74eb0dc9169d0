/** Cards, seats and zones are named by small integers, so that nothing has to be searched. */
export type CardId = number;
export type Seat = number;
export type ZoneId = number;

/** Stands where no card, seat or zone is meant. */
export const NONE = -1;
