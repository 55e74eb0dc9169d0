import type { Tally } from '@grimrule/bots';
import { add, NO_GAMES, playGame, tallyOf } from '@grimrule/bots';
import type { Game, Json } from '@grimrule/kernel';
import { botNamed } from './bots.ts';
import { gameNamed } from './games.ts';

/** Some of the games of a simulation, small enough to be sent to a thread. */
export interface Chunk {
  readonly game: string;
  readonly options: Json;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A game that did not come to an end. */
export interface Failure {
  readonly kind: 'endless' | 'crash';
  readonly seed: string;
  readonly number: number;
  readonly decisions: number;
  readonly message: string;
}

export interface Played {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
}

/** Far more decisions than any game has that comes to an end. */
const ENDLESS = 20_000;

class Endless extends Error {}

/** Plays the games numbered `from` up to, but not including, `to`. */
export function playChunk({ game, options, bots, seed, from, to }: Chunk): Played {
  const { game: rules, score } = gameNamed(game);
  const players = bots.map(botNamed);
  const failures: Failure[] = [];
  let tally = NO_GAMES;
  for (let number = from; number < to; number++) {
    const own = `${seed}/${number}`;
    const watched = watch(rules);
    try {
      const played = playGame(watched.game, players, options, own);
      tally = add(tally, tallyOf({ ...played, score: score?.(played.state) ?? null }));
    } catch (error) {
      const kind = error instanceof Endless ? 'endless' : 'crash';
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ kind, seed: own, number, decisions: watched.decisions(), message });
    }
  }
  return { tally, failures };
}

/** The same game, which gives up when there is no end to its questions. */
function watch(rules: Game) {
  let decisions = 0;
  const game: Game = {
    ...rules,
    prompt(state) {
      decisions = state.decisions;
      if (decisions >= ENDLESS) throw new Endless();
      return rules.prompt(state);
    },
  };
  return { game, decisions: () => decisions };
}
