import type { Condition, Effect, Modifier } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import type { Line } from '../line.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Card } from './card.ts';
import type { CardId, Seat, ZoneId } from './ids.ts';

/** A procedure that is being resolved, and the step that comes next in it. */
export interface Frame {
  readonly procedure: string;
  step: number;
  /** The variables of the procedure itself. Its fields may be replaced while it runs. */
  readonly locals: object;
}

/** Frames are made here alone: one shape, whatever their procedures remember. */
export const frameOf = (procedure: string, locals: object, step = 0): Frame => ({
  procedure,
  step,
  locals,
});

/** How often an ability was used in the period its limit speaks of. */
export interface Use {
  readonly card: CardId;
  /** The side it is on: both sides of a card have abilities of their own. */
  readonly design: number;
  readonly ability: number;
  readonly per: string;
  readonly times: number;
  /** The user, if uses are counted for each player: then on whatever copy it was. */
  readonly seat?: Seat | undefined;
}

/** A change that outlives the ability that made it. */
export interface Lasting {
  readonly modifier: Modifier;
  /** The scope it was made in: a chosen card stays the chosen card. */
  readonly scope: Scope;
  /** It ends with this period. */
  readonly until: string;
  /** It also ends with the next event of this kind that is about a card it changes. */
  readonly next?: string | undefined;
}

/** An effect that is done once, at an event. */
export interface Delayed {
  readonly on: string;
  readonly when?: Condition | undefined;
  readonly effect: Effect;
  readonly scope: Scope;
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
  /** For each kind of event, the cards in play and in hand with an ability that triggers on it. */
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

/** An independent copy: neither state notices what happens to the other. */
export function fork<V>(state: State<V>): State<V> {
  const stack: Frame[] = [];
  for (const { procedure, step, locals } of state.stack) {
    stack.push(frameOf(procedure, { ...locals }, step));
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
