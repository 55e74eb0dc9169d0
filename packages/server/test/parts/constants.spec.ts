import type { ClientMessage } from '@grimrule/room';
import { clientMessage, GRACE_MS, TABLE_REASONS } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { newCounts } from '../../src/counts.ts';
import {
  Budgets,
  costOfBytes,
  costOfMoves,
  costOfTelling,
  REQUESTS,
} from '../../src/http/budgets.ts';
import { Refused } from '../../src/http/refusals.ts';

describe('what something costs', () => {
  /** The cost of a message, in a budget of 1,000. */
  async function costOf(say: ClientMessage['say']): Promise<number> {
    for (let left = 0; left <= 100; left++) {
      const budgets = new Budgets(6000);
      await budgets.charge('one', 1000 - left);
      if (await budgets.affordsMessage('one', { say } as ClientMessage)) return left;
    }
    throw new Error(`'${say}' costs more than anything`);
  }

  it('is told by the page for those who run a server', async () => {
    const kinds = clientMessage.options.map(({ shape }) => shape.say.value);
    const costs: Record<string, number> = {};
    for (const say of kinds) costs[say] = await costOf(say);
    expect(costs).toEqual({
      ...{ answer: 1, allowUndo: 1, refuseUndo: 1, redo: 2, point: 10 },
      ...{ hello: 5, refresh: 5, undo: 5 },
      ...{ chat: 10, seat: 10, name: 10, watchers: 10, mute: 10, remove: 10, look: 10 },
      ...{ why: 20, restore: 50 },
    });
    expect(REQUESTS).toEqual({
      ...{ short: 2, list: 5, view: 5, create: 20 },
      ...{ record: 30, report: 50, copy: 50, check: 100, own: 100 },
    });
  });

  it('grows with what is sent, and with the moves of a table that is opened', () => {
    expect([0, 1999, 2000, 4000, Number.NaN].map(costOfBytes)).toEqual([0, 0, 1, 2, 0]);
    expect([0, 4, 5, 10].map(costOfMoves)).toEqual([0, 0, 1, 2]);
    expect([0, 19_999, 20_000, 40_000].map(costOfTelling)).toEqual([0, 0, 1, 2]);
  });

  it('is what an address may spend in ten seconds', async () => {
    const budgets = new Budgets(60);
    expect(await budgets.affords('one', 10)).toBe(true);
    expect(await budgets.affords('one', 1)).toBe(false);
    await budgets.charge('two', 0);
    expect(await budgets.affords('two', 10)).toBe(true);
    await budgets.charge('three', 1);
    expect(await budgets.affords('three', 10)).toBe(false);
  });

  it('may be more than is left where it is only known afterwards, but not more than once', async () => {
    const budgets = new Budgets(60);
    expect(await budgets.covers('one', 9)).toBe(true);
    expect(await budgets.covers('one', 90)).toBe(true);
    expect(await budgets.covers('one', 1)).toBe(false);
    expect(await budgets.covers('one', 0)).toBe(true);
    expect(await budgets.affords('one', 1)).toBe(false);
    expect(await budgets.covers('two', 1)).toBe(true);
  });
});

it('each reason has its status', () => {
  const byStatus: Record<number, string[]> = {};
  for (const reason of TABLE_REASONS) {
    const { statusCode } = new Refused(reason);
    byStatus[statusCode] = [...(byStatus[statusCode] ?? []), reason].sort();
  }
  const { 400: plain = [], ...others } = byStatus;
  expect(others).toEqual({
    403: ['invitationForAnother', 'notYourSeat', 'onlyTheHost', 'wrongKey'],
    404: [
      ...['noSuchCode', 'noSuchDeck', 'noSuchDevice', 'noSuchInvitation', 'noSuchKnock'],
      ...['noSuchPosition', 'noSuchTable'],
    ],
    409: [
      ...['cannotChoose', 'gameGoesOn', 'gameHasBegun', 'playerIsHere', 'seatNotFree'],
      ...['siteOff', 'tooManyDecks', 'tooManyMoves', 'waitForPlayer'],
    ],
    410: ['codeExpired', 'codeUsed', 'invitationExpired', 'invitationRevoked', 'invitationUsed'],
    422: [
      ...['noSuchBot', 'noSuchGame', 'optionsTooLong', 'recordDoesNotFit', 'recordOfOtherRules'],
      ...['recordTooLong', 'wrongSeats'],
    ],
    429: ['tooFast', 'tooManyKnocks', 'tooManyTries'],
    502: ['siteSilent'],
    507: ['noSpace'],
  });
  expect(plain).toContain('notUnderstood');
});

it('counts moves and what is swept by kind, refusals by reason, and the rest as it comes', async () => {
  const nothing = () => 0;
  const { registry, moves, refusals, swept, dropped, errors, unstored } = newCounts({
    ...{ tables: nothing, bytes: nothing, guests: nothing, thoughts: nothing },
    ...{ used: async () => null, free: async () => null },
  });
  for (const counter of [moves, swept]) counter.inc({ kind: 'one' }, 2);
  refusals.inc({ reason: 'one' }, 2);
  for (const counter of [dropped, errors, unstored]) counter.inc(2);
  const counted = (await registry.getMetricsAsJSON())
    .filter(({ name }) => /^grimrule_.*_total$/.test(name))
    .map(({ name, values }) => [name, values.map(({ value, labels }) => [value, labels])]);
  expect(Object.fromEntries(counted)).toEqual({
    grimrule_moves_total: [[2, { kind: 'one' }]],
    grimrule_swept_total: [[2, { kind: 'one' }]],
    grimrule_refusals_total: [[2, { reason: 'one' }]],
    grimrule_tables_dropped_total: [[2, {}]],
    grimrule_errors_total: [[2, {}]],
    grimrule_store_failures_total: [[2, {}]],
  });
});

it('a player is absent for a minute before others may do something about it', () => {
  expect(GRACE_MS).toBe(60_000);
});

it('what a server counts has these names and values', async () => {
  const counts = newCounts({
    ...{ tables: () => 1, bytes: () => 2, guests: () => 3, thoughts: () => 4 },
    ...{ used: async () => 5, free: async () => null },
  });
  const metrics = await counts.registry.getMetricsAsJSON();
  const own = metrics.filter(({ name }) => name.startsWith('grimrule_'));
  expect(own.map(({ name, type }) => `${name} ${type}`).sort()).toEqual([
    'grimrule_connections gauge',
    'grimrule_errors_total counter',
    'grimrule_message_seconds histogram',
    'grimrule_moves_total counter',
    'grimrule_refusals_total counter',
    'grimrule_storage_bytes gauge',
    'grimrule_storage_free_bytes gauge',
    'grimrule_store_failures_total counter',
    'grimrule_store_seconds histogram',
    'grimrule_swept_total counter',
    'grimrule_tables_bytes gauge',
    'grimrule_tables_dropped_total counter',
    'grimrule_tables_open gauge',
    'grimrule_thoughts_waiting gauge',
  ]);
  const described = own.map(({ name, help }) => [name.slice('grimrule_'.length), help]);
  expect(Object.fromEntries(described)).toEqual({
    tables_open: 'Tables in memory',
    tables_bytes: 'Estimated memory of the tables, limited by GRIMRULE_MEMORY_MB',
    connections: 'Pages connected to a table',
    thoughts_waiting: 'Bot decisions in the queue for a thread',
    storage_bytes: 'Size of the database',
    storage_free_bytes: 'Free space on the disk of the data folder; 0 with a database elsewhere',
    moves_total: 'Stored moves, by kind',
    refusals_total: 'Refused messages, by reason',
    tables_dropped_total:
      'Empty tables that were removed from memory early, to make room for others',
    errors_total: 'Internal errors of the server',
    message_seconds: 'Time from a message to all its consequences',
    store_failures_total: 'Moves that could not be stored',
    swept_total: 'Rows deleted because their retention time was over, by kind',
    store_seconds: 'Time from a move to its commit',
  });
  const { answering, storing } = counts;
  for (const histogram of [answering, storing]) {
    const { values } = await histogram.get();
    const bounds = values.flatMap(({ labels: { le } }) => (le === undefined ? [] : [le]));
    expect(bounds).toEqual([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, '+Inf']);
  }
  const gauge = (name: string) => own.find((each) => each.name === name)?.values[0]?.value;
  expect(
    ['tables_open', 'tables_bytes', 'connections', 'thoughts_waiting', 'storage_bytes'].map(
      (name) => gauge(`grimrule_${name}`),
    ),
  ).toEqual([1, 2, 3, 4, 5]);
});
