import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, State, View } from '@grimrule/kernel';
import { everybody } from '@grimrule/kernel';
import type { CreatedTable } from '@grimrule/room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MadeTable } from './support/new-table.ts';
import { DUEL, TWO_HEROES } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { Search } from './support/secrets.ts';
import { linkTo, newTable } from './support/tables.ts';
import type { Traffic } from './support/traffic.ts';
import { trafficOf } from './support/traffic.ts';
import type { Truth } from './support/truth.ts';
import { truthOf } from './support/truth.ts';
import { aVisitor } from './support/visitor.ts';

const BOTH = everybody(2);
const ADA = 1 << 0;
const MOST_ANSWERS = 400;

test('nothing that is sent to a spectator of a duel, or to an opponent, tells of a hidden card, the seed or a key', async () => {
  const table = await newTable(DUEL);
  const at = await threeAt(table);
  await playTogether(at, MOST_ANSWERS);
  await at.spectator.waitForSelector('.outcome');
  const truth = truthOf(duel as Game, DUEL, at.answers());
  await nothingIsTold(at, table, truth);

  // A game that is over has no secrets, and the search finds them where they are.
  await askFor(at.spectator, `${table.table}/record`);
  expect(tellingBodies(at.toSpectator, [String(DUEL.seed)])).toHaveLength(1);
});

test('nothing that is sent to a spectator of two heroes, or to one of them, tells of a hidden card, the seed or a key; not when they look for it either', async () => {
  const table = await newTable(TWO_HEROES);
  const at = await threeAt(table);
  await playTogether(at, 36);
  const { ada, spectator, toAda, toSpectator } = at;
  const truth = truthOf(champions as Game, TWO_HEROES, at.answers());

  for (const page of [ada, spectator]) {
    await lookBack(page, table);
    await askFor(page, `${table.table}/view`);
    await askFor(page, `${table.table}/record`);
  }
  // A spectator gets no copy of a game that goes on.
  await spectator.click('[data-verb=branch]');
  await spectator.waitForSelector('.problem');
  // A player gets one in which everything hidden from them has been dealt anew. It begins where
  // all hands are full, so that no seat can be dealt the same one by chance.
  await ada.click('[data-verb=branch]');
  await ada.waitForURL(
    (url) => url.pathname.startsWith('/table/') && !url.href.includes(table.table),
  );
  await ada.waitForSelector('#question[data-ask]');
  await ada.goto('/saved');
  await ada.waitForSelector('.saved-row .mini-card .picture');

  await nothingIsTold(at, table, truth);
  const bodies = toSpectator.bodies;
  expect(bodies.filter(({ status }) => status === 409)).toHaveLength(2);
  const copied = handInCopy(toAda, copyMade(toAda));
  const real = handOfBen(truth.after(0));
  expect(real.length).toBeGreaterThan(4);
  expect(copied).toHaveLength(real.length);
  expect(copied).not.toEqual(real);
});

interface Three {
  readonly ada: Page;
  readonly ben: Page;
  readonly spectator: Page;
  readonly toAda: Traffic;
  readonly toSpectator: Traffic;
  /** The answers of Ada and Ben. */
  answers(): Traffic['answers'];
}

/** Two play at a table, and a spectator watches. */
async function threeAt(table: MadeTable): Promise<Three> {
  const [ada, ben, spectator] = [await aVisitor(), await aVisitor(), await aVisitor()];
  const toAda = await trafficOf(ada);
  const toBen = await trafficOf(ben);
  const toSpectator = await trafficOf(spectator);
  await spectator.goto(linkTo(table));
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await spectator.waitForSelector('[data-seat="1"][data-state-of=present]');
  const answers = () => [...toAda.answers, ...toBen.answers];
  return { ada, ben, spectator, toAda, toSpectator, answers };
}

/** Two browsers play one game for so many answers, or to its end. */
async function playTogether({ ada, ben, spectator }: Three, most: number): Promise<void> {
  const players = [new Player(ada, 3), new Player(ben, 4)];
  const isAsked = (page: Page) => page.locator('#question[data-ask][aria-busy=false]').count();
  const isOver = async () => (await ada.locator('.outcome').count()) > 0;
  let given = 0;
  while (given < most && !(await isOver())) {
    for (const player of players) {
      if ((await isAsked(player.page)) > 0 && (await player.answer())) given++;
    }
  }
  await spectator.waitForFunction(
    (moves) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.moves) >= moves,
    given,
  );
}

/** Goes through a game that goes on, back to its beginning. */
async function lookBack(page: Page, { table }: MadeTable): Promise<void> {
  await page.goto(`/replay/${table}`);
  const slider = page.locator('.replay-slider');
  for (const key of ['End', 'PageDown', 'ArrowLeft', 'Home']) await slider.press(key);
}

/** Asks the server for what no button of the page asks for. */
async function askFor(page: Page, what: string): Promise<void> {
  await page.evaluate((path) => fetch(path).then((answer) => answer.text()), `/api/tables/${what}`);
}

async function nothingIsTold(at: Three, table: MadeTable, truth: Truth): Promise<void> {
  const { toAda, toSpectator } = at;
  const tells = (traffic: Traffic, seats: number) =>
    traffic.connections(table.table).flatMap((messages) => {
      return new Search(truth, seats).connection(messages).found;
    });
  expect(tells(toSpectator, BOTH)).toEqual([]);
  expect(tells(toAda, ADA)).toEqual([]);
  // The search finds what is there: what Ada may know, a spectator may not.
  expect(tells(toAda, BOTH).length).toBeGreaterThan(20);

  for (const view of viewsIn(toSpectator)) {
    expect(new Search(truth, BOTH).view(view, truth.afterDecisions(view.decisions)).found).toEqual(
      [],
    );
  }
  const [adasKey = '', ...others] = table.keys;
  const seed = JSON.stringify(truth.after(0).random);
  const secrets = [String(DUEL.seed), seed, ...others];
  // The result of a game that is over is told from its record.
  const isOver = truth.afterDecisions(at.answers().length).outcome !== null;
  const ofRecord = isOver ? [`${table.table}/record`] : [];
  const isLive = ({ address }: { readonly address: string }) =>
    !ofRecord.some((end) => address.endsWith(end));
  const bodies = toAda.bodies.filter(isLive);
  expect(tellingBodies({ ...toAda, bodies }, secrets)).toEqual([]);
  expect(tellingBodies(toSpectator, [...secrets, adasKey])).toEqual([]);
  const live = JSON.stringify([toAda, toSpectator].map(({ connections }) => connections('')));
  for (const secret of [...secrets, adasKey]) expect(live).not.toContain(secret);
}

/** The bodies in which a secret can be read. */
function tellingBodies({ bodies }: Traffic, secrets: readonly string[]) {
  return bodies.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
}

/** The views that were sent in answer to requests. */
function viewsIn({ bodies }: Traffic): readonly View[] {
  return bodies
    .filter(({ address }) => address.endsWith('/view'))
    .map(({ text }) => (JSON.parse(text) as { readonly view: View }).view);
}

/** The table that a copy was made to. */
function copyMade({ bodies }: Traffic): string {
  const made = bodies.find(({ address }) => address.endsWith('/copy'));
  return (JSON.parse(made?.text ?? '') as CreatedTable).table;
}

/** The printed cards that only Ben knows. */
function handOfBen({ cards }: State): readonly number[] {
  return cards
    .filter(({ seen }) => (seen & BOTH) === BOTH - ADA)
    .map(({ design }) => design)
    .sort((one, other) => one - other);
}

/** The same in a copy, in which Ada plays both seats. */
function handInCopy(traffic: Traffic, table: string): readonly number[] {
  const [welcome] = traffic.connections(table).flat();
  if (welcome?.say !== 'welcome') throw new Error('the copy was not opened');
  const [ada, ben] = welcome.standings.map(({ view }) => view.cards);
  return (ben ?? [])
    .filter((card, id) => card && !ada?.[id])
    .flatMap((card) => card?.design ?? [])
    .sort((one, other) => one - other);
}
