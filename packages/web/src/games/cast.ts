/** Somebody or something that a game is named after and counted by. */
export interface CastMember {
  /** The same in every language. */
  readonly id: string;
  readonly name: string;
  /** The printed card with its face; null where no card has one. */
  readonly design: number | null;
}

/** Who plays against whom, as the options of a game say it. */
export interface Cast {
  /** By seat. */
  readonly players: readonly {
    readonly heroes: readonly CastMember[];
    readonly deck: CastMember | null;
  }[];
  /** The villain or the quest; null where the players are each other's opponents. */
  readonly against: CastMember | null;
}
