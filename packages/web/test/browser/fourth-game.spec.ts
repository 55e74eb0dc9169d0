import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { CreatedPlayer, CreatedTable } from '@grimrule/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Checkout } from './support/checkout.ts';
import { postTo } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { aVisitor } from './support/visitor.ts';

const GRIMRULE = 'packages/cli/bin/grimrule.mjs';
const LINE = '  "highcard",\n';
/** The generated lists, from the root of a checkout. */
const LISTS = [
  'packages/server/src/registered/games.ts',
  'packages/cli/src/registered/games.ts',
  'packages/web/src/registered/games.ts',
  'packages/web/src/registered/rules.ts',
  'packages/rulebook/src/registered/books.ts',
  'packages/rulebook/src/registered/lazy-books.ts',
  'packages/rulebook/src/registered/lazy-proofs.ts',
];

/** The page is built anew, while other specs use the machine. */
const BUILD_MS = 600_000;

let checkout: Checkout;
let stop: () => Promise<unknown> = async () => {};
let baseURL = '';

// The folders of High Card and its line in games.json are all that distinguishes the copy.
beforeAll(async () => {
  checkout = new Checkout();
  checkout.add('examples/highcard');
  checkout.write('games.json', checkout.read('games.json').replace('[\n', `[\n${LINE}`));
  const ready = await checkout.run('scripts/ready.mjs');
  expect(ready).toEqual({ code: 0, out: '', err: '' });
  const server = checkout.start('packages/server/bin/serve.mjs', [], {
    HOST: '127.0.0.1',
    PORT: '0',
  });
  stop = () => {
    const closed = once(server, 'close');
    server.kill();
    return closed;
  };
  let told = '';
  server.stderr.on('data', (data) => {
    told += data;
  });
  baseURL = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data) => {
      const [, address] = /running at (http:\S+)\//.exec(String(data)) ?? [];
      if (address) resolve(address);
    });
    server.on('close', () => reject(new Error(`The server has ended: ${told}`)));
  });
}, BUILD_MS);

afterAll(async () => {
  await stop();
  checkout.remove();
});

test('a fourth game is on the start page, and is played there to its end', async () => {
  const page = await aVisitor({ baseURL });
  await page.goto('/');
  const games = () =>
    page
      .locator('[data-game]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-game')));
  await expect.poll(games).toEqual(['highcard', 'champions', 'rings', 'duel']);
  await page.click('[data-game=highcard] [data-verb=play]');
  await page.waitForSelector('[data-lesson]');
  expect(await new Player(page).playToTheEnd()).toBeGreaterThan(4);
  await expect.poll(() => page.locator('.outcome').innerText()).toMatch(/wins?\b|draw/);
});

test('the server deals it and plays a bot, and the table is played to its end', async () => {
  const { key } = await postTo<CreatedPlayer>(`${baseURL}/api/players`, { name: 'Ada' });
  const { table } = await postTo<CreatedTable>(`${baseURL}/api/tables`, {
    game: 'highcard',
    options: null,
    key,
    seats: [
      { name: 'Ada', bot: null, mine: true },
      { name: 'Bot', bot: 'sensible' },
    ],
  });
  const page = await aVisitor({ baseURL });
  await page.goto(`/table/${table}#seat=${key}`);
  await page.waitForSelector('#question[data-ask=layACard]');
  await new Player(page).playToTheEnd();
  await expect.poll(() => page.locator('.outcome').innerText()).toMatch(/wins?\b|draw/);
});

test('the page has its rules, the signs on its cards, and the cards themselves', async () => {
  const page = await aVisitor({ baseURL });
  await page.goto('/rules/highcard/trick');
  await page.waitForSelector('text=The leader lays a card');
  await page.goto('/rules/highcard/keywords');
  const signs = page.locator('.sign-table tbody tr');
  await expect
    .poll(() => signs.allInnerTexts())
    .toEqual([expect.stringMatching(/^Numbers.*The higher one wins\.$/s)]);
  await page.goto('/cards/highcard?view=texts');
  await page.waitForSelector('.cards-table');
  await expect.poll(() => page.locator('.cards-table tbody tr').count()).toBe(12);
});

test('the command line plays it, simulates it, and tells its rules', async () => {
  const played = await checkout.run(GRIMRULE, ['play', 'highcard', '--seed', '1'], '\n'.repeat(20));
  expect(played.err).toBe('');
  expect(played.out).toMatch(/You take the trick\.|takes the trick\./);
  expect(played.out).toMatch(/wins?\b|draw/);
  expect(played.code).toBe(0);
  const simulated = await checkout.run(GRIMRULE, [
    ...['simulate', 'highcard', '--games', '20', '--threads', '1', '--json'],
  ]);
  expect(JSON.parse(simulated.out)).toMatchObject({ game: 'highcard', games: 20 });
  const rules = await checkout.run(GRIMRULE, ['rules', 'highcard', 'numbers']);
  expect(rules.out.replaceAll(/\s+/g, ' ')).toContain('but the 1 beats the 12');
});

test('without its line it is gone, and the lists are those of this checkout', async () => {
  checkout.write('games.json', checkout.read('games.json').replace(LINE, ''));
  const { code, err } = await checkout.run(GRIMRULE, ['rules', 'highcard', 'trick']);
  expect(code).not.toBe(0);
  expect(err).toMatch(/highcard/);
  for (const list of LISTS) {
    const ours = readFileSync(new URL(`../../../../${list}`, import.meta.url), 'utf8');
    expect(checkout.read(list)).toBe(ours);
  }
});
