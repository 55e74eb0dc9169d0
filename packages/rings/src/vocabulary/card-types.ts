const CARD_TYPES = [
  'Hero',
  'Ally',
  'Attachment',
  'Event',
  'Enemy',
  'Location',
  'Treachery',
  'Objective',
  'Objective Ally',
  'Quest',
  'Campaign',
  /** The threat dial, and a card that lies face down: no types of the book. */
  'Player',
  'Prisoner',
  'Captive',
] as const;
export type CardType = (typeof CARD_TYPES)[number];
