/** Where a card is, as far as the villain phase cares. */
export type Place =
  | 'deck'
  | 'dealt'
  | 'boost'
  | 'table'
  | 'play'
  | 'discard'
  | 'aside'
  | 'elsewhere';
