import type { Tally } from '@grimrule/bots';
import { add, NO_GAMES, playGame, tallyOf } from '@grimrule/bots';
import type { Game, Json, Outcome } from '@grimrule/kernel';
import { botNamed } from './bots.ts';
import { gameNamed } from './games.ts';
import type { TableGame } from './table-game.ts';

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
  const table = gameNamed(game);
  const { game: rules, score } = table;
  const players = bots.map(botNamed);
  const failures: Failure[] = [];
  let tally = NO_GAMES;
  for (let number = from; number < to; number++) {
    const own = `${seed}/${number}`;
    const watched = watch(rules);
    try {
      const played = playGame(watched.game, players, options, own);
      const outcome = countedOutcome(table, played.outcome);
      tally = add(tally, tallyOf({ ...played, outcome, score: score?.(played.state) ?? null }));
    } catch (error) {
      const kind = error instanceof Endless ? 'endless' : 'crash';
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ kind, seed: own, number, decisions: watched.decisions(), message });
    }
  }
  return { tally, failures };
}

/** Where everybody plays together, who won is told by the same two words in every game. */
export function countedOutcome({ cooperative }: TableGame, outcome: Outcome): Outcome {
  if (!cooperative) return outcome;
  return { ...outcome, result: outcome.winners.length > 0 ? 'won' : 'lost' };
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
