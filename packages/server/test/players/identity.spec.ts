import type {
  ApiError,
  CreatedCode,
  CreatedInvitation,
  CreatedKnock,
  CreatedPlayer,
  CreatedTable,
  InvitationInfo,
  KnockState,
  Knocks,
  Lobby,
  OpenInvitations,
  PlayerInfo,
} from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { answerMany as answers, settled } from '../kept/playing.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page, type Reply } from '../support/page.ts';
import { KINDS, placeOf } from '../support/places.ts';
import { CHAMPIONS, DUEL, made, newTableAt, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';
import { hearing } from '../support/told.ts';

const reasonOf = (reply: Reply) => (reply.say === 'refused' ? reply.refusal.reason.say : reply.say);

// A busy machine may take its time.
describe.each(KINDS)('who sits where (%s)', (kind) => {
  let server: RunningServer;
  let remove: () => Promise<void>;
  let port: number;

  beforeAll(async () => {
    const place = await placeOf(kind);
    remove = place.remove;
    // An absent player may be replaced at once.
    server = await serverOn(place.place, await bundledScripts(), { graceMs: 0 });
    port = server.port;
  });

  afterAll(async () => {
    await server.close();
    await remove();
  });

  /** Asks, and gives the status with the reason of a refusal. */
  async function asked(path: string, body: unknown): Promise<readonly [number, string | null]> {
    const answer = await request<Partial<ApiError>>(port, path, body);
    return [answer.status, answer.body?.refusal?.reason.say ?? null];
  }

  /** A table of Duel with Ada at its first seat; the second is free. */
  async function half() {
    const ada = await playerAt(port, 'Ada');
    const seats = [
      { name: 'Ada', bot: null, mine: true },
      { name: '', bot: null },
    ];
    const sent = { ...DUEL, seats, key: ada.key };
    const answer = await request<CreatedTable>(port, '/api/tables', sent);
    const { table } = answer.body;
    const invite = (key = ada.key, seat = 1) =>
      request<CreatedInvitation & ApiError>(port, `/api/tables/${table}/seats/${seat}/invitation`, {
        key,
      });
    return { ada, table, answer, invite };
  }

  const accept = (token: string, { key }: CreatedPlayer) =>
    asked('/api/invitations/accept', { token, key });
  /** Why an invitation holds no more; null while it holds. It is looked at until it is told, or long enough. */
  async function gone(token: string): Promise<string | null> {
    for (let tries = 0; tries < 20; tries++) {
      const [, reason] = await asked('/api/invitations/look', { token });
      if (reason !== null) return reason;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return null;
  }

  it('the maker of a table gets no key of another seat, and sees no other hand', async () => {
    const { ada, table, answer, invite } = await half();
    expect(answer.body).toEqual({ table, mine: [0], watch: table });
    const ben = await playerAt(port, 'Ben');
    const invitation = await invite();
    expect(await accept(invitation.body.token, ben)).toEqual([200, null]);
    const keys = [ada.key, invitation.body.token];
    const listed = await request(port, `/api/tables/${table}`, { keys });
    const invitations = await request(port, `/api/tables/${table}/invitations`, { key: ada.key });
    const texts = [answer, invitation, listed, invitations].map(({ text }) => text);
    const { page, heard, all } = await hearing(port, table, keys);
    expect(page.seats).toEqual([0]);
    expect(all('welcome')[0]?.standings.map(({ seat }) => seat)).toEqual([0]);
    for (const seat of [1, 2]) {
      expect(reasonOf(await page.ask({ say: 'look', seat, at: 0 }))).toBe('notYourSeat');
    }
    for (const text of [...texts, JSON.stringify(heard)]) expect(text).not.toContain(ben.key);
    // A seat that was handed on opens for neither the old invitation nor the old key.
    expect(await accept(invitation.body.token, ada)).toEqual([410, 'invitationUsed']);
    const token = Page.open(port, table, [invitation.body.token]);
    await expect(token).rejects.toThrow(String(CLOSED.wrongKey));
    page.close();
  });

  it('a preview of an invitation does not use it up, and only a POST does', async () => {
    const { table, invite } = await half();
    const { token } = (await invite()).body;
    const paths = [`/join/${table}`, `/join/${table}?x=${token}`, '/api/invitations/accept'];
    for (const path of [...paths, '/api/invitations/look', `/api/invitations/${token}`]) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { accept: 'text/html' };
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
        expect(status).toBe(path.startsWith('/join') && method === 'GET' ? 200 : 404);
      }
    }
    const look = () => made<InvitationInfo>(port, '/api/invitations/look', { token });
    expect(await look()).toEqual(await look());
    const { expires: _when, ...info } = await look();
    expect(info).toEqual({
      ...{ table, game: 'duel', options: null, seat: 1, name: '', inviter: 'Ada' },
    });
    const [ben, cleo] = [await playerAt(port, 'Ben'), await playerAt(port, 'Cleo')];
    expect(await accept(token, { ...ben, key: 'wrong' })).toEqual([403, 'wrongKey']);
    expect(await accept(token, ben)).toEqual([200, null]);
    // The same player gets the same answer again; no other does.
    expect(await accept(token, ben)).toEqual([200, null]);
    expect(await accept(token, cleo)).toEqual([410, 'invitationUsed']);
  });

  it('invitations are revoked by who made them, and say so', async () => {
    const { ada, table, invite } = await half();
    const ben = await playerAt(port, 'Ben');
    const [one, other] = [(await invite()).body, (await invite()).body];
    const path = `/api/tables/${table}/invitations`;
    const stranger = { key: ben.key, id: one.id };
    expect(await asked(`${path}/revoke`, stranger)).toEqual([403, 'wrongKey']);
    const left = await made<OpenInvitations>(port, `${path}/revoke`, { key: ada.key, id: one.id });
    expect(left.invitations.map(({ id }) => id)).toEqual([other.id]);
    expect(await accept(one.token, ben)).toEqual([410, 'invitationRevoked']);
    expect(await asked('/api/invitations/look', { token: one.token })).toEqual([
      ...[410, 'invitationRevoked'],
    ]);
    expect(await asked('/api/invitations/look', { token: 'nonsense' })).toEqual([
      ...[404, 'noSuchInvitation'],
    ]);
    expect(await asked(`${path}/revoke`, { key: ada.key, id: one.id })).toEqual([
      ...[404, 'noSuchInvitation'],
    ]);
  });

  it('the host replaces the link of an absent player, and everybody hears of it', async () => {
    const { ada, table, invite } = await half();
    const [ben, cleo] = [await playerAt(port, 'Ben'), await playerAt(port, 'Cleo')];
    await accept((await invite()).body.token, ben);
    const host = await hearing(port, table, [ada.key]);
    const here = await hearing(port, table, [ben.key]);
    expect((await invite(ada.key)).body.refusal.reason.say).toBe('playerIsHere');
    here.page.close();
    await host.page.until(() => host.all('table').at(-1)?.info.seats[1]?.present === false);
    expect((await invite(ben.key, 0)).body.refusal.reason.say).toBe('onlyTheHost');
    const { token } = (await invite(ada.key)).body;
    await host.page.until(() => host.notices().some(({ kind }) => kind === 'linkReplaced'));
    // If the player comes back before that, the seat stays theirs, also when they leave again.
    const own = (await invite(ben.key)).body.token;
    const back = await hearing(port, table, [ben.key]);
    expect(await gone(token)).toBe('invitationRevoked');
    back.page.close();
    await host.page.until(() => host.all('table').at(-1)?.info.seats[1]?.present === false);
    expect(await accept(token, cleo)).toEqual([410, 'invitationRevoked']);
    // What the player gives away of their own holds.
    expect(await gone(own)).toBeNull();
    const { token: another } = (await invite(ada.key)).body;
    expect(await accept(another, cleo)).toEqual([200, null]);
    await host.page.until(() => host.notices().some(({ kind }) => kind === 'seatTakenOver'));
    expect(host.notices().map(({ kind }) => kind)).toEqual([
      ...['seatTaken', 'linkReplaced', 'linkReplaced', 'seatTakenOver'],
    ]);
    expect((await hearing(port, table, [cleo.key])).page.seats).toEqual([1]);
    expect((await hearing(port, table, [ben.key])).page.seats).toEqual([]);
    host.page.close();
  });

  it('somebody hands a seat of their own on at once', async () => {
    const ada = await playerAt(port, 'Ada');
    const seats = DUEL.seats.map((seat) => ({ ...seat, mine: true }));
    const sent = { ...DUEL, seats, key: ada.key };
    const { table } = await made<CreatedTable>(port, '/api/tables', sent);
    const both = await hearing(port, table, [ada.key]);
    expect(both.page.seats).toEqual([0, 1]);
    const path = `/api/tables/${table}/seats/1/invitation`;
    const { token } = await made<CreatedInvitation>(port, path, { key: ada.key });
    expect(await accept(token, await playerAt(port, 'Ben'))).toEqual([200, null]);
    // The page that had both comes again, for what is left.
    expect(await both.page.closed).toBe(CLOSED.wrongKey);
    expect((await hearing(port, table, [ada.key])).page.seats).toEqual([0]);
  });

  it('a code to join opens the lobby, and nothing else', async () => {
    const { key: maker } = await playerAt(port, 'Ada');
    const seats = [
      { name: 'Ada', bot: null, mine: true },
      { name: 'Ben', bot: null },
    ];
    const sent = { ...CHAMPIONS, seats, key: maker };
    const { table } = await made<CreatedTable>(port, '/api/tables', sent);
    const ada = await hearing(port, table, [maker]);
    const watching = await hearing(port, table, []);
    const path = `/api/tables/${table}`;
    const { code } = await made<CreatedCode>(port, `${path}/code`, { key: maker });
    const lobby = await request<Lobby>(port, '/api/lobby', { code });
    expect(lobby.body).toMatchObject({
      ...{ game: 'champions', scenario: 'rhino' },
      seats: [
        { name: 'Ada', state: 'here' },
        { name: 'Ben', state: 'free' },
      ],
    });
    expect(Object.keys(lobby.body).sort()).toEqual(['expires', 'game', 'scenario', 'seats']);
    expect(lobby.text).not.toContain(table);
    // It is no key, and no name of a table.
    await expect(Page.open(port, table, [code])).rejects.toThrow(String(CLOSED.wrongKey));
    await expect(Page.open(port, code, [])).rejects.toThrow(String(CLOSED.noSuchTable));

    const [ben, thief] = [await playerAt(port, 'Ben'), await playerAt(port, 'Mallory')];
    const knocking = { code, key: ben.key, name: 'Ben' };
    expect(await asked('/api/lobby/knock', { ...knocking, seat: 0 })).toEqual([409, 'seatNotFree']);
    const knock = () => made<CreatedKnock>(port, '/api/lobby/knock', { ...knocking, seat: 1 });
    const state = (token: string) => made<KnockState>(port, '/api/lobby/knock/look', { token });
    const refused = await knock();
    expect(await state(refused.token)).toEqual({ state: 'waiting' });
    expect(await accept(refused.token, ben)).toEqual([404, 'noSuchInvitation']);
    await ada.page.until(() => ada.all('knocks').at(-1)?.knocks.length === 1);
    const answer = (id: string | undefined, letIn: boolean, key = maker) =>
      request<Knocks>(port, `${path}/knocks/answer`, { key, knock: id, letIn });
    const [first] = ada.all('knocks').at(-1)?.knocks ?? [];
    expect([first?.seat, first?.name]).toEqual([1, 'Ben']);
    expect((await answer(first?.id, true, ben.key)).status).toBe(403);
    expect((await answer(first?.id, false)).body).toEqual({ knocks: [] });
    expect(await state(refused.token)).toEqual({ state: 'refused' });

    const { token } = await knock();
    const { knocks } = await made<Knocks>(port, `${path}/knocks`, { key: maker });
    expect((await answer(knocks[0]?.id, true)).status).toBe(200);
    expect(await state(token)).toEqual({ state: 'letIn', table, seat: 1 });
    expect(await accept(token, thief)).toEqual([403, 'invitationForAnother']);
    expect(await accept(token, ben)).toEqual([200, null]);
    expect((await answer(knocks[0]?.id, true)).status).toBe(404);
    await ada.page.until(() => ada.notices().some(({ kind }) => kind === 'seatTaken'));
    expect(watching.all('knocks')).toEqual([]);
    await made(port, `${path}/code/revoke`, { key: maker });
    expect(await asked('/api/lobby', { code })).toEqual([404, 'noSuchCode']);
    for (const { page } of [ada, watching]) page.close();
  });

  it('another device comes by a code, is noticed, and can be revoked', async () => {
    const table = await newTableAt(port, DUEL);
    const [, key = ''] = table.keys;
    const ada = await hearing(port, table.table, [table.keys[0] ?? '']);
    const ben = await hearing(port, table.table, [key]);
    const { code } = await made<CreatedCode>(port, '/api/players/me/code', { key });
    const phone = await made<CreatedPlayer>(port, '/api/players/code', { code, label: 'phone' });
    expect(await asked('/api/players/code', { code })).toEqual([410, 'codeUsed']);
    const also = await hearing(port, table.table, [phone.key]);
    expect(also.page.seats).toEqual([1]);
    await ada.page.until(() => ada.notices().some(({ kind }) => kind === 'otherDevice'));
    const seats = () => ada.all('table').at(-1)?.info.seats ?? [];
    expect(seats().map(({ connections }) => connections)).toEqual([1, 2]);
    expect(ada.notices().at(-1)).toEqual({ kind: 'otherDevice', seat: 1 });
    const { devices } = await made<PlayerInfo>(port, '/api/players/me', { key });
    expect(devices.map(({ label, isThis }) => [label, isThis])).toEqual([
      ['', true],
      ['phone', false],
    ]);
    expect(await asked('/api/players/me/revoke', { key, device: 'nothing' })).toEqual([
      ...[404, 'noSuchDevice'],
    ]);
    await made(port, '/api/players/me/revoke', { key, device: devices[1]?.id });
    expect(await also.page.closed).toBe(CLOSED.wrongKey);
    const again = Page.open(port, table.table, [phone.key]);
    await expect(again).rejects.toThrow(String(CLOSED.wrongKey));
    expect(ben.page.isClosed).toBe(false);
    await ada.page.until(() => seats()[1]?.connections === 1);
    for (const { page } of [ada, ben]) page.close();
  });

  it('a bot on the seat of an absent opponent does not agree for them', async () => {
    const table = await newTableAt(port, DUEL);
    const [ada, ben] = await Promise.all(
      [0, 1].map((seat) => hearing(port, table.table, [table.keys[seat] ?? ''])),
    );
    if (!ada || !ben) throw new Error('two play');
    await answers([ada.page, ben.page], 6);
    ben.page.close();
    const last = () => [...ada.all('welcome'), ...ada.all('table')].at(-1)?.info.seats[1];
    await ada.page.until(() => last()?.present === false);
    expect(reasonOf(await ada.page.ask({ say: 'seat', seat: 1, bot: 'sensible' }))).toBe('done');
    await ada.page.until(() => last()?.bot === 'sensible');
    const wish = () => ada.all('update').at(-1)?.update;
    const isAsked = () => ada.page.prompts.size > 0 || ada.page.isOver;
    await ada.page.until(isAsked);
    const { number } = ada.page;
    const decisions = wish()?.decisions;
    expect(reasonOf(await ada.page.ask({ say: 'undo', seat: 0, number, to: 0 }))).toBe('done');
    expect([wish()?.decisions, wish()?.wish?.needs]).toEqual([decisions, [1]]);
    const back = await ada.page.ask({ say: 'seat', seat: 1, bot: null });
    expect(reasonOf(back)).toBe('done');
    const mine = { say: 'allowUndo', seat: 0, number: number + 1 } as const;
    expect(reasonOf(await ada.page.ask(mine))).toBe('nobodyAskedToUndo');
    const agreeing = await hearing(port, table.table, [table.keys[1] ?? '']);
    expect(agreeing.all('welcome')[0]?.standings[0]?.wish?.needs).toEqual([1]);
    const allow = { say: 'allowUndo', seat: 1, number: number + 1 } as const;
    expect(reasonOf(await agreeing.page.ask(allow))).toBe('done');
    await ada.page.until(() => wish()?.decisions === 0);
    for (const { page } of [ada, agreeing]) page.close();
  });

  it('all decisions that one takes back are brought back by another', async () => {
    const table = await newTableAt(port, CHAMPIONS);
    const [ada, ben] = await Promise.all(
      [0, 1].map((seat) => hearing(port, table.table, [table.keys[seat] ?? ''])),
    );
    if (!ada || !ben) throw new Error('two play');
    await answers([ada.page, ben.page], 30);
    const standing = () => ben.all('update').at(-1)?.update;
    // Mulligans wait for each other: not every move is a decision.
    const made = standing()?.decisions ?? 0;
    expect(made).toBeGreaterThan(20);
    await ada.page.ask({ say: 'undo', seat: 0, number: 30, to: 0 });
    const both = [ada.page, ben.page];
    await settled(both, 31);
    await answers(both, 2);
    // Two mulligans, and the two decisions that the table makes of them.
    await settled(both, 35);
    const lost = standing()?.lost ?? [];
    expect(lost.map(({ at, decisions }) => [at, decisions])).toEqual([[0, made]]);
    const restore = { say: 'restore', seat: 1, number: 35 } as const;
    const none = await ben.page.ask({ ...restore, branch: 7 });
    expect(reasonOf(none)).toBe('nothingToRestore');
    const done = await ben.page.ask({ ...restore, branch: lost[0]?.branch ?? 0 });
    expect(reasonOf(done)).toBe('done');
    expect(standing()?.decisions).toBe(made);
    await ada.page.until(() => ada.notices().at(-1)?.kind === 'restored');
    expect(ada.notices().slice(-2)).toMatchObject([
      { kind: 'takenBack', by: 0 },
      { kind: 'restored', by: 1, decisions: made },
    ]);
    // It is stored, and takes answers.
    await answers(both, 1);
    const late = await hearing(port, table.table, [table.keys[0] ?? '']);
    expect(late.all('welcome')[0]?.standings[0]?.decisions).toBe(made + 1);
    for (const { page } of [ada, ben, late]) page.close();
  });

  it('those who watch talk under no player’s name, are muted, and removed', async () => {
    const table = await newTableAt(port, DUEL);
    const ada = await hearing(port, table.table, [table.keys[0] ?? '']);
    const mallory = await hearing(port, table.table, [], 'BÉN');
    expect(reasonOf(await mallory.page.ask({ say: 'chat', text: 'I give up' }))).toBe('done');
    await ada.page.until(() => ada.all('chat').some(({ line }) => line.text !== ''));
    const line = ada.all('chat').find((each) => each.line.text !== '')?.line;
    expect([line?.seat, line?.name]).toEqual([null, '']);
    const watcher = line?.watcher ?? '';
    expect(watcher).toMatch(/^[\w-]{12}$/);
    const mute = { say: 'mute', watcher, muted: true } as const;
    expect(reasonOf(await mallory.page.ask({ ...mute, muted: false }))).toBe('onlyWatching');
    const unknown = await ada.page.ask({ ...mute, watcher: 'nobody' });
    expect(reasonOf(unknown)).toBe('noSuchWatcher');
    await ada.page.ask(mute);
    const talk = () => mallory.page.ask({ say: 'chat', text: 'Again' });
    expect(reasonOf(await talk())).toBe('muted');
    await ada.page.ask({ ...mute, muted: false });
    expect(reasonOf(await talk())).toBe('done');
    await ada.page.ask({ say: 'watchers', talk: false });
    expect(reasonOf(await talk())).toBe('watchersMayNotTalk');
    expect(reasonOf(await ada.page.ask({ say: 'chat', text: 'Players talk' }))).toBe('done');
    await ada.page.ask({ say: 'remove', watcher });
    expect(await mallory.page.closed).toBe(CLOSED.removed);
    await expect(Page.open(port, table.table, [])).rejects.toThrow(String(CLOSED.removed));
    // Players come from the same address, and nobody removes them.
    expect((await hearing(port, table.table, [table.keys[1] ?? ''])).page.seats).toEqual([1]);
    expect(ada.notices().map(({ kind }) => kind)).toEqual([
      ...['seatTaken', 'watcherMuted', 'watchersMayTalk', 'watcherRemoved'],
    ]);
    ada.page.close();
  });
});

describe('codes', () => {
  it('cannot be guessed: too many wrong ones, from one address or all, are refused', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      guesses: { perAddress: 4, inAll: 10 },
      proxies: ['127.0.0.0/8'],
    });
    const { port } = server;
    const from = (address: number) => ({ 'x-forwarded-for': `203.0.113.${address}` });
    const table = await newTableAt(port, DUEL);
    const [key = ''] = table.keys;
    const { code } = await made<CreatedCode>(port, `/api/tables/${table.table}/code`, { key });
    const device = await made<CreatedCode>(port, '/api/players/me/code', { key });
    const tries = async (path: string, guess: string, address: number) => {
      const body = { code: guess };
      const answer = await request<Partial<ApiError>>(port, path, body, from(address));
      return answer.body.refusal?.reason.say ?? answer.status;
    };
    // Right guesses are not limited.
    for (let times = 0; times < 12; times++) {
      expect(await tries('/api/lobby', code, 1)).toBe(200);
    }
    // All at once, so that none of them can wait for the others.
    const guesses = ['AAA-AAA', 'AAA-AAB', 'AAA-AAC', 'AAA-AAD', 'AAA-AAE', 'AAA-AAF'];
    const answers = await Promise.all(guesses.map((guess) => tries('/api/lobby', guess, 1)));
    expect(answers.filter((each) => each === 'noSuchCode')).toHaveLength(4);
    expect(answers.filter((each) => each === 'tooManyTries')).toHaveLength(2);
    expect(await tries('/api/lobby', code, 1)).toBe('tooManyTries');
    expect(await tries('/api/players/code', device.code, 1)).toBe('tooManyTries');
    // Another address may still try, until all together have tried too often.
    expect(await tries('/api/lobby', code, 2)).toBe(200);
    for (let address = 3; address < 9; address++) {
      expect(await tries('/api/players/code', 'AAAA-AAAA', address)).toBe('noSuchCode');
    }
    expect(await tries('/api/players/code', 'AAAA-AAAA', 9)).toBe('tooManyTries');
    expect(await tries('/api/players/code', device.code, 10)).toBe('tooManyTries');
    await server.close();
  });
});

describe('an absent player', () => {
  it('has time to come back before the seat is given away', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts());
    const { port } = server;
    const table = await newTableAt(port, DUEL);
    const [key = ''] = table.keys;
    const path = `/api/tables/${table.table}/seats/1/invitation`;
    const { status, body } = await request<ApiError>(port, path, { key });
    expect([status, body.refusal.reason.say]).toEqual([409, 'waitForPlayer']);
    expect(body.refusal.reason.seconds).toBeGreaterThan(0);
    const ada = await hearing(port, table.table, [key]);
    const reply = await ada.page.ask({ say: 'seat', seat: 1, bot: 'sensible' });
    expect(reasonOf(reply)).toBe('waitForPlayer');
    expect(ada.all('welcome')[0]?.info.seats[1]?.standIn).toBeGreaterThan(0);
    // A free seat waits for nobody.
    const seats = [
      { name: 'Ada', bot: null, mine: true },
      { name: '', bot: null },
    ];
    const free = await made<CreatedTable>(port, '/api/tables', { ...DUEL, seats, key });
    const alone = await hearing(port, free.table, [key]);
    expect(alone.all('welcome')[0]?.info.seats[1]).toMatchObject({ isFree: true, standIn: null });
    const bot = await alone.page.ask({ say: 'seat', seat: 1, bot: 'sensible' });
    expect(reasonOf(bot)).toBe('done');
    for (const { page } of [ada, alone]) page.close();
    await server.close();
  });
});
