import type { Delayed, Lasting } from './lasting.ts';
import type { Use } from './limits.ts';
import type { Line } from './line.ts';
import type { Prompt } from './prompt.ts';

/** Cards, seats and zones are named by small integers, so that nothing has to be searched. */
export type CardId = number;
export type Seat = number;
export type ZoneId = number;

/** Stands where no card, seat or zone is meant. */
export const NONE = -1;

/**
 * One physical card, tile or marker. A record is never changed, only replaced: that is why a
 * fork of a whole game costs no more than copying a few arrays.
 */
export interface Card {
  /** What it is now: an index into the game's pool of printed cards. */
  readonly design: number;
  /** What is printed on its front. A card that was turned or changed is this again out of play. */
  readonly front: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: ZoneId;
  /** The card it is attached to or lies under, or NONE. */
  readonly host: CardId;
  /** One bit for each seat that knows which card this is; see `zones.ts`. */
  readonly seen: number;
  readonly exhausted: boolean;
  readonly tokens: Readonly<Record<string, number>>;
}

/** A procedure that is being resolved, and the step that comes next in it. */
export interface Frame {
  readonly procedure: string;
  step: number;
  /** What the procedure itself has to remember. Its fields may be replaced while it runs. */
  readonly locals: object;
}

export interface Outcome {
  /** A word of the game's list of outcomes, for example `heroes` or `draw`. */
  readonly result: string;
  /** Why the game ended, a word of the game's list of endings. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  readonly line: Line;
}

/**
 * A whole game as plain data. Arrays and `vars` belong to the state and may be changed in place;
 * whatever lies inside them is shared between forks and may only be replaced.
 */
export interface State<V = unknown> {
  readonly game: string;
  /** Version of the rules that made this state. */
  readonly rules: string;
  readonly seats: number;
  readonly cards: Card[];
  /** The cards of each zone; the last one is on top. */
  readonly zones: (readonly CardId[])[];
  readonly stack: Frame[];
  /** The game's own numbers: whose turn it is, tracks, phase. Flat and public. */
  readonly vars: V;
  random: readonly number[];
  lasting: readonly Lasting[];
  delayed: readonly Delayed[];
  uses: readonly Use[];
  /** For each kind of event, the cards in play and in hand with an ability that waits for it. */
  readonly listening: (readonly CardId[])[];
  /**
   * For each stat, the cards in play with a constant ability that changes it; and after them those
   * that demand additional costs.
   */
  readonly modifying: (readonly CardId[])[];
  /** How many answers have been given. */
  decisions: number;
  /** Grows whenever a seat gets to know a card it did not know. */
  learned: number;
  /** How many rounds, turns and phases have begun: what undo can go back to. */
  rounds: number;
  turns: number;
  phases: number;
  prompt: Prompt | null;
  outcome: Outcome | null;
}

export const NO_TOKENS: Readonly<Record<string, number>> = {};

/** An independent copy: neither state notices what happens to the other. */
export function fork<V>(state: State<V>): State<V> {
  const stack: Frame[] = [];
  for (const { procedure, step, locals } of state.stack) {
    stack.push({ procedure, step, locals: { ...locals } });
  }
  return {
    game: state.game,
    rules: state.rules,
    seats: state.seats,
    cards: state.cards.slice(),
    zones: state.zones.slice(),
    stack,
    vars: { ...state.vars },
    random: state.random,
    lasting: state.lasting,
    delayed: state.delayed,
    uses: state.uses,
    listening: state.listening.slice(),
    modifying: state.modifying.slice(),
    decisions: state.decisions,
    learned: state.learned,
    rounds: state.rounds,
    turns: state.turns,
    phases: state.phases,
    prompt: state.prompt,
    outcome: state.outcome,
  };
}

/** The card under an id. A wrong id is a mistake in the rules, never in what a player sent. */
export function cardOf(state: State, id: CardId): Card {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function zoneOf(state: State, id: ZoneId): readonly CardId[] {
  const zone = state.zones[id];
  if (!zone) throw new Error(`no zone ${id}`);
  return zone;
}
