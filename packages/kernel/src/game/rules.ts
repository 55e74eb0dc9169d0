import type {
  AdditionalCost,
  Amount,
  Condition,
  Effect,
  Filter,
  Modifier,
  Triggered,
} from '../abilities/ability.ts';
import type { Use } from '../abilities/use.ts';
import type { Happening, Scope } from '../asking/scope.ts';
import type { Chance } from '../chance/chance.ts';
import type { Line } from '../line.ts';
import type { Legality, Obstacle } from '../prompts/legality.ts';
import type { Option } from '../prompts/option.ts';
import type { Answer, Prompt, Refusal } from '../prompts/prompt.ts';
import type { CardId, Seat } from '../state/ids.ts';
import type { Frame, Outcome, State } from '../state/state.ts';
import type { Zone } from '../state/zone.ts';
import type { Level, Prepared, Printed } from './printed.ts';

// Rules are functions over a table, and a table is a state with its rules: these types name each
// other, so they stand together. Nothing here runs.

/**
 * A state laid out to be played on: what rules and card effects work with. It lives only as long
 * as one answer is being carried out; everything that has to last is in the state.
 */
export interface Table<V = unknown> {
  readonly game: Definition;
  readonly state: State<V>;
  /** The values being computed, to notice one that depends on itself. */
  readonly asking: number[];
  /** The frame of the procedure that is running. */
  readonly frame: Frame;
  /** True if nothing started in this step still waits to be resolved. */
  readonly idle: boolean;
  /** Starts a procedure; it is resolved after the running step, in the order of starting. */
  start<L extends object>(procedure: Procedure<V, L>, locals: L): void;
  /** Every change of a card is noted here: rules that must always hold may depend on it. */
  note(change: number): void;
  end(outcome: Outcome): void;
  /**
   * Writes a line into the log; null where nobody reads it, as in a simulation. `table.tell?.(…)`
   * does not even make the line then.
   */
  readonly tell: ((line: Line, rule?: string) => void) | null;
  /** Goes on until somebody has to decide, the game is over, or it is told to stop. */
  run(stops?: (() => boolean) | null): void;
  /** Carries out an answer to the prompt that waits; it must be a legal one. */
  take(answer: Answer, stops?: (() => boolean) | null): void;
  /** The question that the position leads to, or null if nobody is asked now. */
  question(): Prompt | null;
  /** The step that comes next, or undefined at the end of the procedure. */
  stepOf(frame: Frame): LinkedStep | undefined;
}

/**
 * A procedure of the rulebook: named steps, in the book's order. A step is a small function over
 * the table and the procedure's locals. It may start other procedures: they are resolved, first come first
 * served, before the next step. So what a step needs to know of them it asks in the step after.
 */
export interface Procedure<V = unknown, L extends object = object> {
  readonly name: string;
  /** The rulebook entry this procedure follows. */
  readonly rule: string;
  readonly steps: readonly Step<V, L>[];
}

export type Step<V = unknown, L extends object = object> = Does<V, L> | Asks<V, L>;

/** A step in which the game does something by itself. */
interface Does<V, L extends object> {
  readonly name: string;
  run(table: Table<V>, locals: L): void;
}

/**
 * A step in which a player decides. The question is a pure function of table and locals. Null
 * means that there is nothing to ask; a question with one possible answer answers itself.
 */
interface Asks<V, L extends object> {
  readonly name: string;
  question(table: Table<V>, locals: L): Prompt | null;
  answered(table: Table<V>, locals: L, answer: Answer, seat: Seat): void;
  /** Actions that a player may expect here and cannot take, with the reasons. */
  refusals?(table: Table<V>, locals: L): readonly Refusal[];
}

/** One of the game's own effects. */
export interface Act<V> {
  perform(table: Table<V>, effect: Effect, scope: Scope): void;
  /** Whether there is anything it could be done to. Without this, there always is. */
  possible?(table: Table<V>, effect: Effect, scope: Scope): boolean;
  /** Whether it could be done in full, as a cost has to be. Without this, what is possible will do. */
  payable?(table: Table<V>, effect: Effect, scope: Scope): boolean;
}

/** All names of a version of the rules whose kept positions do not say them. */
export interface Numbering {
  readonly designs: readonly string[];
  readonly zones: readonly string[];
  /** By procedure and name. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Everything a game tells the kernel. Names refer to each other; `define` checks and links them. */
export interface Rules<V> {
  readonly name: string;
  /** Version of the rules; a change that makes old logs replay differently raises it. */
  readonly version: string;
  /** By version: what the numbers stand for in positions that were kept without names. */
  readonly numberings?: Readonly<Record<string, Numbering>>;
  /** How many seats there can be. */
  readonly seats: number;
  /** By design. The places of cards that have not been loaded are empty. */
  readonly printed: readonly (Printed | undefined)[];
  /**
   * Puts the cards into their places that a game with these options can meet: it may fetch them from
   * elsewhere. Without this all cards are there from the beginning.
   */
  load?(options: unknown): Promise<void>;
  readonly zones: readonly Zone[];
  readonly levels: readonly Level[];
  readonly stats: readonly string[];
  readonly procedures: readonly Procedure<V>[];
  readonly events: readonly string[];
  /**
   * The fields of the game's own frames, and of what lies in them, that hold cards besides those of
   * the kernel: a view leaves out the cards it hides.
   */
  readonly cardFields: readonly string[];
  /** Those fields of frames that hold who does it, the best first: for those who ask why. */
  readonly doers?: readonly string[];
  /** The effect of an event when it happens. Events that are only announced need no entry. */
  readonly happens: Readonly<Record<string, (table: Table<V>, event: Happening) => void>>;
  readonly acts: Readonly<Record<string, Act<V>>>;
  /** Procedures that report themselves what was done: what happens in them is not reported. */
  readonly reporting?: readonly string[];
  readonly sources: Readonly<Record<string, (table: Table<V>, scope: Scope) => readonly CardId[]>>;
  readonly filters: Readonly<
    Record<string, (table: Table<V>, card: CardId, scope: Scope, filter: Filter) => boolean>
  >;
  readonly facts: Readonly<
    Record<string, (table: Table<V>, scope: Scope, fact: Condition) => boolean>
  >;
  /** The game's own numbers, by the name of their node. */
  readonly amounts?: Readonly<
    Record<string, (table: Table<V>, scope: Scope, amount: Amount) => number>
  >;
  /** The seats in the order in which they get their chance in a window. */
  order(table: Table<V>): readonly Seat[];
  /**
   * Whether the first seat in order puts all forced abilities in order; otherwise those that one
   * seat controls are put in order by that seat.
   */
  readonly firstOrders?: boolean;
  /** The seat that is `you` on a card that no seat controls; NONE if every seat may use it. */
  you?(table: Table<V>, card: CardId, event: Happening | null): Seat;
  /** What can keep every ability from being used, besides what its data say. */
  readonly forbids?: readonly Obstacle<Table<V>, Use>[];
  /** Why an ability has nothing to work on, where the game knows what is in the way. */
  whyNoTarget?(table: Table<V>, use: Use): Refusal | null;
  /** The cards that a resolving ability cannot choose, where a player might wonder. */
  refusesChoice?(table: Table<V>, scope: Scope): readonly Refusal[];
  /** Whether the effects of an ability leave a card alone, because it is immune to them. */
  spares?(table: Table<V>, card: CardId, scope: Scope): boolean;
  /**
   * Whether what replaces an event waits until the event would happen: others may respond until
   * then, and of several replacements the last one is used. Otherwise it is done at once.
   */
  readonly replacesWhenDue?: boolean;
  /**
   * Whether everybody is asked who might hold an answer, so that being asked tells nothing about a
   * hand. Without this, only those are asked who have something to decide.
   */
  asksEverybody?(state: State<V>): boolean;
  /** Whether a seat has cards to act or answer an event with and may do so, by what all can see. */
  mayAnswer?(table: Table<V>, seat: Seat, event: Happening | null): boolean;
  /** Whether a card is played by using an ability it has in hand. Without this every card is. */
  playsFromHand?(table: Table<V>, card: CardId): boolean;
  /** How an ability is used. Without this its cost is paid and its effect carried out. */
  use?(table: Table<V>, index: number, scope: Scope): void;
  /** Called after every step: what follows at once from how things are. It has to be quick. */
  adapt?(table: Table<V>): void;
  /**
   * Called after every step that has changed a card or what lasts: the demands of the rules that
   * hold at all times, such as that a character without hit points is defeated. Its effects are
   * resolved before everything else. It has to be quick, and to find nothing to do where it has
   * done it. How much has changed is one of `CHANGED`.
   */
  upholds?(table: Table<V>, changed: number): void;
  /** The rules go round in a loop that no question interrupts: ends the game, if they say how. */
  endless?(table: Table<V>): void;
  /** Whether a period runs now: what lasts until its end can only begin in it. Else all do. */
  isOn?(table: Table<V>, period: string): boolean;
  /** Whether it is not known yet if something will hold, such as what a card will be paid with. */
  isOpen?(table: Table<V>, condition: Condition, scope: Scope): boolean;
  /** A change has begun to last: what it does at once. */
  lasts?(table: Table<V>, modifier: Modifier): void;
  /** Reads the options of a new game: what to begin with, or everything that is wrong with them. */
  prepare(options: unknown): Prepared<V> | { readonly problems: readonly Line[] };
  /**
   * Options in which a seat plays something else, as one word says: a hero, a deck. Null where these
   * options leave no choice, there is no such thing, or another seat has it.
   */
  chooses?(options: unknown, seat: Seat, choice: string): unknown;
  /** The procedure a new game starts with. */
  readonly begin: Procedure<V>;
  /** A sensible answer to start from; asked for only when somebody wants to know. */
  propose?(table: Table<V>, prompt: Prompt): Answer | null;
  /**
   * Questions that one seat after the other is asked and that do not depend on one another, so that all
   * may answer at the same time: by what is asked, the verb of the option that changes nothing, or null
   * where that is to pick none.
   */
  readonly beforehand?: Readonly<Record<string, string | null>>;
  /** What speaks for an answer, as a good player would say it; asked for only when somebody wants to know. */
  reasons?(table: Table<V>, prompt: Prompt, answer: Answer): readonly Line[];
  /** What a player should think of before giving this answer; asked for before an answer is sent. */
  warnings?(table: Table<V>, prompt: Prompt, answer: Answer): readonly Warning[];
  /** Whether all play together against the game: they win, lose and take back together. */
  readonly cooperative?: boolean;
  /** Numbers, by name, that show how far a game has come: for those who compare many games. */
  gauges?(state: State<V>): Readonly<Record<string, number>>;
  /**
   * Numbers read from a position, by name, that a judgement can be learned from. The first is what is
   * thought of it without having learned, as log-odds.
   */
  readings?(state: State<V>): Readonly<Record<string, number>>;
  /** How good a position is for a seat, from 0 (lost) to 1 (won). For bots. */
  evaluate(state: State<V>, seat: Seat): number;
}

/** Something to think of before an answer is given, and what could be done instead. */
export interface Warning {
  readonly line: Line;
  readonly instead?: Option;
}

/**
 * The rules with the look-up tables that make them fast. The kernel never looks into a game's own
 * numbers, so it does not care which they are.
 */
export interface Definition extends Omit<Rules<unknown>, 'procedures'> {
  /** The source of lots. */
  readonly chance: Chance;
  /** Every field that holds cards: the kernel's and the game's. */
  readonly holdsCards: ReadonlySet<string>;
  readonly procedures: ReadonlyMap<string, Linked>;
  // Names are looked up all the time, and in a map that takes half as long as in an object.
  readonly kindIndex: ReadonlyMap<string, number>;
  readonly statIndex: ReadonlyMap<string, number>;
  readonly happening: ReadonlyMap<string, Rules<unknown>['happens'][string]>;
  /** How effects are carried out: the game's acts, and the structures around them. */
  readonly actOf: ReadonlyMap<string, Act<unknown>>;
  /** Which abilities can be used, and why others cannot. */
  readonly uses: Legality<Table, Use>;
  readonly sourceOf: ReadonlyMap<string, Rules<unknown>['sources'][string]>;
  /** By number of seats, design and number of the stat: what is printed. */
  readonly base: readonly (readonly (readonly number[])[])[];
  /** By design: the kinds of event it waits for in play and in hand, and the stats it changes. */
  readonly listens: readonly (readonly number[])[];
  readonly listensInHand: readonly (readonly number[])[];
  readonly modifies: readonly (readonly number[])[];
  readonly triggers: readonly (readonly Awaited[])[];
  readonly modifiers: readonly (readonly Modifier[])[];
  /** By design: what it changes of itself out of play too. */
  readonly ownModifiers: readonly (readonly Modifier[])[];
  /** By design: the additional costs it demands. */
  readonly demands: readonly (readonly AdditionalCost[])[];
  zoneInfo(zone: number): Zone;
}

/** An ability that waits for an event, with its place among those of its card. */
export interface Awaited {
  readonly ability: Triggered;
  readonly index: number;
}

/** A procedure with steps of one shape: whatever a step lacks is null. */
export interface Linked {
  readonly name: string;
  readonly rule: string;
  readonly steps: readonly LinkedStep[];
}

export interface LinkedStep {
  readonly name: string;
  readonly run: Does<unknown, object>['run'] | null;
  readonly asks: Asks<unknown, object> | null;
}
