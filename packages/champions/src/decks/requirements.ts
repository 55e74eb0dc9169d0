/** Rules of deck building that an identity changes. */
export interface Requirements {
  /** So many aspects instead of one, with the same number of cards of each. */
  readonly aspects?: number;
  /** So many copies of a card at most, instead of three. */
  readonly copies?: number;
}
