import type { CardId, Seat, State } from '@grimrule/kernel';
import { isRefusal, Room } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { gameNamed } from '../../src/games.ts';
import type { Schema } from '../../src/storage/schema.ts';

/**
 * The truth about a table, from the rows in the database: its seed, its positions, and the cards
 * that each seat has known. Views, changes and messages take no part in it.
 */
export class Truth {
  readonly seed: string;
  /** A game that was over once has no secrets any more, also if its end was taken back. */
  hasBeenOver = false;
  private readonly db: Kysely<Schema>;
  private readonly table: string;
  private readonly room: Room;
  /** The cards that each seat has known at some moment; spectators come last. */
  private readonly known: readonly Set<CardId>[];
  /** By the number of moves that led there. */
  private readonly positions = new Map<number, State>();

  private constructor(db: Kysely<Schema>, table: string, seed: string, room: Room) {
    this.db = db;
    this.table = table;
    this.seed = seed;
    this.room = room;
    this.known = Array.from({ length: room.state.seats + 1 }, () => new Set());
    this.note(room.state);
    this.positions.set(room.number, room.state);
  }

  static async of(db: Kysely<Schema>, table: string): Promise<Truth> {
    const stored = await db
      .selectFrom('games')
      .select(['game', 'options', 'seed', 'generator'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const game = gameNamed(stored.game);
    const room = game && Room.open(game, stored.options, stored.seed, stored.generator);
    if (!(room instanceof Room)) throw new Error(`table ${table} cannot be set up`);
    return new Truth(db, table, String(stored.seed), room);
  }

  get number(): number {
    return this.room.number;
  }

  get decisions(): number {
    return this.room.decisions;
  }

  get lines(): number {
    return this.room.log.length;
  }

  get seats(): number {
    return this.room.state.seats;
  }

  get asked(): Seat | null {
    return this.room.state.prompt?.seat ?? null;
  }

  get isCooperative(): boolean {
    return this.room.game.definition.cooperative === true;
  }

  /** The fields that hold cards. */
  get fields(): ReadonlySet<string> {
    return this.room.game.definition.holdsCards;
  }

  /** Makes the moves that were stored meanwhile. */
  async readOn(): Promise<void> {
    const { room } = this;
    const rows = await this.db
      .selectFrom('moves')
      .select(['number', 'body'])
      .where('game', '=', this.table)
      .where('number', '>', room.number)
      .orderBy('number')
      .execute();
    for (const { number, body } of rows) {
      const planned = room.plan(body);
      if (isRefusal(planned)) throw new Error(`move ${number} of ${this.table} was not legal`);
      for (const { state } of planned.moments) this.note(state);
      room.make(planned);
      this.note(room.state);
      this.positions.set(room.number, room.state);
    }
  }

  /** Whether another table was dealt from the same seed. */
  async isDealtTo(table: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('games')
      .select('seed')
      .where('id', '=', table)
      .executeTakeFirst();
    return String(found?.seed) === this.seed;
  }

  /** Whether a seat has known a card up to now; a spectator is a seat beyond the last. */
  hasKnown(seat: Seat, card: CardId): boolean {
    return this.known[seat]?.has(card) ?? false;
  }

  /** Whether a seat knows a card after so many moves. */
  knowsAt(number: number, seat: Seat, card: CardId): boolean {
    const state = this.positions.get(number);
    return state !== undefined && knownIn(state, seat, card);
  }

  /** Before the first answer nobody has seen a card that lies in no sight of theirs. */
  *knownTooEarly(): Generator<string> {
    const start = this.positions.get(0);
    if (!start) return;
    for (const [id, { zone }] of start.cards.entries()) {
      const { name, sight, seat: owner } = this.room.game.definition.zoneInfo(zone);
      for (let seat = 0; seat < start.seats; seat++) {
        const sees = sight === 'open' || (sight === 'owner' && owner === seat);
        if (!sees && knownIn(start, seat, id))
          yield `seat ${seat} begins knowing a card in ${name}`;
      }
    }
  }

  private note(state: State): void {
    if (state.outcome) this.hasBeenOver = true;
    for (const [seat, cards] of this.known.entries()) {
      for (const id of state.cards.keys()) if (knownIn(state, seat, id)) cards.add(id);
    }
  }
}

function knownIn({ cards, seats }: State, seat: Seat, id: CardId): boolean {
  const mask = seat < seats ? 1 << seat : (1 << seats) - 1;
  return ((cards[id]?.seen ?? 0) & mask) === mask;
}
