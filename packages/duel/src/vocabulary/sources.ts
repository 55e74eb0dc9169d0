const SOURCES = [
  /** Your characters in play. */
  'yours',
  /** Your opponent's characters in play. */
  'enemies',
  /** The cards of your discard pile. */
  'yourDiscard',
  /** The cards in your hand. */
  'yourHand',
  /** The cards in your opponent's hand. */
  'theirHand',
  /** The artefacts of your opponent. */
  'theirArtefacts',
  /** The civilians on the board. */
  'civilians',
] as const;
export type SourceName = (typeof SOURCES)[number];
