import { randomBytes, randomUUID } from 'node:crypto';
import { botNamed } from '@grimrule/bots';
import type {
  Decision,
  Game,
  GameRecord,
  Line,
  Seat,
  Seed,
  Snapshot,
  State,
} from '@grimrule/kernel';
import {
  dealtBy,
  GENERATOR,
  KEYED_GENERATOR,
  readRecord,
  seeded,
  snapshotOf,
} from '@grimrule/kernel';
import type {
  CopyOfTable,
  CreatedTable,
  Move,
  NewTable,
  NewTableFromRecord,
  Session,
  StoredSnapshot,
  TableReason,
} from '@grimrule/room';
import { LONGEST_NAME, plainText, Room, summaryOf } from '@grimrule/room';
import { gameNamed } from '../games.ts';
import { patiently } from './patience.ts';
import type { World } from './table-desk.ts';

/** The most decisions of a saved game that may be sent. */
const LONGEST_RECORD = 5_000;

/**
 * The most characters of a game's options, written out. Everybody who comes to the table, and every list
 * that names it, is told all of them; four decks with their notes have less than half.
 */
const LONGEST_OPTIONS = 20_000;

/** A table that cannot be, with what is wrong about it. */
export interface Unable {
  readonly reason: TableReason;
  readonly problems?: readonly Line[];
}

type Made = CreatedTable | Unable;

/** How a table begins. */
interface Beginning {
  readonly game: Game;
  readonly options: GameRecord['options'];
  readonly seed: Seed;
  readonly seedChosen: boolean;
  readonly generator: string;
  readonly snapshots: readonly StoredSnapshot[];
  readonly moves: readonly Move[];
  /** Where it stands after these moves, and how many decisions led there. */
  readonly state: State;
  readonly decisions: number;
}

/** The future players of the seats, and the player who makes the table. */
interface Seating {
  readonly seats: NewTable['seats'];
  readonly maker: string;
}

export async function createTable(asked: NewTable, maker: string, world: World): Promise<Made> {
  const game = gameNamed(asked.game);
  if (!game) return { reason: 'noSuchGame' };
  const options = (asked.options ?? null) as GameRecord['options'];
  const seedChosen = asked.seed !== undefined;
  const seed = asked.seed ?? newKey();
  // No generator keeps a chosen seed secret, and it shall give the same game here as everywhere.
  const generator = seedChosen ? GENERATOR : KEYED_GENERATOR;
  if (areTooLong(options)) return { reason: 'optionsTooLong' };
  await game.load(options);
  const room = Room.open(game, options, seed, generator);
  if (!(room instanceof Room)) return { reason: 'notUnderstood', problems: room };
  const { state } = room;
  const beginning = {
    game,
    options,
    seed,
    seedChosen,
    generator,
    snapshots: [],
    moves: [],
    state,
    decisions: 0,
  };
  return store(beginning, { ...asked, maker }, world);
}

/**
 * A saved game that somebody sent becomes a table. It has to be replayed from its setup: a position
 * that somebody sends could be anything.
 */
export async function createFromRecord(
  asked: NewTableFromRecord,
  { maker, address }: { readonly maker: string; readonly address: string },
  world: World,
): Promise<Made> {
  const record = readRecord(asked.record);
  if ('say' in record) return { reason: 'notUnderstood', problems: [record] };
  const game = gameNamed(record.game);
  if (!game) return { reason: 'noSuchGame' };
  const { options, seed, generator, decisions } = record;
  if (decisions.length > LONGEST_RECORD) return { reason: 'recordTooLong' };
  if (areTooLong(options)) return { reason: 'optionsTooLong' };
  if (record.base || record.rules !== game.definition.version) {
    return { reason: 'recordOfOtherRules' };
  }
  if (!dealtBy(game, generator, seed)) return { reason: 'recordOfOtherGenerator' };
  const bare = { ...record, snapshots: [], takenBack: [] };
  const problems = await world.thinkers.tryRecord(bare, address);
  if (problems.length > 0) return { reason: 'recordDoesNotFit', problems };
  await game.load(options);
  const room = Room.open(game, options, seed, generator);
  if (!(room instanceof Room)) return { reason: 'notUnderstood', problems: room };
  const moves = await patiently(replayed(room, decisions));
  if (!moves) return { reason: 'recordDoesNotFit' };
  const { state } = room;
  const snapshots = numbered(room.match.snapshotsOfCopy(moves.length));
  const origin = { game, options, seed, seedChosen: true, generator };
  const beginning = { ...origin, snapshots, moves, state, decisions: moves.length };
  return store(beginning, { ...asked, maker }, world);
}

function areTooLong(options: GameRecord['options']): boolean {
  return JSON.stringify(options).length > LONGEST_OPTIONS;
}

/** The moves that these decisions are, made in a room; null if one of them does not fit. */
function* replayed(
  { match }: Room,
  decisions: readonly Decision[],
): Generator<void, readonly Move[] | null> {
  const moves: Move[] = [];
  for (const { seat, answer } of decisions) {
    const accepted = match.answer(seat, answer);
    if ('refusal' in accepted) return null;
    moves.push({ kind: 'answer', seat, answer: accepted.answer });
    yield;
  }
  return moves;
}

/** A game that is over is copied as it was; of one that goes on, what this seat may know of it. */
export async function copyTable(
  { room }: Session,
  { seat, maker }: { readonly seat: Seat | null; readonly maker: string },
  asked: CopyOfTable,
  world: World,
): Promise<Made> {
  const { game, match } = room;
  const position = asked.at - match.earlier;
  if (position < 0 || position > match.undoable) return { reason: 'noSuchPosition' };
  const { options, seed, generator } = match;
  const state = match.stateAt(position) as State;
  if (!room.state.outcome) {
    if (seat === null) return { reason: 'gameGoesOn' };
    const fresh = { seed: newKey(), seedChosen: false, generator: KEYED_GENERATOR };
    const dealt = dealtBy(game, fresh.generator, fresh.seed);
    const guess = dealt && guessed(dealt, state, seat, world);
    if (!guess) return { reason: 'gameGoesOn' };
    // Its lots are drawn with a key of its own, not with the dice of the guess.
    const begun = { ...guess, random: dealt.definition.chance.start(fresh.seed) };
    const snapshots = numbered([snapshotOf(dealt.definition, 0, begun)]);
    const beginning = { game, options, ...fresh, moves: [], snapshots, state: begun, decisions: 0 };
    return store(beginning, { ...asked, maker }, world);
  }
  const record = match.record();
  const played = record.decisions.slice(match.earlier, asked.at);
  const moves = played.map((decision): Move => ({ kind: 'answer', ...decision }));
  const snapshots = numbered(match.snapshotsOfCopy(asked.at));
  const origin = { game, options, seed, seedChosen: true, generator };
  const beginning = { ...origin, snapshots, moves, state, decisions: position };
  return store(beginning, { ...asked, maker }, world);
}

/** The key of a table: nobody knows it until the game is over. */
function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** In a table that begins as a copy, every decision is one move. */
function numbered(snapshots: readonly Snapshot[]): readonly StoredSnapshot[] {
  return snapshots.map((snapshot) => ({ ...snapshot, number: snapshot.decisions }));
}

/** A position that fits what the seat sees; there may be a question for which none is found. */
function guessed(game: Game, state: State, seat: Seat, { report }: World): State | null {
  try {
    return game.resample(game.view(state, seat), seeded(randomUUID())) as State;
  } catch (error) {
    report(error);
    return null;
  }
}

async function store(beginning: Beginning, { seats, maker }: Seating, world: World): Promise<Made> {
  const { game, state, decisions } = beginning;
  if (seats.length !== state.seats) {
    const problem = { say: 'wrongSeats', count: seats.length, expected: state.seats };
    return { reason: 'wrongSeats', problems: [problem] };
  }
  if (seats.some(({ bot }) => bot !== null && !botNamed(bot))) return { reason: 'noSuchBot' };
  const isMine = ({ bot, mine }: Seating['seats'][number]) => mine === true && bot === null;
  const { id } = await world.store.create({
    ...beginning,
    game: game.name,
    rules: game.definition.version,
    summary: summaryOf(state, decisions),
    seats: seats.map((seat) => ({
      ...{ name: plainText(seat.name, LONGEST_NAME), bot: seat.bot },
      player: isMine(seat) ? maker : null,
    })),
    host: maker,
  });
  const mine = seats.flatMap((seat, index) => (isMine(seat) ? [index] : []));
  return { table: id, mine, watch: id };
}
