import type { Plan, Row } from '@grimrule/lab';
import { inOrder } from '@grimrule/lab';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { freshName } from '../link/fresh-name.ts';

/** A run of the laboratory that this browser keeps. */
export interface Run {
  readonly id: string;
  readonly plan: Plan;
  /** The version of the rules its games are played by. */
  readonly rules: string;
  readonly created: number;
}

interface Shelf extends DBSchema {
  runs: { key: string; value: Run };
  rows: {
    key: [string, number, number];
    value: { readonly run: string; readonly row: Row } & Place;
  };
}

interface Place {
  readonly setting: number;
  readonly number: number;
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('grimrule.lab', 1, {
    upgrade(base) {
      base.createObjectStore('runs', { keyPath: 'id' });
      base.createObjectStore('rows', { keyPath: ['run', 'setting', 'number'] });
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

const ofRun = (run: string) =>
  IDBKeyRange.bound([run, 0, 0], [run, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

export async function newRun(plan: Plan, rules: string): Promise<string> {
  const id = freshName();
  await (await open()).put('runs', { id, plan, rules, created: Date.now() });
  return id;
}

/** The newest first. */
export async function listRuns(): Promise<readonly Run[]> {
  const all = await (await open()).getAll('runs');
  return all.sort((one, other) => other.created - one.created);
}

export async function readRun(
  id: string,
): Promise<{ readonly run: Run; readonly rows: readonly Row[] } | null> {
  const base = await open();
  const run = await base.get('runs', id);
  if (!run) return null;
  const rows = await base.getAll('rows', ofRun(id));
  return { run, rows: inOrder(rows.map(({ row }) => row)) };
}

/** Games that were played twice, such as by two tabs, are kept once. */
export async function keepRows(run: string, rows: readonly Row[]): Promise<void> {
  const work = (await open()).transaction('rows', 'readwrite');
  await Promise.all([
    ...rows.map((row) => {
      const { setting, number } = row;
      return work.store.put({ run, setting, number, row });
    }),
    work.done,
  ]);
}

export async function deleteRun(id: string): Promise<void> {
  const work = (await open()).transaction(['runs', 'rows'], 'readwrite');
  await Promise.all([
    work.objectStore('runs').delete(id),
    work.objectStore('rows').delete(ofRun(id)),
    work.done,
  ]);
}
