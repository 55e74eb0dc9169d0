import type { Json } from '@grimrule/kernel';
import { isSent, isTexts, isWhole } from '@grimrule/kernel';

/** One way to set a game up and to play it: what is compared with other settings. */
export interface Setting {
  /** What people call it. */
  readonly name: string;
  /** What distinguishes it from the others, by word: a hero, a scenario, a mode. */
  readonly facts: Readonly<Record<string, string>>;
  /** As the game itself takes them. */
  readonly options: Json;
  /** By seat, the names of the bots; with fewer names than seats they take turns. */
  readonly bots: readonly string[];
}

/** What is to be found out: games of one or several settings, all on the same seeds. */
export interface Plan {
  readonly game: string;
  readonly settings: readonly Setting[];
  /** How many games of each setting, and the number of the first. */
  readonly games: number;
  readonly from: number;
  readonly seed: string;
}

/** One game to be played: which setting, and the number of its seed. */
export interface Job {
  readonly setting: number;
  readonly number: number;
}

/** More would not be a plan but a mistake in typing. */
export const MOST_GAMES = 1_000_000;
const MOST_SETTINGS = 2_000;

/** The seed of a game. All settings share it, so that they are dealt the same as far as they can be. */
export function seedOf({ seed }: Pick<Plan, 'seed'>, number: number): string {
  return `${seed}/${number}`;
}

export function jobCount({ settings, games }: Pick<Plan, 'settings' | 'games'>): number {
  return settings.length * games;
}

/**
 * The jobs of a plan by their place: all settings on one seed before the next seed, so that pairs are
 * whole whenever a run is stopped.
 */
export function jobAt({ settings, from }: Pick<Plan, 'settings' | 'from'>, place: number): Job {
  const count = settings.length;
  return { setting: place % count, number: from + Math.floor(place / count) };
}

export const keyOf = ({ setting, number }: Job) => `${setting} ${number}`;

/** The jobs of a plan that have no result yet, in their order. */
export function jobsLeft(plan: Plan, done: readonly Job[]): readonly Job[] {
  const keys = new Set(done.map(keyOf));
  const left: Job[] = [];
  for (let place = 0; place < jobCount(plan); place++) {
    const job = jobAt(plan, place);
    if (!keys.has(keyOf(job))) left.push(job);
  }
  return left;
}

/** Reads a plan that came from a file, a link or a database; null if it is none. */
export function readPlan(sent: unknown): Plan | null {
  if (!isSent(sent)) return null;
  const { game, settings, games, from, seed } = sent;
  if (typeof game !== 'string' || typeof seed !== 'string') return null;
  if (!isWhole(games) || games < 1 || games > MOST_GAMES) return null;
  if (!isWhole(from) || from < 0 || !Array.isArray(settings)) return null;
  const read = settings.map(readSetting);
  if (read.length === 0 || read.length > MOST_SETTINGS) return null;
  const whole = read.flatMap((each) => each ?? []);
  return whole.length === read.length ? { game, settings: whole, games, from, seed } : null;
}

function readSetting(sent: unknown): Setting | null {
  if (!isSent(sent)) return null;
  const { name, facts, options, bots } = sent;
  if (typeof name !== 'string' || !isTexts(bots) || bots.length === 0) return null;
  if (!isSent(facts) || options === undefined) return null;
  const words: Record<string, string> = {};
  for (const [word, value] of Object.entries(facts)) {
    if (typeof value !== 'string') return null;
    words[word] = value;
  }
  return { name, facts: words, options: options as Json, bots };
}
