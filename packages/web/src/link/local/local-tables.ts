import type { Json, Seat, Snapshot } from '@grimrule/kernel';
import type { ChatLine, Move, StoredSeat, StoredSnapshot, Summary } from '@grimrule/room';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { withRoom } from '../../device/full-storage.ts';

/** A table that this browser keeps. */
export interface LocalTable {
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seed: string | number;
  /** The version of the rules it was set up with. */
  readonly rules: string;
  /** The generator it was dealt with; tables from before there was a choice do not say it. */
  readonly generator?: string;
  readonly seats: readonly StoredSeat[];
  /** Seats that bots play for the player of this browser, until they are taken back. */
  readonly lent?: readonly Seat[];
  readonly created: number;
  readonly played: number;
  /** Where it stands, for the list of saved games; null before the first look at it. */
  readonly summary: Summary | null;
  /** The printed cards that picture where it stands. */
  readonly picture: readonly number[];
  /** When it was thrown away; for a while it can be fetched back. */
  readonly thrownAway?: number;
}

interface StoredMove {
  readonly table: string;
  readonly number: number;
  readonly rules: string;
  readonly move: Move;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable };
  moves: { key: [string, number]; value: StoredMove };
  snapshots: { key: [string, number]; value: StoredSnapshot & { readonly table: string } };
  chat: { key: [string, number]; value: ChatLine & { readonly table: string } };
}

const STORES = ['tables', 'moves', 'snapshots', 'chat'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('grimrule', 1, {
    upgrade(base) {
      base.createObjectStore('tables', { keyPath: 'table' });
      base.createObjectStore('moves', { keyPath: ['table', 'number'] });
      base.createObjectStore('snapshots', { keyPath: ['table', 'number'] });
      base.createObjectStore('chat', { keyPath: ['table', 'number'] });
    },
    // Another tab deletes everything.
    async blocking() {
      const open = await shelf;
      shelf = undefined;
      open?.close();
    },
    terminated() {
      shelf = undefined;
    },
  });
  return shelf;
}

const ofTable = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** A table with everything that belongs to it is stored at once, or not at all. */
export function addTable(
  table: LocalTable,
  moves: readonly Move[] = [],
  snapshots: readonly StoredSnapshot[] = [],
): Promise<void> {
  return withRoom(() => putTable(table, moves, snapshots), deleteThrownAway);
}

async function putTable(
  table: LocalTable,
  moves: readonly Move[],
  snapshots: readonly StoredSnapshot[],
): Promise<void> {
  const work = (await open()).transaction(STORES, 'readwrite');
  const { table: name, rules } = table;
  await Promise.all([
    work.objectStore('tables').put(table),
    ...moves.map((move, index) =>
      work.objectStore('moves').put({ table: name, number: index + 1, rules, move }),
    ),
    ...snapshots.map((each) => work.objectStore('snapshots').put({ ...each, table: name })),
    work.done,
  ]);
}

/** Changes what is kept of a table besides its moves; other tabs may change other parts of it. */
export async function changeTable(
  table: string,
  change: (before: LocalTable) => LocalTable,
): Promise<void> {
  const work = (await open()).transaction('tables', 'readwrite');
  const before = await work.store.get(table);
  if (before) await work.store.put(change(before));
  await work.done;
}

export async function readTable(table: string): Promise<LocalTable | undefined> {
  return (await open()).get('tables', table);
}

/** The tables of this browser, the one that was played last first. */
export async function listTables(): Promise<readonly LocalTable[]> {
  const all = await (await open()).getAll('tables');
  const isOld = ({ thrownAway }: LocalTable) =>
    thrownAway !== undefined && thrownAway < Date.now() - DAY_MS;
  for (const { table } of all.filter(isOld)) await deleteTable(table);
  return all
    .filter(({ thrownAway }) => thrownAway === undefined)
    .sort((one, other) => other.played - one.played);
}

/** A full storage cannot keep what was thrown away for a day; says whether there was any of it. */
async function deleteThrownAway(): Promise<boolean> {
  const all = await (await open()).getAll('tables');
  const gone = all.filter(({ thrownAway }) => thrownAway !== undefined);
  for (const { table } of gone) await deleteTable(table);
  return gone.length > 0;
}

export async function deleteTable(table: string): Promise<void> {
  const work = (await open()).transaction(STORES, 'readwrite');
  await Promise.all([
    work.objectStore('tables').delete(table),
    work.objectStore('moves').delete(ofTable(table)),
    work.objectStore('snapshots').delete(ofTable(table)),
    work.objectStore('chat').delete(ofTable(table)),
    work.done,
  ]);
}

/** Stores a move; false if there is one of this number already, from another tab perhaps. */
export function appendMove(stored: StoredMove, snapshot: Snapshot | null): Promise<boolean> {
  return withRoom(() => putMove(stored, snapshot), deleteThrownAway);
}

async function putMove(stored: StoredMove, snapshot: Snapshot | null): Promise<boolean> {
  const { table, number } = stored;
  const work = (await open()).transaction(['moves', 'snapshots'], 'readwrite');
  const moves = work.objectStore('moves');
  const isFirst = (await moves.getKey([table, number])) === undefined;
  if (isFirst) {
    await moves.add(stored);
    if (snapshot) await work.objectStore('snapshots').put({ ...snapshot, table, number });
  }
  await work.done;
  return isFirst;
}

export async function readMoves(table: string, after = 0): Promise<readonly StoredMove[]> {
  const range = IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);
  return (await open()).getAll('moves', range);
}

export async function readSnapshots(table: string): Promise<readonly StoredSnapshot[]> {
  return (await open()).getAll('snapshots', ofTable(table));
}

export async function keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void> {
  await (await open()).put('snapshots', { ...snapshot, table });
}

export async function readChat(table: string): Promise<readonly ChatLine[]> {
  return (await open()).getAll('chat', ofTable(table));
}

/** Stores a line of chat under the next number. */
export async function addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
  const work = (await open()).transaction('chat', 'readwrite');
  const last = await work.store.openKeyCursor(ofTable(table), 'prev');
  const numbered = { ...line, number: (last?.key[1] ?? 0) + 1 };
  await work.store.add({ ...numbered, table });
  await work.done;
  return numbered;
}
