/**
 * `shield` lowers damage from attacks. `discount` takes `*` symbols off a cost; `waivedAny` are `*`
 * symbols and `waived` symbols of any kind that the player may leave unpaid. `points` is what a
 * location scores, `drawn` how many cards more are drawn in the draw phase.
 */
export const STATS = [
  /** How much damage the character deals when it attacks. */
  'strength',
  /** How much damage defeats the character. */
  'life',
  /** Damage of attacks that the card takes less. */
  'shield',
  /** Symbols `*` that are taken off a cost. */
  'discount',
  /** Symbols `*` that the player may leave unpaid. */
  'waivedAny',
  /** Symbols of any kind that the player may leave unpaid. */
  'waived',
  /** The points that the location scores. */
  'points',
  /** How many cards more are drawn in the draw phase. */
  'drawn',
] as const;
export type StatName = (typeof STATS)[number];
