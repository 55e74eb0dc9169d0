import type { Accepted, Game } from '../game/game.ts';
import type { Entry } from '../resolving/entry.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { everybody } from '../state/zone.ts';
import type { Decision } from './record.ts';

/** The facts of a position without its state. */
export interface Position {
  /** The decision that led here; none for the start. */
  readonly decision: Decision | null;
  /** The log between the decision before and this position. */
  readonly log: readonly Entry[];
  /** The seat that has to decide, if any. */
  readonly asked: Seat | null;
  readonly isOver: boolean;
  readonly rounds: number;
  readonly turns: number;
  readonly phases: number;
  /** Bits of the seats that got to know a card through the decision. */
  readonly learners: number;
}

/** Every so many decisions a state is kept, so that no state is further away than this. */
export const STRIDE = 16;
/** Besides, the states that were asked for last: people go back and forth by single decisions. */
const RECENT = STRIDE;

/** Sizes in memory, as `npm run bench:memory` finds them. A state shares most of its records. */
const BYTES = { reference: 8, card: 200, state: 6_500, position: 350, line: 450 } as const;

/**
 * The positions of a game from its start. A whole state is a thousand times as large as the
 * decision that led to it, so only some are kept: every few decisions, where a round begins, and
 * how the game ends. The others are made anew from the one before.
 */
export class Positions<V> {
  private readonly game: Game<V>;
  private readonly known: Position[];
  private readonly kept = new Map<number, State<V>>();
  /** The least recently used first. */
  private readonly recent = new Map<number, State<V>>();
  private lines: number;

  constructor(game: Game<V>, start: { readonly state: State<V>; readonly log: readonly Entry[] }) {
    this.game = game;
    this.known = [positionOf(start, null, 0)];
    this.kept.set(0, start.state);
    this.lines = start.log.length;
  }

  get length(): number {
    return this.known.length;
  }

  /** How many whole states are in memory. */
  get states(): number {
    return this.kept.size + this.recent.size;
  }

  /** About how much memory they take. */
  get bytes(): number {
    const { cards, zones, listening, modifying } = this.stateOf(0);
    const references = cards.length + zones.length + listening.length + modifying.length;
    return (
      cards.length * BYTES.card +
      this.states * (references * BYTES.reference + BYTES.state) +
      this.length * BYTES.position +
      this.lines * BYTES.line
    );
  }

  at(position: number): Position {
    const found = this.known[position];
    if (!found) throw new Error(`there is no position ${position}`);
    return found;
  }

  upTo(position: number): readonly Position[] {
    return this.known.slice(0, position + 1);
  }

  stateAt(position: number): State<V> {
    this.at(position);
    let nearest = position;
    while (!this.has(nearest)) nearest--;
    let state = this.stateOf(nearest);
    while (nearest < position) {
      nearest++;
      state = this.after(state, nearest);
      this.use(nearest, state);
    }
    return state;
  }

  /** Goes on from a position; what came after it is forgotten. */
  add(before: number, seat: Seat, accepted: Accepted<V>): void {
    const here = before + 1;
    this.forget(here);
    const { state, answer } = accepted;
    const learners = learnersBetween(this.stateAt(before), state);
    this.known.push(positionOf(accepted, { seat, answer }, learners));
    this.lines += accepted.log.length;
    const isNewRound = state.rounds !== this.at(before).rounds;
    if (here % STRIDE === 0 || isNewRound || state.outcome) this.kept.set(here, state);
    else this.use(here, state);
  }

  private forget(from: number): void {
    for (let position = from; position < this.known.length; position++) {
      this.kept.delete(position);
      this.recent.delete(position);
      this.lines -= this.at(position).log.length;
    }
    this.known.length = from;
  }

  private has(position: number): boolean {
    return this.kept.has(position) || this.recent.has(position);
  }

  private stateOf(position: number): State<V> {
    const kept = this.kept.get(position);
    if (kept) return kept;
    const state = this.recent.get(position);
    if (!state) throw new Error(`the state of position ${position} is not kept`);
    this.use(position, state);
    return state;
  }

  private use(position: number, state: State<V>): void {
    this.recent.delete(position);
    this.recent.set(position, state);
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= RECENT) return;
      this.recent.delete(oldest);
    }
  }

  /** Makes the decision again that led to a position. */
  private after(state: State<V>, position: number): State<V> {
    const { decision } = this.at(position);
    const answered = decision && this.game.answer(state, decision.seat, decision.answer);
    if (!answered || 'refusal' in answered) {
      throw new Error(`the decision that led to position ${position} cannot be made again`);
    }
    return answered.state;
  }
}

function positionOf<V>(
  { state, log }: { readonly state: State<V>; readonly log: readonly Entry[] },
  decision: Decision | null,
  learners: number,
): Position {
  const { rounds, turns, phases } = state;
  const asked = state.prompt?.seat ?? null;
  const isOver = state.outcome !== null;
  return { decision, log, asked, isOver, rounds, turns, phases, learners };
}

/**
 * Bits of the seats that got to know a card. Of what was seen and shuffled away again it is not kept
 * who saw it: then it may have been any of them.
 */
function learnersBetween<V>(before: State<V>, after: State<V>): number {
  let learners = 0;
  let found = 0;
  for (const [card, { seen }] of after.cards.entries()) {
    const gained = seen & ~(before.cards[card]?.seen ?? seen);
    if (gained === 0) continue;
    learners |= gained;
    found++;
  }
  return after.learned - before.learned > found ? everybody(after.seats) : learners;
}
