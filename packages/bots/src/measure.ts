import type { Game, Json, State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';

/** How fast a game runs on one core. */
export interface Measured {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly forksPerSecond: number;
  /** The size of a state as JSON: of a new game, and the mean in the middle of games. */
  readonly freshBytes: number;
  readonly stateBytes: number;
  /** 99 of 100 answers, with their log, take no longer than this. */
  readonly answerP99Ms: number;
  /** The slowest answer of all. */
  readonly answerMaxMs: number;
}

/**
 * Measures a game with random decisions. Other processes on a machine only ever slow it down, so
 * the time for whole games is cut into slices, and the fastest slice counts.
 */
export function measure(game: Game, seconds: number, options: Json = null): Measured {
  const ms = seconds * 1000;
  playFor(game, options, Math.max(WARM_UP_MS, ms * 0.2), 'warm-up');
  const played = Array.from({ length: SLICES }, (_, slice) =>
    playFor(game, options, (ms * 0.5) / SLICES, `slice ${slice}`),
  );
  const best = played.reduce((one, other) =>
    other.decisions / other.seconds > one.decisions / one.seconds ? other : one,
  );
  const states = middleStates(game, options);
  forkFor(game, states, ms * 0.05);
  const times = answerTimes(game, options, ms * 0.25);
  return {
    decisionsPerSecond: Math.round(best.decisions / best.seconds),
    gamesPerSecond: Math.round(best.games / best.seconds),
    forksPerSecond: Math.round(forkFor(game, states, ms * 0.1)),
    freshBytes: bytes(begin(game, options, 'fresh')),
    stateBytes: Math.round(mean(states.map(bytes))),
    answerP99Ms: p99(times),
    answerMaxMs: times.reduce((most, time) => Math.max(most, time), 0),
  };
}

const WARM_UP_MS = 1000;
const SLICES = 10;

function begin(game: Game, options: Json, seed: string): State {
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error(`${game.name} cannot be set up like this`);
  return begun.state;
}

function playFor(game: Game, options: Json, ms: number, name: string) {
  const start = performance.now();
  let games = 0;
  let decisions = 0;
  do {
    const seed = `${name}/${games++}`;
    const state = begin(game, options, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      game.decide(state, randomAnswer(prompt, rolls));
    }
    decisions += state.decisions;
  } while (performance.now() - start < ms);
  return { games, decisions, seconds: (performance.now() - start) / 1000 };
}

const GAMES_WITH_A_MIDDLE = 32;

/** One state of each of some games, after half of its decisions. */
function middleStates(game: Game, options: Json): readonly State[] {
  return Array.from({ length: GAMES_WITH_A_MIDDLE }, (_, number) => {
    const seed = `middle/${number}`;
    const passed: State[] = [];
    const state = begin(game, options, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      passed.push(game.fork(state));
      game.decide(state, randomAnswer(prompt, rolls));
    }
    return passed[passed.length >> 1] ?? state;
  });
}

const FORKS_AT_ONCE = 1000;

function forkFor(game: Game, states: readonly State[], ms: number): number {
  const start = performance.now();
  let forks = 0;
  let kept: State | undefined;
  do {
    for (let count = 0; count < FORKS_AT_ONCE; count++) {
      const state = states[count % states.length];
      if (state) kept = game.fork(state);
    }
    forks += FORKS_AT_ONCE;
  } while (performance.now() - start < ms && kept);
  return forks / ((performance.now() - start) / 1000);
}

/** How long each answer took, in milliseconds, the way a server gives them: checked and logged. */
function answerTimes(game: Game, options: Json, ms: number): readonly number[] {
  const start = performance.now();
  const times: number[] = [];
  for (let number = 0; performance.now() - start < ms || times.length === 0; number++) {
    const seed = `answers/${number}`;
    let state = begin(game, options, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      const answer = randomAnswer(prompt, rolls);
      const before = performance.now();
      const answered = game.answer(state, prompt.seat, answer);
      times.push(performance.now() - before);
      if ('refusal' in answered) throw new Error(`${game.name} refuses its own answer`);
      state = answered.state;
    }
  }
  return times;
}

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
  return Math.round(found * 10000) / 10000;
}

const bytes = (state: State) => Buffer.byteLength(JSON.stringify(state));
const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
