import { sensible } from '@grimrule/bots';
import type { Game, Json, State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { PartName } from './parts.ts';
import { PARTS } from './parts.ts';

// Compiled for each commit that takes part, so it uses nothing but the contract of a game.

/** The work done in a slice, and what it took. */
export interface Slice {
  readonly decisions: number;
  readonly rounds: number;
  readonly games: number;
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Random players play whole games, one seed after the other, for so long. */
export function play(part: PartName, slice: number, cpuMs: number): Slice {
  return during(cpuMs, (number) => {
    const seed = `slice ${slice}/${number}`;
    const state = begun(part, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      PARTS[part].game.decide(state, randomAnswer(prompt, rolls));
    }
    return state;
  });
}

/** Games of the sensible player on every seat. A game of four takes a minute: it may be broken off. */
export function playSensibly(part: PartName, slice: number, cpuMs: number): Slice {
  const game: Game = PARTS[part].game;
  return during(cpuMs, (number, isTimeUp) => {
    const seed = `sensible ${slice}/${number}`;
    const state = begun(part, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt && !isTimeUp(); prompt = state.prompt) {
      game.decide(state, sensible.choose(game, game.view(state, prompt.seat), prompt, rolls));
    }
    return state;
  });
}

/** The cost of a fork, in microseconds of processor time. */
export function forkCost(part: PartName, cpuMs: number): number {
  const { game } = PARTS[part];
  const states = middles(part);
  let kept: State | undefined;
  let forks = 0;
  const began = cpu();
  do {
    for (let count = 0; count < FORKS_AT_ONCE; count++) {
      const state = states[count % states.length];
      if (state) kept = game.fork(state);
    }
    forks += FORKS_AT_ONCE;
  } while (cpu() - began < cpuMs && kept);
  return ((cpu() - began) * 1000) / forks;
}

/** The mean size of a state in the middle of a game, as JSON. */
export function bytes(part: PartName): number {
  const sizes = middles(part).map((state) => Buffer.byteLength(JSON.stringify(state)));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}

/** The decisions of random games until this process has used so much of a processor. */
export function decisionsUntil(part: PartName, cpuMs: number): number {
  let decisions = 0;
  for (let number = 0; ; number++) {
    const seed = `first ${number}`;
    const state = begun(part, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      if (cpu() >= cpuMs) return decisions;
      PARTS[part].game.decide(state, randomAnswer(prompt, rolls));
      decisions++;
    }
  }
}

const FORKS_AT_ONCE = 1000;
const GAMES_WITH_A_MIDDLE = 32;

/** One state of each of some games, after half of its decisions. */
function middles(part: PartName): readonly State[] {
  const { game } = PARTS[part];
  return Array.from({ length: GAMES_WITH_A_MIDDLE }, (_, number) => {
    const seed = `middle/${number}`;
    const passed: State[] = [];
    const state = begun(part, seed);
    const rolls = dice(seeded(seed));
    for (let { prompt } = state; prompt; prompt = state.prompt) {
      passed.push(game.fork(state));
      game.decide(state, randomAnswer(prompt, rolls));
    }
    return passed[passed.length >> 1] ?? state;
  });
}

function begun(part: PartName, seed: string): State {
  const { game, options }: { readonly game: Game; readonly options: Json } = PARTS[part];
  const made = game.setup(options, seed);
  if ('problems' in made) throw new Error(`${game.name} cannot be set up like this`);
  return made.state;
}

function during(cpuMs: number, playOne: (number: number, isTimeUp: () => boolean) => State): Slice {
  const [began, start] = [cpu(), performance.now()];
  const isTimeUp = () => cpu() - began >= cpuMs;
  let [decisions, rounds, games] = [0, 0, 0];
  do {
    const state = playOne(games++, isTimeUp);
    decisions += state.decisions;
    rounds += state.rounds;
  } while (!isTimeUp());
  return { decisions, rounds, games, cpuMs: cpu() - began, wallMs: performance.now() - start };
}

/** The processor time of this process so far, in milliseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
