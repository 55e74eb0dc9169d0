import { randomUUID } from 'node:crypto';
import type { Json, Seat, Snapshot } from '@grimrule/kernel';
import type { ChatLine, Move, StoredSeat, StoredSnapshot, Summary, Watching } from '@grimrule/room';
import { ALL_WELCOME, isMove } from '@grimrule/room';
import { sql } from 'kysely';
import { PlayerDecks } from '../players/decks.ts';
import { Invitations } from '../players/invitations.ts';
import { Joining } from '../players/joining.ts';
import { Players } from '../players/players.ts';
import { Seating } from '../players/seating.ts';
import { Tries } from '../players/tries.ts';
import { chatOf, saveChat } from './chat.ts';
import type { Database } from './database.ts';
import { CHANNEL } from './ear.ts';
import { newSecret } from './keys.ts';
import { listed } from './listed-tables.ts';
import type { Appending } from './move-writer.ts';
import { MoveWriter } from './move-writer.ts';
import type { News, Tidings } from './news.ts';
import { readNews } from './news.ts';
import type { NewReport } from './reports.ts';
import { saveReport } from './reports.ts';
import type { NewGame, StoredTable } from './stored-table.ts';

/** Everything that is kept, in the words of the table. */
export class Store {
  /** The name of this server among those on the same database. */
  readonly server = randomUUID();
  readonly players: Players;
  readonly decks: PlayerDecks;
  readonly seating: Seating;
  readonly invitations: Invitations;
  readonly joining: Joining;
  readonly tries: Tries;
  private readonly database: Database;
  private readonly writer: MoveWriter;

  constructor(database: Database) {
    this.database = database;
    this.writer = new MoveWriter(database.db, this.server);
    this.players = new Players(database.db);
    this.decks = new PlayerDecks(database.db);
    this.seating = new Seating(database.db);
    this.invitations = new Invitations(database.db);
    this.joining = new Joining(database.db);
    this.tries = new Tries(database.db);
  }

  get isShared(): boolean {
    return this.database.isShared;
  }

  /** Whether news of other servers come through. */
  get hears(): boolean {
    return this.database.hears();
  }

  /** Fails if nothing can be written. */
  async writes(): Promise<void> {
    await sql`
      insert into health (id, at) values (1, now())
      on conflict (id) do update set at = now()
    `.execute(this.database.db);
  }

  async answers(): Promise<void> {
    await sql`select 1`.execute(this.database.db);
  }

  /** Stores a new table and gives its name. */
  async create(table: NewGame): Promise<{ readonly id: string }> {
    const id = newSecret();
    const { game, rules, snapshots, moves } = table;
    await this.database.db.transaction().execute(async (db) => {
      await db
        .insertInto('games')
        .values({
          id,
          game,
          options: JSON.stringify(table.options),
          seed: JSON.stringify(table.seed),
          seed_chosen: table.seedChosen,
          rules,
          generator: table.generator,
          summary: JSON.stringify(table.summary),
          host: table.host,
        })
        .execute();
      await db
        .insertInto('seats')
        .values(
          table.seats.map(({ name, bot, player = null }, seat) => ({
            ...{ game: id, seat, name, bot, player, host: false },
          })),
        )
        .execute();
      for (const { number, decisions, state } of snapshots) {
        await db
          .insertInto('snapshots')
          .values({ game: id, number, decisions, state: JSON.stringify(state) })
          .execute();
      }
      const bodies = moves.map((move) => JSON.stringify(move));
      if (bodies.length > 0) {
        await sql`
          insert into moves (game, number, rules, body)
          select ${id}::text, number, ${rules}::text, body::json
          from unnest(${bodies}::text[]) with ordinality as sent (body, number)
        `.execute(db);
      }
    });
    return { id };
  }

  append(appending: Appending): Promise<boolean> {
    return this.writer.append(appending);
  }

  /** Keeps a position from which the game goes on; false if one was kept after that move already. */
  async keepSnapshot(
    game: string,
    number: number,
    { decisions, state }: Snapshot,
  ): Promise<boolean> {
    const kept = await this.database.db
      .insertInto('snapshots')
      .values({ game, number, decisions, state: JSON.stringify(state) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    return kept !== undefined;
  }

  async load(id: string): Promise<StoredTable | null> {
    const { db } = this.database;
    const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (!game) return null;
    const [moves, base, seats, chat] = await Promise.all([
      db
        .selectFrom('moves')
        .select(['number', 'rules', 'body'])
        .where('game', '=', id)
        .orderBy('number')
        .execute(),
      this.snapshotsOf(id, 0),
      this.seatsOf(id),
      this.chatOf(id),
    ]);
    return {
      game: game.game,
      options: game.options,
      seed: game.seed,
      generator: game.generator,
      rules: [...new Set([game.rules, ...moves.map(({ rules }) => rules)])],
      moves: moves.flatMap(({ body }) => (isMove(body) ? [body] : [])),
      last: moves.at(-1)?.number ?? 0,
      numbered: new Map(
        moves.flatMap(({ number, body }) => (isMove(body) ? [[number, body] as const] : [])),
      ),
      snapshots: base,
      seats,
      chat,
      isClosed: game.closed !== null,
    };
  }

  /** The snapshots of a table, up to the one after this move. */
  async snapshotsOf(game: string, last: number): Promise<readonly StoredSnapshot[]> {
    const rows = await this.database.db
      .selectFrom('snapshots')
      .select(['number', 'decisions', 'state'])
      .where('game', '=', game)
      .where('number', '<=', last)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({ ...row, state: row.state as StoredSnapshot['state'] }));
  }

  /** The moves after this number; null in place of one that does not follow upon the one before. */
  async movesAfter(game: string, number: number): Promise<readonly (Move | null)[]> {
    const rows = await this.database.db
      .selectFrom('moves')
      .select(['number', 'body'])
      .where('game', '=', game)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    return rows.map((row, index) => (row.number === number + index + 1 ? row.body : null));
  }

  seatsOf(game: string): Promise<readonly StoredSeat[]> {
    return this.seating.of(game);
  }

  async saveSeat(game: string, seat: Seat, stored: StoredSeat): Promise<void> {
    await this.seating.save(game, seat, stored);
    await this.tell({ told: 'seats', game });
  }

  /** The players' decisions about watchers, and the salt of the watchers' addresses. */
  async watchingOf(game: string): Promise<{ readonly watching: Watching; readonly salt: string }> {
    const row = await this.database.db
      .selectFrom('games')
      .select(['watching', 'salt'])
      .where('id', '=', game)
      .executeTakeFirst();
    return { watching: row?.watching ?? ALL_WELCOME, salt: row?.salt ?? '' };
  }

  async saveWatching(game: string, watching: Watching): Promise<void> {
    await this.database.db
      .updateTable('games')
      .set({ watching: JSON.stringify(watching) })
      .where('id', '=', game)
      .execute();
    await this.tell({ told: 'seats', game });
  }

  /** Changes what a table begins with; false if something has been decided at it. */
  async changeOptions(id: string, options: Json, summary: Summary): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable('games')
      .set({ options: JSON.stringify(options), summary: JSON.stringify(summary) })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('moves').select('number').where('game', '=', id))),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async saveChat(game: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const saved = await saveChat(this.database.db, game, line);
    await this.tell({ told: 'chat', game, number: saved.number });
    return saved;
  }

  chatOf(game: string, after = 0): Promise<readonly ChatLine[]> {
    return chatOf(this.database.db, game, after);
  }

  /** The name of the game that is played at a table; null if there is no such table. */
  async gameOf(id: string): Promise<string | null> {
    const { db } = this.database;
    const row = await db.selectFrom('games').select('game').where('id', '=', id).executeTakeFirst();
    return row?.game ?? null;
  }

  /** Whether the operator has closed a table. */
  async isClosed(id: string): Promise<boolean> {
    const { db } = this.database;
    const row = await db
      .selectFrom('games')
      .select('closed')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.closed instanceof Date;
  }

  /** Tables for a list, the latest first. */
  list(games: readonly string[]) {
    return listed(this.database.db, games);
  }

  saveReport(report: NewReport): Promise<string> {
    return saveReport(this.database.db, report);
  }

  /** Tells the other servers on this database, if there can be any. */
  async tell(tidings: Tidings): Promise<void> {
    if (!this.isShared) return;
    const payload = JSON.stringify({ ...tidings, server: this.server });
    await sql`select pg_notify(${CHANNEL}::text, ${payload}::text)`.execute(this.database.db);
  }

  /** Hears what other servers tell; `missed` when something may have been missed. */
  listen(heard: (news: News) => void, missed: () => void): Promise<void> {
    return this.database.listen((payload) => {
      const told = readNews(payload);
      if (told && told.server !== this.server) heard(told);
    }, missed);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
