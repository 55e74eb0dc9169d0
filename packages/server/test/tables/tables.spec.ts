import type { GameRecord } from '@grimrule/kernel';
import { KEYED_GENERATOR, proposalFor, resume } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import type { RunningServer } from '../../src/server.ts';
import { bundledScripts } from '../support/bundles.ts';
import { leaksIn } from '../support/leaks.ts';
import { Page, type Reply } from '../support/page.ts';
import { KINDS, placeOf } from '../support/places.ts';
import { CHAMPIONS, DUEL, newTableAt, request, type SeatedTable } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

async function answerOne(page: Page): Promise<Reply> {
  await page.until(() => page.prompts.size > 0);
  const [prompt] = page.prompts.values();
  if (!prompt) throw new Error('nobody is asked');
  const { seat } = prompt;
  return page.ask({ say: 'answer', seat, number: page.number, answer: [...proposalFor(prompt)] });
}

/** Both play until the game is over. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const play = async (page: Page) => {
    while (!page.isOver) {
      if (page.prompts.size > 0) await answerOne(page);
      else await page.until(() => page.prompts.size > 0 || page.isOver);
    }
  };
  await Promise.all(pages.map(play));
}

const reasonOf = (reply: Reply) => (reply.say === 'refused' ? reply.refusal.reason.say : reply.say);

// A busy machine may take its time over a whole game.
describe.each(KINDS)('tables (%s)', (kind) => {
  let server: RunningServer;
  let remove: () => Promise<void>;
  let restart: () => Promise<void>;
  let port: number;

  beforeAll(async () => {
    const made = await placeOf(kind);
    remove = made.remove;
    const scripts = await bundledScripts();
    server = await serverOn(made.place, scripts);
    port = server.port;
    restart = async () => {
      if (!('url' in made.place)) throw new Error('what is in memory does not survive');
      await server.close();
      server = await serverOn(made.place, scripts);
      port = server.port;
    };
  });

  afterAll(async () => {
    await server.close();
    await remove();
  });

  const sit = (table: SeatedTable, seat: number, heard?: (text: string) => void) =>
    Page.open(port, table.table, [table.keys[seat] ?? ''], heard);

  it('are played over connections to the end, and nobody is told what it may not know', async () => {
    for (const asked of [DUEL, CHAMPIONS]) {
      const table = await newTableAt(port, { ...asked, seed: `secret ${asked.game} seed` });
      const heard: string[][] = [[], [], []];
      const pages = await Promise.all(
        [0, 1].map((seat) => sit(table, seat, (text) => heard[seat]?.push(text))),
      );
      const watching = await Page.open(port, table.table, [], (text) => heard[2]?.push(text));
      expect(watching.seats).toEqual([]);
      await playOut(pages);
      await watching.until(() => watching.isOver);
      for (const [seat, texts] of heard.entries()) {
        expect(texts.join('')).not.toContain(`secret ${asked.game} seed`);
        for (const key of table.keys) expect(texts.join('')).not.toContain(key);
        const leaks = texts.flatMap((text) => leaksIn(JSON.parse(text), seat, 2));
        expect(leaks).toEqual([]);
        expect(texts.length).toBeGreaterThan(10);
      }
      for (const page of [...pages, watching]) page.close();
    }
  });

  it('shuffle with a key that nobody hears of until the game is over', async () => {
    const keys = new Set<unknown>();
    for (const asked of [DUEL, CHAMPIONS]) {
      const table = await newTableAt(port, asked);
      const heard: string[] = [];
      const hear = (text: string) => heard.push(text);
      const pages = await Promise.all([0, 1].map((seat) => sit(table, seat, hear)));
      const watching = await Page.open(port, table.table, [], hear);
      const path = `/api/tables/${table.table}`;
      const early = await request(port, `${path}/record`);
      const seen = await request(port, `${path}/view`);
      await playOut(pages);
      await watching.until(() => watching.isOver);
      for (const page of [...pages, watching]) page.close();
      const { body: record } = await request<GameRecord>(port, `${path}/record`);
      expect(record.generator).toBe(KEYED_GENERATOR);
      const key = String(record.seed);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      keys.add(key);
      expect(early.status).toBe(409);
      for (const text of [...heard, early.text, seen.text]) expect(text).not.toContain(key);
      // The record is enough to deal the same cards again.
      const game = gameNamed(record.game);
      const resumed = game && resume(game, record);
      if (!resumed || 'problems' in resumed) throw new Error('the record is not replayed');
      expect([resumed.dropped, resumed.since]).toEqual([0, null]);
      expect(resumed.match.state.outcome).toEqual(record.snapshots.at(-1)?.state.outcome);
      const { random } = resumed.match.state;
      expect([random.length, ...random.slice(1)]).toEqual([4, 0, 0, 0]);
    }
    expect(keys.size).toBe(2);
  });

  it('refuse what is not for a page to say, and say why', async () => {
    const table = await newTableAt(port, DUEL);
    const [ada, ben, watching] = await Promise.all([
      sit(table, 0),
      sit(table, 1),
      Page.open(port, table.table, []),
    ]);
    const [asked, other] = ada.prompts.size > 0 ? [ada, ben] : [ben, ada];
    const [prompt] = asked.prompts.values();
    const seat = prompt?.seat ?? 0;
    const answer = prompt ? [...proposalFor(prompt)] : [];
    const say = { say: 'answer', seat, number: 0, answer } as const;
    expect(reasonOf(await watching.ask(say))).toBe('onlyWatching');
    expect(reasonOf(await other.ask(say))).toBe('notYourSeat');
    expect(reasonOf(await other.ask({ ...say, seat: 1 - seat }))).toBe('notYourDecision');
    expect(reasonOf(await asked.ask({ ...say, number: 5 }))).toBe('tableMovedOn');
    expect(reasonOf(await asked.ask({ ...say, answer: [{ verb: 'win' }] }))).toBe('notAnOption');
    expect(reasonOf(await asked.ask({ say: 'look', seat: 1 - seat, at: 0 }))).toBe('notYourSeat');
    expect(reasonOf(await asked.ask({ say: 'look', seat, at: 0, open: true }))).toBe('notYourSeat');
    expect(reasonOf(await asked.ask({ say: 'seat', seat: 1 - seat, bot: 'random' }))).toBe(
      'notYourSeat',
    );
    expect(reasonOf(await asked.ask(say))).toBe('done');
    for (const page of [ada, ben, watching]) page.close();
  });

  it('let exactly one of two answers to one question win', async () => {
    const table = await newTableAt(port, DUEL);
    const keys = [...table.keys];
    const pages = await Promise.all([0, 1].map(() => Page.open(port, table.table, keys)));
    const replies = await Promise.all(pages.map(answerOne));
    expect(replies.map(reasonOf).sort()).toEqual(['done', 'tableMovedOn']);
    for (const page of pages) page.close();
  });

  it('let bots play their seats while somebody is there', async () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Bot', bot: 'sensible' },
    ];
    const table = await newTableAt(port, { ...DUEL, seats });
    const page = await sit(table, 0);
    let answers = 0;
    // A sensible bot may have won before Ada is asked again.
    const isAskedOrOver = () => page.prompts.size > 0 || page.isOver;
    for (await page.until(isAskedOrOver); !page.isOver; await page.until(isAskedOrOver)) {
      await answerOne(page);
      answers++;
    }
    expect(page.number).toBeGreaterThan(answers);
    page.close();
  });

  it('show a game that is over with everybody’s eyes, and with all cards open', async () => {
    const table = await newTableAt(port, DUEL);
    const pages = await Promise.all([sit(table, 0), sit(table, 1)]);
    const early = await request(port, `/api/tables/${table.table}/record`);
    expect(early.status).toBe(409);
    await playOut(pages);
    const watching = await Page.open(port, table.table, []);
    const open = await watching.ask({ say: 'look', seat: 2, at: 0, open: true });
    const ofAda = await watching.ask({ say: 'look', seat: 0, at: 0 });
    const cards = (reply: Reply) => (reply.say === 'look' ? reply.standing.view.cards : []);
    expect(cards(open).every((card) => card !== null)).toBe(true);
    expect(cards(ofAda).some((card) => card === null)).toBe(true);
    const { status, body } = await request<{ format: string }>(
      port,
      `/api/tables/${table.table}/record`,
    );
    expect([status, body.format]).toEqual([200, 'grimrule']);
    for (const page of [...pages, watching]) page.close();
  });

  it('are left with a code that says why', async () => {
    const table = await newTableAt(port, DUEL);
    const none = Page.open(port, 'A'.repeat(24), []);
    await expect(none).rejects.toThrow(String(CLOSED.noSuchTable));
    const wrong = Page.open(port, table.table, ['not the key']);
    await expect(wrong).rejects.toThrow(String(CLOSED.wrongKey));
    const page = await sit(table, 0);
    page.say('x'.repeat(70_000));
    expect(await page.closed).toBe(1009);
  });

  it('tell chat as plain text to all, and who is there', async () => {
    const table = await newTableAt(port, DUEL);
    const heard: ServerMessage[] = [];
    const ben = await sit(table, 1, (text) => heard.push(JSON.parse(text) as ServerMessage));
    const ada = await sit(table, 0);
    await ada.ask({ say: 'chat', text: '\u202e<b>Hello</b>\n\u0000 there ' });
    const lines = () => heard.flatMap((each) => (each.say === 'chat' ? [each.line] : []));
    await ben.until(() => lines().length > 0);
    expect(lines().map(({ name, text }) => [name, text])).toEqual([['Ada', '<b>Hello</b> there']]);
    const tables = heard.flatMap((each) => (each.say === 'table' ? [each.info] : []));
    expect(tables.at(-1)?.seats.map(({ present }) => present)).toEqual([true, true]);
    ada.close();
    ben.close();
  });

  if (kind === 'postgres') {
    it('go on in the middle of a question when the server starts again', async () => {
      const table = await newTableAt(port, CHAMPIONS);
      const keys = [...table.keys];
      const before = await Page.open(port, table.table, keys);
      for (let answers = 0; answers < 5; answers++) await answerOne(before);
      await before.until(() => before.prompts.size > 0);
      const asked = [...before.prompts];
      await restart();
      expect(await before.closed).toBe(CLOSED.goingAway);
      const after = await Page.open(port, table.table, keys);
      expect(after.number).toBe(5);
      expect([...after.prompts]).toEqual(asked);
      expect(reasonOf(await answerOne(after))).toBe('done');
      after.close();
    });
  }
});
