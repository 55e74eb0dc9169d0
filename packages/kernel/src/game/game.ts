import type { Chance } from '../chance/chance.ts';
import { chanceOf } from '../chance/chance.ts';
import type { RandomState } from '../chance/random.ts';
import type { Line } from '../line.ts';
import { proposalFor } from '../prompts/answers.ts';
import { sameOption } from '../prompts/option.ts';
import type { Answer, Prompt, Refusal } from '../prompts/prompt.ts';
import { isOpen, isRefusal, proposing, understand } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import { Table } from '../resolving/table.ts';
import { freshCard } from '../state/card.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { list } from '../state/index-of-abilities.ts';
import type { Outcome, State } from '../state/state.ts';
import { fork, frameOf, zoneOf } from '../state/state.ts';
import { controllerIn, seenIn } from '../state/zone.ts';
import { resample } from '../views/resample.ts';
import type { Earlier, View } from '../views/view.ts';
import { view } from '../views/view.ts';
import { define } from './definition.ts';
import type { Preview } from './preview.ts';
import { preview } from './preview.ts';
import type { Prepared } from './printed.ts';
import { print } from './printing.ts';
import type { Definition, Rules, Warning } from './rules.ts';

export type Seed = number | string;

export type Begun<V> =
  | { readonly state: State<V>; readonly log: readonly Entry[] }
  | { readonly problems: readonly Line[] };

export interface Accepted<V> {
  readonly state: State<V>;
  readonly log: readonly Entry[];
  /** The answer as it was understood, in the prompt's own options. */
  readonly answer: Answer;
}

export type Answered<V> = Accepted<V> | { readonly refusal: Refusal };

/** Gets a copy of the state before each line of the log: what the line before has led to. */
export type Watch<V> = (state: State<V>) => void;

/** The whole interface of a game. Server, page, bots and tests use nothing else. */
export interface Game<V = unknown> {
  readonly name: string;
  readonly definition: Definition;
  /**
   * Gets the cards that a game with these options can meet. Whoever sets a game up, resumes it or
   * looks at a position of it waits for this first. Options with problems load what they can.
   */
  load(options: unknown): Promise<void>;
  /** A new game, or everything that is wrong with the options. */
  setup(options: unknown, seed: Seed): Begun<V>;
  /** The open question, with something to start from; null when the game is over. */
  prompt(state: State<V>): Prompt | null;
  /** A sensible player's answer: quicker than the whole prompt, for bots that search. */
  proposal(state: State<V>): Answer;
  /** What speaks for an answer to the open question. The position may be a guess. */
  reasons(state: State<V>, answer: Answer): readonly Line[];
  /** What to think of before an answer to the open question is given. The position may be a guess. */
  warnings(state: State<V>, answer: Answer): readonly Warning[];
  /** Actions that the deciding seat may expect and cannot take, with the reasons. */
  refusals(state: State<V>): readonly Refusal[];
  outcome(state: State<V>): Outcome | null;
  /** The next state and what happened, or a reason. The state given is left as it was. */
  answer(state: State<V>, seat: Seat, answer: unknown, watch?: Watch<V>): Answered<V>;
  /** The certain consequences of an answer: the lines of the log until something hidden matters. */
  preview(state: State<V>, answer: Answer): Preview<V>;
  /** The same in place, without a log and without questions: for bots that search. */
  decide(state: State<V>, answer: Answer): void;
  /**
   * The view of a seat; a spectator is a seat beyond the last. It shares its unchanged parts with
   * an earlier view.
   */
  view(state: State<V>, seat: Seat, earlier?: Earlier<V>): View<V>;
  /** A full state that fits a view, with everything hidden put where it might be. */
  resample(view: View<V>, random: RandomState): State<V>;
  fork(state: State<V>): State<V>;
  /** How good a position looks for a seat, from 0 to 1. */
  evaluate(state: State<V>, seat: Seat): number;
}

export function game<V>(rules: Rules<V>): Game<V> {
  return gameOf(define(rules));
}

/** The game with the lots that this generator draws from this seed; null if it is not known here. */
export function dealtBy<V>(rules: Game<V>, generator: string, seed: Seed): Game<V> | null {
  const chance = chanceOf(generator, seed);
  if (!chance || chance === rules.definition.chance) return chance && rules;
  return withChance(rules, chance);
}

export function withChance<V>(rules: Game<V>, chance: Chance): Game<V> {
  return gameOf({ ...rules.definition, chance });
}

function gameOf<V>(definition: Definition): Game<V> {
  return {
    name: definition.name,
    definition,
    async load(options) {
      await definition.load?.(options);
      print(definition);
    },
    setup: (options, seed) => setup(definition, options, seed),
    prompt: (state) => {
      const { prompt } = state;
      return prompt && proposing(prompt, proposal(definition, state, prompt));
    },
    proposal: (state) => (state.prompt ? proposal(definition, state, state.prompt) : []),
    reasons: (state, answer) => told(definition, state, answer, definition.reasons),
    warnings: (state, answer) => told(definition, state, answer, definition.warnings),
    refusals: (state) => refusals(definition, state),
    outcome: (state) => state.outcome,
    answer: (state, seat, answer, watch) => answerPrompt(definition, state, seat, answer, watch),
    preview: (state, answer) => preview(definition, state, answer),
    decide: (state, answer) => new Table(definition, state, null).take(answer),
    view: (state, seat, earlier) => view(definition, state, seat, earlier),
    resample: (seen, random) => imagine(definition, seen, random),
    fork,
    evaluate: (state, seat) => definition.evaluate(state, seat),
  };
}

/** How many guesses are made until the seat that is asked really has something to decide. */
const GUESSES = 500;

/**
 * A seat that was not asked does not know the question, but it follows from the position; and that
 * it was asked tells something about the hidden cards.
 */
function imagine<V>(definition: Definition, seen: View<V>, random: RandomState): State<V> {
  let guess = resample(definition, seen, random);
  if (seen.waitsFor === null || guess.prompt) return guess;
  for (let guesses = 0; guesses < GUESSES; guesses++) {
    const prompt = new Table(definition, guess, null).question();
    if (prompt?.seat === seen.waitsFor && isOpen(prompt)) {
      guess.prompt = prompt;
      return guess;
    }
    guess = resample(definition, seen, guess.random);
  }
  throw new Error(`no guess in ${GUESSES} lets seat ${seen.waitsFor} decide what it is asked`);
}

function proposal<V>(definition: Definition, state: State<V>, prompt: Prompt): Answer {
  const own = definition.propose?.(new Table(definition, state, null), prompt);
  return own ?? proposalFor(prompt);
}

type Telling<T> = (table: Table, prompt: Prompt, answer: Answer) => readonly T[];

/** Asks the game about a legal answer; of any other it has nothing to say. */
function told<T>(
  definition: Definition,
  state: State,
  answer: Answer,
  tells: Telling<T> | undefined,
): readonly T[] {
  const { prompt } = state;
  if (!prompt || !tells) return [];
  const understood = understand(prompt, answer);
  if (isRefusal(understood)) return [];
  return tells(new Table(definition, fork(state), null), prompt, understood);
}

function setup<V>(definition: Definition, options: unknown, seed: Seed): Begun<V> {
  const prepared = definition.prepare(options);
  if ('problems' in prepared) return prepared;
  return {
    state: begin(definition, prepared as Prepared<V>, seed, null),
    // Simulations never read it: it is written for a reader, by setting up once more.
    get log() {
      const log: Entry[] = [];
      begin(definition, prepared, seed, log);
      return log;
    },
  };
}

/** The position of the first question, after everything that the rules do before it. */
function begin<V>(
  definition: Definition,
  { seats, pieces, vars }: Prepared<V>,
  seed: Seed,
  log: Entry[] | null,
): State<V> {
  const state = emptyState(definition, seats, { ...vars }, seed);
  const zones: CardId[][] = definition.zones.map(() => []);
  for (const piece of pieces) {
    const zone = definition.zoneInfo(piece.zone);
    const controller = controllerIn(zone, piece.owner);
    const seen = seenIn(zone, state.seats);
    const { design, owner } = piece;
    const fresh = { design, owner, controller, zone: piece.zone, host: NONE, seen };
    const count = state.cards.push(freshCard(fresh));
    zones[piece.zone]?.push(count - 1);
  }
  state.zones.push(...zones);
  const table = new Table(definition, state, log);
  definition.zones.forEach(({ inPlay, hand }, zone) => {
    if (inPlay || hand) for (const card of zoneOf(state, zone)) list(table, card);
  });
  state.stack.push(frameOf(definition.begin.name, {}));
  table.run();
  return state;
}

function emptyState<V>(definition: Definition, seats: number, vars: V, seed: Seed): State<V> {
  return {
    game: definition.name,
    rules: definition.version,
    seats,
    cards: [],
    zones: [],
    stack: [],
    vars,
    random: definition.chance.start(seed),
    lasting: [],
    delayed: [],
    uses: [],
    listening: definition.events.map(() => []),
    modifying: [...definition.stats.map(() => []), []],
    decisions: 0,
    learned: 0,
    rounds: 0,
    turns: 0,
    phases: 0,
    prompt: null,
    outcome: null,
  };
}

function refusals<V>(definition: Definition, state: State<V>): readonly Refusal[] {
  const frame = state.stack[state.stack.length - 1];
  if (!state.prompt || !frame) return [];
  const table = new Table(definition, state, null);
  return table.stepOf(frame)?.asks?.refusals?.(table, frame.locals) ?? [];
}

function answerPrompt<V>(
  definition: Definition,
  state: State<V>,
  seat: Seat,
  answer: unknown,
  watch: Watch<V> | undefined,
): Answered<V> {
  const { prompt } = state;
  if (!prompt) return { refusal: { reason: { say: 'gameIsOver' }, rule: 'game end' } };
  if (prompt.seat !== seat) {
    return {
      refusal: { reason: { say: 'notYourDecision', seat: prompt.seat }, rule: prompt.rule },
    };
  }
  const understood = understand(prompt, answer);
  if (isRefusal(understood)) {
    return { refusal: betterReason(refusals(definition, state), answer) ?? understood };
  }
  const next = fork(state);
  const log: Entry[] = [];
  const watching = watch ? () => watch(fork(next)) : null;
  new Table(definition, next, log, watching).take(understood);
  return { state: next, log, answer: understood };
}

/** If the game itself says why this very option is not legal, that is the better reason. */
function betterReason(reasons: readonly Refusal[], answer: unknown): Refusal | undefined {
  const pick: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof pick !== 'object' || pick === null) return undefined;
  const asked = pick as Parameters<typeof sameOption>[1];
  return reasons.find(({ option }) => option && sameOption(option, asked));
}
