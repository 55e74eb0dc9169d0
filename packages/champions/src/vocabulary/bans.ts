/** Things that cannot be done to a card. */
export const BANS = [
  /** The character cannot take damage. */
  'cannotTakeDamage',
  /** No damage can be healed from the character. */
  'cannotBeHealed',
  /** The enemy cannot be attacked. */
  'cannotBeAttacked',
  /** Threat cannot be removed from the scheme. */
  'cannotLoseThreat',
  /** Threat cannot be removed from the scheme by thwarting. */
  'cannotBeThwarted',
  /** The character cannot be stunned. */
  'cannotBeStunned',
  /** The character cannot be confused. */
  'cannotBeConfused',
  /** The card cannot leave play. */
  'cannotLeavePlay',
  /** Nobody can use the abilities of the card. */
  'cannotBeUsed',
  /** The card cannot be spent for its resources. */
  'cannotBeSpent',
  /** The card cannot ready. */
  'cannotReady',
  /** The card cannot be played. */
  'cannotBePlayed',
  // Things a character cannot do, by basic powers, labeled abilities or activations.
  /** The character cannot attack. */
  'cannotAttack',
  /** The character cannot thwart. */
  'cannotThwart',
  /** The character cannot defend. */
  'cannotDefend',
  /** The enemy cannot scheme. */
  'cannotScheme',
  /** The identity cannot change form. */
  'cannotChangeForm',
] as const;
export type Ban = (typeof BANS)[number];
