import { GENERATOR } from '@grimrule/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { hashOf } from '../../src/storage/keys.ts';
import { Store } from '../../src/storage/store.ts';
import { KINDS, placeOf } from '../support/places.ts';

const KEPT = [
  ...['players', 'player_keys', 'device_codes', 'invitations', 'join_codes', 'knocks'],
  ...['games', 'seats', 'seat_devices', 'chat'],
] as const;

describe.each(KINDS)('players (%s)', (kind) => {
  let database: Database;
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await placeOf(kind);
    remove = made.remove;
    database = await openDatabase(made.place, () => undefined);
    store = new Store(database);
  });

  afterAll(async () => {
    await store.close();
    await remove();
  });

  /** A table of Duel: the player on the first seat, nobody on the second. */
  async function tableOf(player: string): Promise<string> {
    const { id } = await store.create({
      ...{ game: 'duel', options: null, seed: 'seed', seedChosen: false, generator: GENERATOR },
      ...{ rules: '1', snapshots: [], moves: [], host: player },
      summary: { decisions: 0, rounds: 0, waitsFor: 0, outcome: null },
      seats: [
        { name: 'Ada', bot: null, player },
        { name: '', bot: null, player: null },
      ],
    });
    return id;
  }

  async function withKey(key: string) {
    const found = await store.players.withKey(key);
    if (!found) throw new Error('nobody has this key');
    return found;
  }

  const invite = (game: string, player: string, seat = 1) =>
    store.invitations.create({ game, seat, madeBy: player, inviter: 'Ada', replaces: null });

  /** A moment that has passed. */
  const past = sql<Date>`now() - interval '1 second'`;

  it('are opened by their keys, and their seats too', async () => {
    const ada = await store.players.create('Ada', 'phone');
    const game = await tableOf(ada.player);
    const { device } = await withKey(ada.key);
    expect(await store.seating.openedBy([ada.key, 'wrong'])).toEqual([
      { game, seat: 0, host: true, device },
    ]);
    expect(await store.seating.hostedBy([ada.key], [game])).toEqual([game]);
    const other = await tableOf((await store.players.create('Ben', '')).player);
    expect(await store.seating.openedBy([ada.key], [other])).toEqual([]);
    expect(await store.seating.hostedBy([ada.key], [other])).toEqual([]);
    expect(await store.seating.tablesOf([ada.key, 'wrong'])).toEqual([game]);
    expect(await store.players.withKey('wrong')).toBeNull();
    const seats = await store.seatsOf(game);
    expect(seats.map(({ player, isEmpty }) => [player, isEmpty])).toEqual([
      [ada.player, false],
      [null, true],
    ]);
  });

  it('leave nothing in the database from which a secret could be read', async () => {
    const ada = await store.players.create('Ada', 'phone');
    const ben = await store.players.create('Ben', '');
    const game = await tableOf(ada.player);
    const code = await store.players.newCode(ada.player);
    const invitation = await invite(game, ada.player);
    const join = await store.joining.newCode(game);
    const knock = await store.joining.knock({ game, seat: 1, player: ben.player, name: 'Ben' });
    if (typeof knock === 'string') throw new Error(knock);
    const rows = await Promise.all(
      KEPT.map((table) => database.db.selectFrom(table).selectAll().execute()),
    );
    const text = JSON.stringify(rows);
    expect(text).toContain(hashOf(ada.key));
    const plain = [code.code, join.code].map((each) => each.replace('-', ''));
    const secrets = [ada.key, ben.key, invitation.token, knock.token, code.code, join.code];
    for (const secret of [...secrets, ...plain]) expect(text).not.toContain(secret);
  });

  it('give another device a key of its own by a code, once and in time', async () => {
    const ada = await store.players.create('Ada', 'phone');
    const { code } = await store.players.newCode(ada.player);
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const both = await Promise.all([
      store.players.useCode(typed, 'tablet'),
      store.players.useCode(code, 'thief'),
    ]);
    expect(both.filter((each) => each === 'codeUsed')).toHaveLength(1);
    const given = both.find((each) => typeof each !== 'string');
    if (!given || typeof given === 'string') throw new Error('nobody got a key');
    expect([given.player, given.key === ada.key]).toEqual([ada.player, false]);
    expect((await withKey(given.key)).player).toBe(ada.player);
    expect(await store.players.useCode('AAAA-AAAA', '')).toBe('noSuchCode');
    const late = await store.players.newCode(ada.player);
    await database.db
      .updateTable('device_codes')
      .set({ expires: past } as never)
      .where('player', '=', ada.player)
      .execute();
    expect(await store.players.useCode(late.code, '')).toBe('codeExpired');
    const first = await store.players.newCode(ada.player);
    await store.players.newCode(ada.player);
    expect(await store.players.useCode(first.code, '')).toBe('noSuchCode');
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => store.players.newCode(ada.player)));
    const used = await Promise.all(many.map((each) => store.players.useCode(each.code, '')));
    expect(used.filter((each) => typeof each !== 'string')).toHaveLength(1);
  });

  it('revoke the keys of devices, their own or all others', async () => {
    const ada = await store.players.create('Ada', 'phone');
    const other = await store.players.create('Ben', '');
    const { code } = await store.players.newCode(ada.player);
    const tablet = await store.players.useCode(code, 'tablet');
    if (typeof tablet === 'string') throw new Error(tablet);
    const game = await tableOf(ada.player);
    const info = await store.players.info(await withKey(ada.key));
    expect(info.devices.map(({ label, isThis }) => [label, isThis])).toEqual([
      ['phone', true],
      ['tablet', false],
    ]);
    const stolen = info.devices[1]?.id ?? '';
    expect(await store.players.revoke(await withKey(other.key), stolen)).toEqual([]);
    expect(await store.players.revoke(await withKey(ada.key), 'others')).toEqual([stolen]);
    expect(await store.players.withKey(tablet.key)).toBeNull();
    expect(await store.seating.openedBy([tablet.key])).toEqual([]);
    expect(await store.seating.hostedBy([tablet.key], [game])).toEqual([]);
    expect(await store.players.isKnown([tablet.key])).toBe(false);
    expect(await store.seating.openedBy([ada.key])).toMatchObject([{ game, seat: 0 }]);
  });

  it('accept an invitation once, and only while the seat is as it was', async () => {
    const [ada, ben, cleo] = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((name) => store.players.create(name, '')),
    );
    if (!ada || !ben || !cleo) throw new Error('three play');
    const game = await tableOf(ada.player);
    const [one, other] = [await invite(game, ada.player), await invite(game, ada.player)];
    const accept = (token: string, { player, name }: typeof ben) =>
      store.invitations.accept(token, { player, name });
    const both = await Promise.all([accept(one.token, ben), accept(one.token, cleo)]);
    expect(both.filter((reason) => reason === null)).toHaveLength(1);
    expect(both.filter((reason) => reason === 'invitationUsed')).toHaveLength(1);
    expect(await accept(other.token, cleo)).toBe('seatNotFree');
    // A failed try has used nothing up.
    expect((await store.invitations.withToken(other.token))?.reason).toBeNull();
  });

  it('tell used, expired and revoked invitations from one another', async () => {
    const ada = await store.players.create('Ada', '');
    const game = await tableOf(ada.player);
    const [used, late, revoked] = await Promise.all([1, 2, 3].map(() => invite(game, ada.player)));
    if (!used || !late || !revoked) throw new Error('three were made');
    await store.invitations.accept(used.token, { player: ada.player, name: 'Ada' });
    await database.db
      .updateTable('invitations')
      .set({ expires: past } as never)
      .where('id', '=', late.id)
      .execute();
    await store.invitations.revoke(revoked.id);
    const reasons = await Promise.all(
      [used, late, revoked].map(async ({ token }) => {
        const found = await store.invitations.withToken(token);
        return found?.reason;
      }),
    );
    expect(reasons).toEqual(['invitationUsed', 'invitationExpired', 'invitationRevoked']);
    expect(await store.invitations.openOf(game)).toEqual([]);
    for (const { token } of [late, revoked]) {
      const reason = await store.invitations.accept(token, { player: ada.player, name: '' });
      expect(reason).not.toBeNull();
    }
  });

  it('find a table by its latest code only, and while it lasts', async () => {
    const ada = await store.players.create('Ada', '');
    const game = await tableOf(ada.player);
    const first = await store.joining.newCode(game);
    expect(first.code).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/);
    expect(await store.joining.withCode(first.code)).toMatchObject({ game });
    const second = await store.joining.newCode(game);
    expect(await store.joining.withCode(first.code)).toBe('noSuchCode');
    await database.db
      .updateTable('join_codes')
      .set({ expires: past } as never)
      .where('game', '=', game)
      .execute();
    expect(await store.joining.withCode(second.code)).toBe('codeExpired');
    const third = await store.joining.newCode(game);
    await store.joining.revokeCode(game);
    expect(await store.joining.withCode(third.code)).toBe('noSuchCode');
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => store.joining.newCode(game)));
    const lead = await Promise.all(many.map(({ code }) => store.joining.withCode(code)));
    expect(lead.filter((each) => each !== 'noSuchCode')).toHaveLength(1);
  });

  it('knock once at a time, and not without end', async () => {
    const ada = await store.players.create('Ada', '');
    const game = await tableOf(ada.player);
    const knock = async (name: string, player?: string) => {
      const who = player ?? (await store.players.create(name, '')).player;
      return store.joining.knock({ game, seat: 1, player: who, name });
    };
    const ben = await store.players.create('Ben', '');
    await knock('Ben', ben.player);
    await knock('Benno', ben.player);
    expect((await store.joining.waitingAt(game)).map(({ name }) => name)).toEqual(['Benno']);
    for (let more = 0; more < 7; more++) expect(await knock(`${more}`)).not.toBe('tooManyKnocks');
    expect(await knock('one too many')).toBe('tooManyKnocks');
    expect(await knock('Ben again', ben.player)).not.toBe('tooManyKnocks');
    // All at once, at another table.
    const other = await tableOf(ada.player);
    const crowd: string[] = [];
    while (crowd.length < 20) crowd.push((await store.players.create('', '')).player);
    const many = await Promise.all(
      crowd.map((player) => store.joining.knock({ game: other, seat: 1, player, name: 'Many' })),
    );
    expect(many.filter((made) => made === 'tooManyKnocks')).toHaveLength(12);
    expect(await store.joining.waitingAt(other)).toHaveLength(8);
  });

  it('notice a device that opens a seat for the first time, but for the first of all', async () => {
    const ada = await store.players.create('Ada', '');
    const game = await tableOf(ada.player);
    const note = (device: string) => store.seating.noteDevice(game, 0, device);
    expect([await note('phone'), await note('phone')]).toEqual([false, false]);
    expect([await note('tablet'), await note('tablet'), await note('phone')]).toEqual([
      ...[true, false, false],
    ]);
  });
});
