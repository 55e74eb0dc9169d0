import { duel } from '@grimrule/duel';
import type { State } from '@grimrule/kernel';
import { everybody, readRecord, resume } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DUEL } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { linkTo, newTable } from './support/tables.ts';
import { address, aVisitor } from './support/visitor.ts';

test('nothing that is sent to a spectator, or to an opponent, tells of a hidden card, the seed or a key', async () => {
  const table = await newTable(DUEL);
  const [ada, ben, spectator] = [await aVisitor(), await aVisitor(), await aVisitor()];
  const [toAda, toSpectator] = [trafficOf(ada), trafficOf(spectator)];
  await spectator.goto(linkTo(table));
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await spectator.waitForSelector('[data-seat="1"][data-state-of=present]');
  await playTogether(ada, ben);
  await spectator.waitForSelector('.outcome');

  // The game is over, so the truth may be known: it is played again from its record.
  const answer = await fetch(`${address()}/api/tables/${table.table}/record`);
  const record = readRecord(await answer.json());
  if ('say' in record) throw new Error(record.say);
  const played = resume(duel, record);
  if (!('match' in played)) throw new Error('the record cannot be replayed');
  const { match } = played;
  const truth = (decisions: number) => match.stateAt(decisions) as State;

  const sent = await toSpectator.everything();
  expect(sent.length).toBeGreaterThan(20);
  for (const secret of [String(record.seed), ...table.keys]) {
    expect(sent.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(tellsOf(toSpectator.messages, truth, everybody(2))).toEqual([]);
  expect(tellsOf(toAda.messages, truth, 1)).toEqual([]);
  // The search finds what is there: what Ada may know, a spectator may not.
  expect(tellsOf(toAda.messages, truth, everybody(2)).length).toBeGreaterThan(20);
});

/** Two browsers play one game to its end. */
async function playTogether(one: Page, other: Page): Promise<void> {
  const players = [new Player(one, 3), new Player(other, 4)];
  const isAsked = (page: Page) => page.locator('#question[data-ask][aria-busy=false]').count();
  while ((await one.locator('.outcome').count()) === 0) {
    for (const player of players) {
      if ((await isAsked(player.page)) > 0) await player.step();
    }
  }
}

interface Traffic {
  readonly messages: readonly ServerMessage[];
  /** Every message and every body of an answer, as text. */
  everything(): Promise<readonly string[]>;
}

/** Keeps everything that is sent to a page. */
function trafficOf(page: Page): Traffic {
  const messages: ServerMessage[] = [];
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      frames.push(payload.toString());
      messages.push(JSON.parse(payload.toString()) as ServerMessage);
    }),
  );
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return {
    messages,
    everything: async () => [...frames, ...(await Promise.all(bodies))],
  };
}

/**
 * Every place where a card is told of that not all of these seats know by then. A card is told of
 * by its record, by its number in a zone, and by its name in a line of the log.
 */
function tellsOf(
  messages: readonly ServerMessage[],
  truth: (decisions: number) => State,
  seats: number,
): readonly string[] {
  const found: string[] = [];
  // What everybody knew once cannot be forgotten again.
  const known = new Set<number>();
  for (const message of messages) {
    const at = decisionsOf(message);
    if (at === null) continue;
    for (const [card, { seen }] of truth(at).cards.entries()) {
      if ((seen & seats) === seats) known.add(card);
    }
    const tells = (card: number, how: string) => {
      if (!known.has(card)) found.push(`after decision ${at}: card ${card} by ${how}`);
    };
    look(message, tells);
  }
  return found;
}

function decisionsOf(message: ServerMessage): number | null {
  if (message.say === 'update') return message.update.decisions;
  if (message.say === 'welcome') return message.standings[0]?.decisions ?? null;
  return null;
}

/** Goes through everything in a value that names a card. */
function look(value: unknown, tells: (card: number, how: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const { cards, zones, rest, designs } = value as Readonly<Record<string, unknown>>;
  if (Array.isArray(cards) && Array.isArray(zones)) {
    // A whole view lists its cards and zones by number; a change names those that are different.
    const entriesOf = (list: readonly unknown[]) =>
      (rest === undefined ? [...list.entries()] : list) as readonly (readonly [number, unknown])[];
    for (const [card, record] of entriesOf(cards)) if (record !== null) tells(card, 'its record');
    for (const card of entriesOf(zones).flatMap(([, sightings]) => sightings)) {
      if (typeof card === 'number') tells(card, 'its zone');
    }
  }
  if (typeof designs === 'object' && designs !== null) {
    for (const card of Object.keys(designs)) tells(Number(card), 'the log');
  }
  for (const part of Object.values(value)) look(part, tells);
}
