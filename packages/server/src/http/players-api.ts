import type { CreatedCode, CreatedPlayer, PlayerInfo } from '@grimrule/room';
import {
  askedPlayer,
  LONGEST_NAME,
  newDeviceCode,
  newPlayer,
  plainText,
  renamedPlayer,
  revokedDevices,
  usedDeviceCode,
} from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { Asker } from './asker.ts';
import type { Guesses } from './guesses.ts';
import type { PerDay } from './per-day.ts';
import { Refused, understood } from './refusals.ts';

const CREATED = 201;

interface PlayersMaking {
  readonly guesses: Guesses;
  readonly newPerMinute: number;
  readonly perDay: PerDay;
}

/** Players: made, named, moved to other devices. `docs/identity.md` lists the requests. */
export function addPlayersApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  { guesses, newPerMinute, perDay }: PlayersMaking,
): void {
  const { players } = world.store;
  const asker = new Asker(world, tables);
  const makes = { config: { rateLimit: { max: newPerMinute } } };
  const line = (text = '') => plainText(text, LONGEST_NAME);

  app.post('/api/players', makes, async (request, reply): Promise<CreatedPlayer> => {
    const { name, label } = understood(newPlayer, request.body);
    await perDay.demand(addressOf(request.ip));
    reply.code(CREATED);
    return players.create(line(name), line(label));
  });

  app.post('/api/players/me', async (request): Promise<PlayerInfo> => {
    const { key } = understood(askedPlayer, request.body);
    return players.info(await asker.player(key));
  });

  app.post('/api/players/me/name', async (request): Promise<PlayerInfo> => {
    const { key, name } = understood(renamedPlayer, request.body);
    const found = await asker.player(key);
    await players.rename(found.player, line(name));
    return players.info({ ...found, name: line(name) });
  });

  app.post('/api/players/me/revoke', async (request): Promise<PlayerInfo> => {
    const { key, device } = understood(revokedDevices, request.body);
    const found = await asker.player(key);
    const revoked = await players.revoke(found, device);
    if (revoked.length === 0 && device !== 'others') throw new Refused('noSuchDevice');
    for (const each of revoked) await tables.dismissDevice(each);
    return players.info(found);
  });

  app.post('/api/players/me/code', makes, async (request, reply): Promise<CreatedCode> => {
    const { key } = understood(newDeviceCode, request.body);
    const { player } = await asker.player(key);
    reply.code(CREATED);
    return players.newCode(player);
  });

  app.post('/api/players/code', async (request, reply): Promise<CreatedPlayer> => {
    const { code, label } = understood(usedDeviceCode, request.body);
    const used = await guesses.attempt(
      addressOf(request.ip),
      () => players.useCode(code, line(label)),
      (result) => typeof result !== 'string',
    );
    if (used === null) throw new Refused('tooManyTries');
    if (typeof used === 'string') throw new Refused(used);
    reply.code(CREATED);
    return used;
  });
}
