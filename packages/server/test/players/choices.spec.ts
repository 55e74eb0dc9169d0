import { STARTER_DECKS } from '@grimrule/champions';
import type { ApiError, ListedTable } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { bundledScripts } from '../support/bundles.ts';
import { Page } from '../support/page.ts';
import { KINDS, placeOf } from '../support/places.ts';
import { CHAMPIONS, DUEL, made, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

describe.each(KINDS)('what seats play (%s)', (kind) => {
  let server: RunningServer;
  let remove: () => Promise<void>;
  let port: number;

  beforeAll(async () => {
    const place = await placeOf(kind);
    remove = place.remove;
    server = await serverOn(place.place, await bundledScripts(), { graceMs: 0 });
    port = server.port;
  });

  afterAll(async () => {
    await server.close();
    await remove();
  });

  const chooses = async (table: string, seat: number, key: string, choice: string) => {
    const path = `/api/tables/${table}/seats/${seat}/choice`;
    const answer = await request<Partial<ApiError>>(port, path, { key, choice });
    return [answer.status, answer.body?.refusal?.reason.say ?? null] as const;
  };

  const optionsOf = async (table: string, key: string) =>
    (await made<ListedTable>(port, `/api/tables/${table}`, { keys: [key] })).options;

  /** Ada has made a table and sits at its first seat, Ben at the second. */
  async function two(wanted = CHAMPIONS) {
    const ada = await playerAt(port, 'Ada');
    const ben = await playerAt(port, 'Ben');
    const seats = [
      { name: 'Ada', bot: null, mine: true },
      { name: '', bot: null },
    ];
    const { table } = await made<{ table: string }>(port, '/api/tables', {
      ...{ ...wanted, key: ada.key, seats },
    });
    const path = `/api/tables/${table}/seats/1/invitation`;
    const { token } = await made<{ token: string }>(port, path, { key: ada.key });
    await made(port, '/api/invitations/accept', { token, key: ben.key, name: 'Ben' });
    return { table, ada, ben };
  }

  it('may be a deck of their own; one that is not legal is refused with its reasons', async () => {
    const { table, ada, ben } = await two();
    const { identity, cards } = STARTER_DECKS.find(({ slug }) => slug === 'she-hulk') ?? {
      cards: {},
    };
    const own = JSON.stringify({ identity, cards });
    expect(await chooses(table, 1, ben.key, own)).toEqual([200, null]);
    expect(await optionsOf(table, ada.key)).toMatchObject({
      heroes: ['spider-man', 'she-hulk'],
      decks: [null, { identity, cards }],
    });
    const short = JSON.stringify({ identity, cards: { '01088': 3 } });
    expect(await chooses(table, 1, ben.key, short)).toEqual([409, 'cannotChoose']);
    expect(await optionsOf(table, ada.key)).toMatchObject({ decks: [null, { identity, cards }] });
  });

  it('is chosen by their players until somebody has decided something', async () => {
    const { table, ada, ben } = await two();
    const page = await Page.open(port, table, [ada.key]);
    expect(await chooses(table, 1, ben.key, 'she-hulk')).toEqual([200, null]);
    expect(await optionsOf(table, ada.key)).toMatchObject({ heroes: ['spider-man', 'she-hulk'] });
    // Whoever is there comes again, and finds the table as it is now.
    expect(await page.closed).toBe(CLOSED.missed);
    const heard: string[] = [];
    const again = await Page.open(port, table, [ada.key], (text) => heard.push(text));
    expect(heard[0]).toContain('"heroes":["spider-man","she-hulk"]');
    const answered = await again.ask({ say: 'answer', seat: 0, number: 0, answer: [] });
    expect(answered.say).toBe('done');
    expect(await chooses(table, 1, ben.key, 'iron-man')).toEqual([409, 'gameHasBegun']);
    expect(await optionsOf(table, ada.key)).toMatchObject({ heroes: ['spider-man', 'she-hulk'] });
    again.close();
  });

  it('is not chosen by others, nor what another seat has or a game does not offer', async () => {
    const { table, ada, ben } = await two();
    const cleo = await playerAt(port, 'Cleo');
    expect(await chooses(table, 1, ada.key, 'she-hulk')).toEqual([403, 'notYourSeat']);
    expect(await chooses(table, 1, cleo.key, 'she-hulk')).toEqual([403, 'wrongKey']);
    expect(await chooses(table, 1, ben.key, 'spider-man')).toEqual([409, 'cannotChoose']);
    expect(await chooses(table, 1, ben.key, '')).toEqual([400, 'notUnderstood']);
    expect(await chooses('nowhere', 1, ben.key, 'she-hulk')).toEqual([400, 'notUnderstood']);
    expect(await optionsOf(table, ada.key)).toMatchObject({ heroes: ['spider-man', 'iron-man'] });
    const duel = await two(DUEL);
    expect(await chooses(duel.table, 0, duel.ada.key, 'villains')).toEqual([409, 'cannotChoose']);
  });
});
