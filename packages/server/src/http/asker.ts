import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Player } from '../players/players.ts';
import type { Rights } from '../players/seating.ts';
import { isSecret } from '../storage/keys.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { Refused, understood } from './refusals.ts';

export const tablePath = z.object({ table: z.string().refine(isSecret) });
export const seatPath = tablePath.extend({
  seat: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
});

/** The sender of a request and its table; a sender without the right is refused. */
export class Asker {
  private readonly world: World;
  private readonly tables: Tables;

  constructor(world: World, tables: Tables) {
    this.world = world;
    this.tables = tables;
  }

  /** The table that a request names. */
  table({ params, ip }: FastifyRequest): Promise<LiveTable> {
    return this.tableNamed(understood(tablePath, params).table, addressOf(ip));
  }

  /** A table, opened on account of the address that asks for it. */
  async tableNamed(table: string, address: string): Promise<LiveTable> {
    const found = await this.tables.find(table, address);
    if (!found) throw new Refused('noSuchTable');
    return found;
  }

  /** The player with this key. */
  async player(key: string): Promise<Player> {
    const found = await this.world.store.players.withKey(key);
    if (!found) throw new Refused('wrongKey');
    return found;
  }

  /** The rights at a table of a player who sits there, or has made it. */
  async rights(table: string, key: string): Promise<Rights> {
    const rights = await this.world.store.seating.rightsAt(table, key);
    if (rights.seats.length === 0 && !rights.isHost) throw new Refused('wrongKey');
    return rights;
  }
}
