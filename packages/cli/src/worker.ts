import type { Tally } from '@grimrule/bots';
import { add, NO_GAMES, playGame, tallyOf } from '@grimrule/bots';
import { botNamed } from './bots.ts';
import { gameNamed } from './games.ts';

/** Some of the games of a simulation, small enough to be sent to a thread. */
export interface Chunk {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays the games numbered `from` up to, but not including, `to`. */
export function playChunk({ game, bots, seed, from, to }: Chunk): Tally {
  const { game: rules, options } = gameNamed(game);
  const players = bots.map(botNamed);
  let tally = NO_GAMES;
  for (let number = from; number < to; number++) {
    tally = add(tally, tallyOf(playGame(rules, players, options, `${seed}/${number}`)));
  }
  return tally;
}
