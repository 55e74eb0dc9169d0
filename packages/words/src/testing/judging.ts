import type { Entry, Game, Json, State } from '@grimrule/kernel';
import { NONE, randomAnswer } from '@grimrule/kernel';
import type { Finding, Player } from '@grimrule/kernel/testing';
import { demandConformanceFrom, Lots } from '@grimrule/kernel/testing';
import type { Words } from '../words.ts';
import { readerOf } from './saying.ts';

/** A legal position late in a game, at the first question it leads to. */
export interface LatePosition<V> {
  readonly options: Json;
  readonly state: State<V>;
  /** The log since the table was laid out. */
  readonly log: readonly Entry[];
  /** The auditor's findings since then. */
  audit(log: readonly Entry[]): readonly Finding<string>[];
}

/** The parts of a game that judge its late positions. */
export interface Judging<V> {
  readonly game: Game<V>;
  readonly words: Words;
  /** Far more decisions than any game takes. */
  readonly most: number;
  lateIn(seed: string): LatePosition<V>;
  /** A player that thinks about its decisions. */
  readonly thinking: Player<V>;
}

export interface Judged {
  readonly faults: readonly string[];
  /** The game from the position on, in words. */
  readonly tale: readonly string[];
}

/**
 * Plays on from the late position of a seed, holds the game to its contract on the way and lets the
 * auditor read what has happened.
 */
export function judge<V>(judging: Judging<V>, seed: string): Judged {
  const { game, words, most } = judging;
  const late = attempt(() => judging.lateIn(seed));
  if ('fault' in late) return { faults: [`it cannot be laid out: ${late.fault}`], tale: [] };
  const { state, log, options, audit } = late.done;
  const told: Entry[] = [...log];
  const hears = (more: readonly Entry[]) => told.push(...more);
  const course = courseByLot(judging, seed, state.seats);
  const played = attempt(() =>
    demandConformanceFrom(game, state, { seed, most, hears, ...course }),
  );
  const audited = attempt(() => audit(told));
  const findings = 'fault' in audited ? [] : audited.done;
  return {
    faults: [
      ...('fault' in played ? [played.fault] : []),
      ...('fault' in audited ? [`the auditor gives up: ${audited.fault}`] : []),
      ...findings.map(({ at, matter, text }) => `line ${at}, ${matter}: ${text}`),
    ],
    tale: [
      JSON.stringify(options),
      ...told.map((entry, at) => {
        const { designOf, ...reader } = readerOf(NONE, state);
        const then = (card: number) => entry.designs[card] ?? designOf(card);
        return `${at} ${words.entry(entry, { ...reader, designOf: then })} [${entry.step}]`;
      }),
    ],
  };
}

type Attempt<T> = { readonly done: T } | { readonly fault: string };

function attempt<T>(run: () => T): Attempt<T> {
  try {
    return { done: run() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The players that play on, how far, and how many of the decisions are examined. */
function courseByLot<V>({ game, thinking }: Judging<V>, seed: string, seats: number) {
  const lots = new Lots(`course ${seed}`);
  // A thinking player needs a second for a decision, and more if there are others.
  if (seats === 1 && lots.chance(6)) return { player: thinking, decisions: 5, oneIn: 5 };
  const proposing: Player<V> = (state, prompt, dice) =>
    dice.roll(3) === 0 ? randomAnswer(prompt, dice) : game.proposal(state);
  const oneIn = 40 * seats;
  return lots.chance(50) ? { player: proposing, oneIn } : { oneIn };
}
