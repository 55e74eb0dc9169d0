import type { Accepted, Answered, Game, Seed } from '../game/game.ts';
import { dealtBy } from '../game/game.ts';
import type { Json } from '../json.ts';
import type { Line } from '../line.ts';
import type { Entry } from '../resolving/entry.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import type { Position } from './positions.ts';
import { Positions } from './positions.ts';
import type { Decision, GameRecord, Snapshot, TakenBack } from './record.ts';
import { otherGenerator } from './since.ts';
import { snapshotOf } from './snapshot.ts';

const BYTES_TAKEN_BACK = 200;

/**
 * A game being played, with everything that led here. It can go back to any position, and see any;
 * those whose states are not kept are made anew (`Positions`).
 */
export class Match<V = unknown> {
  readonly game: Game<V>;
  readonly options: Json;
  readonly seed: Seed;
  readonly takenBack: TakenBack[] = [];
  private readonly positions: Positions<V>;
  /** Where the game goes on from, if not from its setup, and the decisions that led there. */
  private readonly base: Snapshot | null;
  private readonly before: readonly Decision[];
  private here = 0;
  private present: State<V>;

  constructor(
    game: Game<V>,
    start: { readonly state: State<V>; readonly log: readonly Entry[] },
    origin: {
      readonly options: Json;
      readonly seed: Seed;
      readonly base?: Snapshot;
      readonly before?: readonly Decision[];
    },
  ) {
    this.game = game;
    this.options = origin.options;
    this.seed = origin.seed;
    this.base = origin.base ?? null;
    this.before = origin.before ?? [];
    this.positions = new Positions(game, start);
    this.present = start.state;
  }

  /** A new game, or what is wrong with its options. Its lots are drawn as the game has it, or by this generator. */
  static begin<V>(
    rules: Game<V>,
    options: Json,
    seed: Seed,
    generator = rules.definition.chance.generator,
  ): Match<V> | readonly Line[] {
    const game = dealtBy(rules, generator, seed);
    if (!game) return [otherGenerator(generator)];
    const begun = game.setup(options, seed);
    return 'problems' in begun ? begun.problems : new Match(game, begun, { options, seed });
  }

  get state(): State<V> {
    return this.present;
  }

  /** The generator that draws its lots. */
  get generator(): string {
    return this.game.definition.chance.generator;
  }

  /** The number of decisions before those that are kept here. */
  get earlier(): number {
    return this.before.length;
  }

  /** How many decisions can be undone, and how many redone. */
  get undoable(): number {
    return this.here;
  }

  get redoable(): number {
    return this.positions.length - 1 - this.here;
  }

  /** How many whole states are in memory, and about how many bytes everything takes. */
  get states(): number {
    return this.positions.states;
  }

  get bytes(): number {
    return this.positions.bytes + this.takenBack.length * BYTES_TAKEN_BACK;
  }

  /** The log up to now. */
  get log(): readonly Entry[] {
    return this.positions.upTo(this.here).flatMap(({ log }) => log);
  }

  /** The state after so many of the decisions that can be undone. */
  stateAt(decisions: number): State<V> {
    return decisions === this.here ? this.present : this.positions.stateAt(decisions);
  }

  /** The facts of that position that are known at once. */
  positionAt(decisions: number): Position {
    return this.positions.at(decisions);
  }

  /** The log of the decision that led to this position. */
  logAt(decisions: number): readonly Entry[] {
    return this.positions.at(decisions).log;
  }

  /** The decision that led to this position, or null where the game began. */
  decisionAt(decisions: number): Decision | null {
    return this.positions.at(decisions).decision;
  }

  answer(seat: Seat, answer: unknown): Answered<V> {
    const answered = this.game.answer(this.state, seat, answer);
    if (!('refusal' in answered)) this.accept(seat, answered);
    return answered;
  }

  /** Goes on with an answer that the game has accepted in the present position. */
  accept(seat: Seat, accepted: Accepted<V>): void {
    this.positions.add(this.here, seat, accepted);
    this.present = accepted.state;
    this.here++;
  }

  /** Goes back to the position after so many decisions; what was undone can be redone. */
  undo(to: number = this.here - 1): boolean {
    if (!Number.isInteger(to) || to < 0 || to >= this.here) return false;
    for (let at = this.here; at > to; at--) {
      const { decision, learned } = this.positions.at(at);
      const hasLearned = learned !== this.positions.at(at - 1).learned;
      if (decision) this.takenBack.push({ at, decision, learned: hasLearned });
    }
    this.goTo(to);
    return true;
  }

  redo(): boolean {
    if (this.redoable === 0) return false;
    this.goTo(this.here + 1);
    const again = this.takenBack.findLastIndex(({ at }) => at === this.here);
    if (again >= 0) this.takenBack.splice(again, 1);
    return true;
  }

  /** The first position of the present round, turn or phase; of the one before if it just began. */
  startOf(period: 'round' | 'turn' | 'phase'): number {
    const counted = `${period}s` as const;
    let at = Math.max(0, this.here - 1);
    const present = this.positions.at(at)[counted];
    while (at > 0 && this.positions.at(at - 1)[counted] === present) at--;
    return at;
  }

  /** Whether anything hidden has been seen since that position. */
  learnedSince(decisions: number): boolean {
    return this.positions.at(decisions).learned !== this.present.learned;
  }

  record(): GameRecord {
    const played = this.positions.upTo(this.here);
    return {
      format: 'grimrule',
      game: this.game.name,
      rules: this.game.definition.version,
      generator: this.generator,
      options: this.options,
      seed: this.seed,
      decisions: [...this.before, ...played.flatMap(({ decision }) => decision ?? [])],
      base: this.base,
      snapshots: this.snapshots(),
      takenBack: this.takenBack.map(({ at, decision, learned }) => ({
        at: this.before.length + at,
        decision,
        learned,
      })),
    };
  }

  /**
   * The snapshots for a copy that keeps so many of the decisions. Where newer rules went on with a
   * game, its copy begins.
   */
  snapshotsOfCopy(decisions: number): readonly Snapshot[] {
    return this.snapshots()
      .filter((each) => each.decisions <= decisions)
      .map(({ decisions: made, state }) => ({ decisions: made - this.before.length, state }));
  }

  /** One at the end of each round, and one of how the game has ended. */
  private snapshots(): readonly Snapshot[] {
    const found: Snapshot[] = this.base ? [this.base] : [];
    for (let at = 1; at <= this.here; at++) {
      const { rounds, isOver } = this.positions.at(at);
      if (rounds === this.positions.at(at - 1).rounds && !isOver) continue;
      const state = this.stateAt(at) as State;
      found.push(snapshotOf(this.game.definition, this.before.length + at, state));
    }
    return found;
  }

  private goTo(position: number): void {
    this.present = this.positions.stateAt(position);
    this.here = position;
  }
}
