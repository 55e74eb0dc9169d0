import { askedTables, type Forgotten, type OwnData } from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import type { Office } from '../operating/office.ts';
import { forget, ownData } from '../operating/own-data.ts';
import { Lanes } from '../tables/lanes.ts';
import { addressOf } from './address.ts';
import { REQUESTS } from './budgets.ts';
import { type Guarding, guard } from './guard.ts';
import { understood } from './refusals.ts';

export interface OwnDataOptions extends Guarding {
  /** How often one address may ask for it in a minute. */
  readonly newPerMinute: number;
}

/** Everybody may have, and may have deleted, what is kept of them: of a player, and of old links. */
export function addOwnData(
  app: FastifyInstance,
  office: Office,
  { newPerMinute, ...guarding }: OwnDataOptions,
): void {
  const { decks, players, seating } = office.store;
  const limited = { config: { rateLimit: { max: newPerMinute }, cost: REQUESTS.own } };
  // Somebody may have thousands of tables: others at theirs wait for one such question at most.
  const lanes = new Lanes(1);
  const inTurn = <T>(ip: string, work: () => Promise<T>) =>
    lanes.run({ table: '', address: addressOf(ip) }, work);

  guard(app, guarding);

  app.post('/api/mine/export', limited, async ({ body, ip }): Promise<OwnData> => {
    const { keys } = understood(askedTables, body);
    return inTurn(ip, async () => {
      const own = await playersWith(keys);
      return {
        players: await Promise.all(own.map((player) => players.info(player))),
        decks: (await Promise.all(own.map(({ player }) => decks.all(player)))).flat(),
        tables: await ownData(office, await seating.openedBy(keys)),
      };
    });
  });

  app.post('/api/mine/delete', limited, async ({ body, ip }): Promise<Forgotten> => {
    const { keys } = understood(askedTables, body);
    return inTurn(ip, async () => {
      const own = await playersWith(keys);
      const forgotten = await forget(office, await seating.openedBy(keys));
      for (const { player } of own) await players.remove(player);
      return { players: own.length, ...forgotten };
    });
  });

  async function playersWith(keys: readonly string[]) {
    const found = await Promise.all(keys.map((key) => players.withKey(key)));
    const known = found.flatMap((player) => player ?? []);
    return known.filter(
      ({ player }, at) => known.findIndex((each) => each.player === player) === at,
    );
  }
}
