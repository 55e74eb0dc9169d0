import type { Tally } from '@grimrule/bots';
import { add, NO_GAMES, tallyOf, tryGame } from '@grimrule/bots';
import type { Json, Outcome } from '@grimrule/kernel';
import type { Job, Plan, Row } from '@grimrule/lab';
import { playJob } from '@grimrule/lab';
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

/** Plays the games numbered `from` up to, but not including, `to`. */
export async function playChunk({ game, options, bots, seed, from, to }: Chunk): Promise<Played> {
  const table = gameNamed(game);
  const { game: rules, score } = table;
  const players = bots.map(botNamed);
  await rules.load(options);
  const failures: Failure[] = [];
  let tally = NO_GAMES;
  for (let number = from; number < to; number++) {
    const own = `${seed}/${number}`;
    const played = tryGame(rules, players, options, own);
    if ('failure' in played) {
      const { failure: kind, decisions, message } = played;
      failures.push({ kind, seed: own, number, decisions, message });
    } else {
      const outcome = countedOutcome(table, played.outcome);
      tally = add(tally, tallyOf({ ...played, outcome, score: score?.(played.state) ?? null }));
    }
  }
  return { tally, failures };
}

/** The same for a part of a series. */
export const playPart = ({ part }: { readonly part: Chunk }): Promise<Played> => playChunk(part);

/** Some jobs of a plan, small enough to be sent to a thread. */
export interface Jobs {
  readonly plan: Plan;
  readonly jobs: readonly Job[];
}

/** Plays jobs of the laboratory. */
export async function playJobs({ plan, jobs }: Jobs): Promise<readonly Row[]> {
  const players = { game: gameNamed(plan.game).game, bots: botNamed };
  await loadFor(plan, jobs);
  return jobs.map((job) => playJob(plan, job, players));
}

async function loadFor({ game, settings }: Plan, jobs: readonly Job[]): Promise<void> {
  const { game: rules } = gameNamed(game);
  for (const { setting } of jobs) await rules.load(settings[setting]?.options);
}

/** The same, each with its positions at the beginnings of rounds as numbers: to learn from. */
export async function playToLearn({ plan, jobs }: Jobs): Promise<readonly ReadRow[]> {
  const { game } = gameNamed(plan.game);
  await loadFor(plan, jobs);
  return jobs.map((job) => {
    const positions: number[][] = [];
    let round = 0;
    const row = playJob(plan, job, {
      game,
      bots: botNamed,
      witness(state) {
        if (state.rounds === round) return;
        round = state.rounds;
        positions.push(Object.values(game.definition.readings?.(state) ?? {}).map(rounded));
      },
    });
    return { ...row, positions };
  });
}

export type ReadRow = Row & { readonly positions: readonly (readonly number[])[] };

/** Four digits are enough to learn from, and keep files small. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Where everybody plays together, who won is told by the same two words in every game. */
export function countedOutcome({ cooperative }: TableGame, outcome: Outcome): Outcome {
  if (!cooperative) return outcome;
  return { ...outcome, result: outcome.winners.length > 0 ? 'won' : 'lost' };
}
