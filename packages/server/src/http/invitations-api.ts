import type { Seat } from '@grimrule/kernel';
import type {
  CreatedInvitation,
  InvitationInfo,
  OpenInvitations,
  StoredSeat,
  TakenSeat,
} from '@grimrule/room';
import {
  acceptedInvitation,
  askedInvitation,
  askedInvitations,
  claimedSeat,
  LONGEST_NAME,
  newInvitation,
  plainText,
  revokedInvitation,
} from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import type { Invitation } from '../players/invitations.ts';
import type { Rights } from '../players/seating.ts';
import { LINK } from '../players/seating.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { Asker, seatPath, tablePath } from './asker.ts';
import { Refused, understood } from './refusals.ts';

const CREATED = 201;

/** Seats are given to people: by invitations, and to those who have old links. */
export function addInvitationsApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  newPerMinute: number,
): void {
  const { seating, invitations, players } = world.store;
  const asker = new Asker(world, tables);
  const makes = { config: { rateLimit: { max: newPerMinute } } };

  app.post(
    '/api/tables/:table/seats/:seat/invitation',
    makes,
    async (request, reply): Promise<CreatedInvitation> => {
      const { seat } = understood(seatPath, request.params);
      const { key } = understood(newInvitation, request.body);
      const { session } = await asker.table(request);
      const rights = await asker.rights(session.table, key);
      const there = session.seating[seat];
      if (!there) throw new Refused('notYourSeat');
      const replaces = sitterOf(there);
      mayInvite(session, { seat, there, rights });
      const inviter = await players.withKey(key);
      const made = await invitations.create({
        ...{ game: session.table, seat, replaces },
        madeBy: inviter?.player ?? null,
        inviter: nameAt(session.seating, rights.seats) || (inviter?.name ?? ''),
      });
      if (replaces !== null && !rights.seats.includes(seat)) {
        await session.notice({ kind: 'linkReplaced', seat, by: rights.seats[0] ?? null });
      }
      reply.code(CREATED);
      return made;
    },
  );

  app.post('/api/invitations/look', async (request): Promise<InvitationInfo> => {
    const { token } = understood(askedInvitation, request.body);
    const found = await invitationOf(token);
    if (found.reason) throw new Refused(found.reason);
    const { game: table, seat, inviter, expires } = found;
    const [listed] = await world.store.list([table]);
    if (!listed) throw new Refused('noSuchTable');
    return {
      ...{ table, game: listed.game, options: listed.options, seat, inviter },
      ...{ name: listed.seats[seat]?.name ?? '', expires: expires.getTime() },
    };
  });

  app.post('/api/invitations/accept', async (request): Promise<TakenSeat> => {
    const { token, key, name = '' } = understood(acceptedInvitation, request.body);
    const { player, name: usual } = await asker.player(key);
    const found = await invitationOf(token);
    const { game: table, seat, replaces } = found;
    const { session } = await asker.tableNamed(table, addressOf(request.ip));
    const before = session.seating[seat];
    // A player who asks twice, because the first answer got lost, is answered twice.
    if (found.usedBy === player && before?.player === player) return { table, seat };
    if (found.reason) throw new Refused(found.reason);
    if (found.forPlayer !== null && found.forPlayer !== player) {
      throw new Refused('invitationForAnother');
    }
    const isOwn = replaces !== null && replaces === found.madeBy;
    if (replaces !== null && !isOwn && session.isPresent(seat)) throw new Refused('playerIsHere');
    const called = plainText(name, LONGEST_NAME) || before?.name || usual;
    const reason = await invitations.accept(token, { player, name: called });
    if (reason) throw new Refused(reason);
    await tables.seatsChanged(table);
    if (replaces !== null) await tables.dismiss(table, seat);
    const kind = replaces === null ? 'seatTaken' : 'seatTakenOver';
    await session.notice({ kind, seat, name: called });
    return { table, seat };
  });

  app.post('/api/tables/:table/invitations', async (request): Promise<OpenInvitations> => {
    const { table } = understood(tablePath, request.params);
    await asker.rights(table, understood(askedInvitations, request.body).key);
    return openOf(table);
  });

  app.post('/api/tables/:table/invitations/revoke', async (request): Promise<OpenInvitations> => {
    const { table } = understood(tablePath, request.params);
    const { key, id } = understood(revokedInvitation, request.body);
    const { isHost } = await asker.rights(table, key);
    const found = (await invitations.openOf(table)).find((each) => each.id === id);
    if (!found) throw new Refused('noSuchInvitation');
    const player = await players.withKey(key);
    const isMaker = player !== null && player.player === found.madeBy;
    if (!isHost && !isMaker) throw new Refused('onlyTheHost');
    await invitations.revoke(id);
    return openOf(table);
  });

  app.post('/api/seats/claim', makes, async (request): Promise<TakenSeat> => {
    const { seatKey, key, voidLink } = understood(claimedSeat, request.body);
    const { player } = await asker.player(key);
    const claimed = await seating.claim(seatKey, player, voidLink);
    if (claimed === null) throw new Refused('wrongKey');
    if (!claimed) throw new Refused('seatNotFree');
    const { game: table, seat } = claimed;
    await tables.seatsChanged(table);
    if (voidLink) await tables.dismiss(table, seat, LINK);
    const { session } = await asker.tableNamed(table, addressOf(request.ip));
    await session.notice({ kind: 'seatClaimed', seat, voidLink });
    return { table, seat };
  });

  async function invitationOf(token: string): Promise<Invitation> {
    const found = await invitations.withToken(token);
    if (!found) throw new Refused('noSuchInvitation');
    return found;
  }

  async function openOf(table: string): Promise<OpenInvitations> {
    const open = await invitations.openOf(table);
    return { invitations: open.map(({ madeBy: _player, ...shown }) => shown) };
  }
}

/** The player of a seat, as an invitation remembers it. */
export function sitterOf({ player = null, isEmpty }: StoredSeat): string | null {
  return player ?? (isEmpty ? null : LINK);
}

/** A free seat is anybody's to give, one's own too; that of an absent player the host's. */
export function mayInvite(
  session: LiveTable['session'],
  asked: { readonly seat: Seat; readonly there: StoredSeat; readonly rights: Rights },
): void {
  const { seat, there, rights } = asked;
  if (sitterOf(there) === null || rights.seats.includes(seat)) return;
  if (!rights.isHost) throw new Refused('onlyTheHost');
  if (session.isPresent(seat)) throw new Refused('playerIsHere');
  const seconds = session.graceLeft(seat);
  if (seconds > 0) throw new Refused('waitForPlayer', undefined, { seconds });
}

/** The names of the players of these seats. */
export function nameAt(seating: readonly StoredSeat[], seats: readonly Seat[]): string {
  return seats.map((seat) => seating[seat]?.name ?? '').find((name) => name !== '') ?? '';
}
