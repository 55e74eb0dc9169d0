import type { Json, Line, Snapshot } from '@grimrule/kernel';
import type { ChatLine, Move, StoredSeat, StoredSnapshot } from '@grimrule/room';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

/** A table that this browser keeps. */
export interface LocalTable {
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
  readonly rules: string;
  readonly seats: readonly StoredSeat[];
  readonly created: number;
  readonly played: number;
  /** Where it stands, for the list of saved games. */
  readonly summary: Summary;
}

export interface Summary {
  readonly round: number;
  readonly decisions: number;
  readonly ending: Line | null;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable };
  moves: {
    key: [string, number];
    value: {
      readonly table: string;
      readonly number: number;
      readonly rules: string;
      readonly move: Move;
    };
  };
  snapshots: { key: [string, number]; value: StoredSnapshot & { readonly table: string } };
  chat: { key: [string, number]; value: ChatLine & { readonly table: string } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('grimrule', 1, {
    upgrade(base) {
      base.createObjectStore('tables', { keyPath: 'table' });
      base.createObjectStore('moves', { keyPath: ['table', 'number'] });
      base.createObjectStore('snapshots', { keyPath: ['table', 'number'] });
      base.createObjectStore('chat', { keyPath: ['table', 'number'] });
    },
  });
  return shelf;
}

const ofTable = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

export async function saveTable(table: LocalTable): Promise<void> {
  await (await open()).put('tables', table);
}

export async function readTable(table: string): Promise<LocalTable | undefined> {
  return (await open()).get('tables', table);
}

export async function listTables(): Promise<readonly LocalTable[]> {
  const all = await (await open()).getAll('tables');
  return all.sort((one, other) => other.played - one.played);
}

export async function deleteTable(table: string): Promise<void> {
  const base = await open();
  const work = base.transaction(['tables', 'moves', 'snapshots', 'chat'], 'readwrite');
  await work.objectStore('tables').delete(table);
  for (const store of ['moves', 'snapshots', 'chat'] as const) {
    await work.objectStore(store).delete(ofTable(table));
  }
  await work.done;
}

/** Stores a move; false if there is one of this number already, from another tab perhaps. */
export async function appendMove(
  table: string,
  number: number,
  move: Move,
  rules: string,
  snapshot: Snapshot | null,
): Promise<boolean> {
  const work = (await open()).transaction(['moves', 'snapshots'], 'readwrite');
  const moves = work.objectStore('moves');
  if (await moves.get([table, number])) return false;
  await moves.add({ table, number, rules, move });
  if (snapshot) await work.objectStore('snapshots').put({ ...snapshot, table, number });
  await work.done;
  return true;
}

export async function readMoves(table: string, after = 0) {
  const range = IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);
  return (await open()).getAll('moves', range);
}

export async function readSnapshots(table: string): Promise<readonly StoredSnapshot[]> {
  return (await open()).getAll('snapshots', ofTable(table));
}

export async function readChat(table: string): Promise<readonly ChatLine[]> {
  return (await open()).getAll('chat', ofTable(table));
}

export async function addChat(table: string, line: ChatLine): Promise<void> {
  await (await open()).put('chat', { ...line, table });
}
