/** What became of many campaigns. */
export interface Campaigns {
  readonly campaigns: number;
  readonly won: number;
  /** Those that came to no end in as many games as were tried. */
  readonly givenUp: number;
  /** How many games were played of all of them. */
  readonly games: number;
}
