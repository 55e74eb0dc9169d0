import { FIRST_GENERATOR, KEYED_GENERATOR } from '../chance/generator.ts';
import { keyOf } from '../chance/keyed-dice.ts';
import type { Definition } from '../game/rules.ts';
import type { Json } from '../json.ts';
import type { Line } from '../line.ts';
import type { Answer } from '../prompts/prompt.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { isTooDeep, isWhole } from '../wire.ts';
import type { Names } from './numbering.ts';

/** One decision of a game. */
export interface Decision {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A game as it is saved, shared and replayed: setup, seed and answers. */
export interface GameRecord {
  readonly format: 'grimrule';
  readonly game: string;
  /** Version of the rules it was played with. */
  readonly rules: string;
  /** The generator that shuffled and drew lots, with its version: see `generator.ts`. */
  readonly generator: string;
  readonly options: Json;
  readonly seed: number | string;
  readonly decisions: readonly Decision[];
  /** Set once the game has gone on under newer rules: replaying it starts here, not at the setup. */
  readonly base: Snapshot | null;
  readonly snapshots: readonly Snapshot[];
  /** Decisions that were undone. */
  readonly takenBack: readonly TakenBack[];
}

/** A position as it is kept. The oldest ones say neither of these. */
export interface KeptState extends State {
  /** The generator that `random` belongs to. */
  readonly generator?: string;
  readonly names?: Names;
}

/** The state at the end of a round, in case newer rules would replay the log differently. */
export interface Snapshot {
  /** How many decisions led here. */
  readonly decisions: number;
  readonly state: KeptState;
}

/** A decision that was taken back, and whether hidden cards had been seen through it. */
export interface TakenBack {
  readonly at: number;
  readonly decision: Decision;
  readonly learned: boolean;
}

/** Reads a record from data of any origin; a line says what is wrong with it. */
export function readRecord(data: unknown): GameRecord | Line {
  if (!isObject(data) || data.format !== 'grimrule' || isTooDeep(data)) {
    return { say: 'notARecord' };
  }
  const { game, rules, seed, decisions, snapshots } = data;
  if (typeof game !== 'string' || typeof rules !== 'string') return { say: 'recordHasNoGame' };
  if (typeof seed !== 'number' && typeof seed !== 'string') return { say: 'recordHasNoSeed' };
  const generator = typeof data.generator === 'string' ? data.generator : FIRST_GENERATOR;
  if (generator === KEYED_GENERATOR && !keyOf(seed)) return { say: 'recordHasNoSeed' };
  if (!Array.isArray(decisions)) return { say: 'recordHasNoDecisions' };
  const broken = decisions.findIndex((decision) => !isDecision(decision));
  if (broken >= 0) return { say: 'brokenDecision', count: broken + 1 };
  return {
    format: 'grimrule',
    game,
    rules,
    generator,
    options: (data.options ?? null) as Json,
    seed,
    decisions: decisions as readonly Decision[],
    base: isSnapshot(data.base) ? data.base : null,
    snapshots: Array.isArray(snapshots) ? snapshots.filter(isSnapshot) : [],
    takenBack: Array.isArray(data.takenBack) ? data.takenBack.filter(isTakenBack) : [],
  };
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isDecision(data: unknown): data is Decision {
  return isObject(data) && Number.isInteger(data.seat) && Array.isArray(data.answer);
}

function isTakenBack(data: unknown): data is TakenBack {
  return isObject(data) && Number.isInteger(data.at) && isDecision(data.decision);
}

function isSnapshot(data: unknown): data is Snapshot {
  return (
    isObject(data) &&
    Number.isInteger(data.decisions) &&
    (data.decisions as number) >= 0 &&
    isObject(data.state)
  );
}

/** Whether a state that came from outside is one of this game that can be played on. */
export function fits(definition: Definition, state: unknown): state is State {
  if (!isObject(state) || state.game !== definition.name) return false;
  const { seats } = state;
  if (!isWhole(seats) || seats < 1 || seats > definition.seats) return false;
  const { cards, zones, stack, random, vars, prompt, outcome } = state;
  const lists = [state.lasting, state.uses, state.listening, state.modifying, cards, zones, stack];
  if (!lists.every(Array.isArray) || !isObject(vars)) return false;
  const all = (list: unknown, test: (each: unknown) => boolean) =>
    (list as readonly unknown[]).every(test);
  const isCard = (card: unknown) =>
    isObject(card) &&
    definition.printed[Number(card.design)] !== undefined &&
    definition.zones[Number(card.zone)] !== undefined &&
    isObject(card.tokens);
  const isId = (id: unknown) => isObject((cards as readonly unknown[])[Number(id)]);
  const isFrame = (frame: unknown) =>
    isObject(frame) &&
    isObject(frame.locals) &&
    Number.isInteger(frame.step) &&
    definition.procedures.has(String(frame.procedure));
  return (
    all(cards, isCard) &&
    (zones as readonly unknown[]).length === definition.zones.length &&
    all(zones, (zone) => Array.isArray(zone) && zone.every(isId)) &&
    all(stack, isFrame) &&
    Array.isArray(random) &&
    random.length === 4 &&
    random.every(Number.isInteger) &&
    (outcome === null || (isObject(outcome) && Array.isArray(outcome.winners))) &&
    (prompt === null ? outcome !== null : isPrompt(prompt, seats))
  );
}

function isPrompt(prompt: unknown, seats: number): boolean {
  return (
    isObject(prompt) &&
    Number.isInteger(prompt.seat) &&
    (prompt.seat as number) >= 0 &&
    (prompt.seat as number) < seats &&
    isObject(prompt.ask) &&
    Array.isArray(prompt.options) &&
    prompt.options.every(isObject) &&
    (prompt.cost === undefined || (isObject(prompt.cost) && Array.isArray(prompt.cost.sources)))
  );
}
