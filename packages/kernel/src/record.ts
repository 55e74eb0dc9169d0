import type { Definition } from './definition.ts';
import type { Json } from './json.ts';
import type { Line } from './line.ts';
import type { Answer } from './prompt.ts';
import type { Seat, State } from './state.ts';

/** One decision of a game. */
export interface Decision {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** The state at the end of a round, in case newer rules would replay the log differently. */
export interface Snapshot {
  /** How many decisions led here. */
  readonly decisions: number;
  readonly state: State;
}

/** A game as it is saved, shared and replayed: setup, seed and answers. */
export interface GameRecord {
  readonly format: 'grimrule';
  readonly game: string;
  /** Version of the rules it was played with. */
  readonly rules: string;
  readonly options: Json;
  readonly seed: number | string;
  readonly decisions: readonly Decision[];
  /** Set once the game has gone on under newer rules: replaying it starts here, not at the setup. */
  readonly base: Snapshot | null;
  readonly snapshots: readonly Snapshot[];
}

/** Reads a record from data of any origin; a line says what is wrong with it. */
export function readRecord(data: unknown): GameRecord | Line {
  if (!isObject(data) || data.format !== 'grimrule') return { say: 'notARecord' };
  const { game, rules, seed, decisions, snapshots } = data;
  if (typeof game !== 'string' || typeof rules !== 'string') return { say: 'recordHasNoGame' };
  if (typeof seed !== 'number' && typeof seed !== 'string') return { say: 'recordHasNoSeed' };
  if (!Array.isArray(decisions)) return { say: 'recordHasNoDecisions' };
  const broken = decisions.findIndex((decision) => !isDecision(decision));
  if (broken >= 0) return { say: 'brokenDecision', count: broken + 1 };
  return {
    format: 'grimrule',
    game,
    rules,
    options: (data.options ?? null) as Json,
    seed,
    decisions: decisions as readonly Decision[],
    base: isSnapshot(data.base) ? data.base : null,
    snapshots: Array.isArray(snapshots) ? snapshots.filter(isSnapshot) : [],
  };
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isDecision(data: unknown): data is Decision {
  return isObject(data) && Number.isInteger(data.seat) && Array.isArray(data.answer);
}

function isSnapshot(data: unknown): data is Snapshot {
  return isObject(data) && Number.isInteger(data.decisions) && isObject(data.state);
}

/** Whether a state that came from outside is one of this game that can be played on. */
export function fits(definition: Definition, state: unknown): state is State {
  if (!isObject(state) || state.game !== definition.name) return false;
  const { cards, zones, stack, random, vars } = state;
  const lists = [
    cards,
    zones,
    stack,
    random,
    state.lasting,
    state.uses,
    state.listening,
    state.modifying,
  ];
  if (!lists.every(Array.isArray) || !isObject(vars)) return false;
  const known = (card: unknown) =>
    isObject(card) &&
    typeof card.design === 'number' &&
    definition.printed[card.design] !== undefined;
  const placed = (zone: unknown) =>
    Array.isArray(zone) &&
    zone.every((id) => (cards as readonly unknown[])[id as number] !== undefined);
  return (
    (cards as readonly unknown[]).every(known) &&
    (zones as readonly unknown[]).length === definition.zones.length &&
    (zones as readonly unknown[]).every(placed)
  );
}
