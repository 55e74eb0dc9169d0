/** What simulations call the results of a game, and the numbers that show its course. */
export interface ResultNames {
  readonly gauges: Readonly<Record<string, string>>;
  /** Results, and the ways in which a game ends. */
  readonly results: Readonly<Record<string, string>>;
}
