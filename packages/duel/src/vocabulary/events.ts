export const EVENTS = [
  /** A player's turn begins. */
  'turnBegins',
  /** A card is dealt damage. */
  'damage',
  /** A character has attacked. */
  'attacked',
  /** A character is defeated. */
  'defeated',
  /** A player gets the bonus of a site. */
  'bonus',
  /** A player's marker moves on the artefact track. */
  'markerMoves',
  /** A player takes a location. */
  'locationTaken',
  /** A main character is played. */
  'mainPlayed',
  /** A side character is played. */
  'sidePlayed',
  /** A location is played. */
  'locationPlayed',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Permanent effects are done when their time comes; some of them only if the player likes. */
export type LevelName = 'forced' | 'optional';
