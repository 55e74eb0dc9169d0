import type { GameRecord, Json, Seat } from '@grimrule/kernel';
import { readRecord } from '@grimrule/kernel';
import type {
  CreatedLink,
  CreatedReport,
  CreatedTable,
  ListedTable,
  ListedTables,
  StoredSeat,
  TableView,
} from '@grimrule/room';
import type { Asked } from './ask.ts';
import { ask, isRefused } from './ask.ts';

interface Seating {
  readonly seats: readonly StoredSeat[];
}

export const createTable = (table: Seating & { readonly game: string; readonly options: Json }) =>
  ask<CreatedTable>('tables', table);

/** A game of this browser becomes a table on the server. */
export const uploadRecord = ({ record, seats }: Seating & { readonly record: GameRecord }) =>
  // The server replays it from its setup: what else a file may hold would only make it larger.
  ask<CreatedTable>('records', { record: { ...record, snapshots: [], takenBack: [] }, seats });

export const copyTable = (
  table: string,
  copy: Seating & { readonly at: number; readonly key?: string },
) => ask<CreatedTable>(`tables/${table}/copy`, copy);

export const listServerTables = (keys: readonly string[]) =>
  ask<ListedTables>('tables/list', { keys });

export const tableInfo = (table: string, keys: readonly string[]) =>
  ask<ListedTable>(`tables/${table}`, { keys });

export const spectatorsView = (table: string) => ask<TableView>(`tables/${table}/view`);

export const replaceLink = (table: string, seat: Seat, key: string) =>
  ask<CreatedLink>(`tables/${table}/seats/${seat}/link`, { key });

export const reportProblem = (
  table: string,
  report: { readonly key: string; readonly text: string },
) => ask<CreatedReport>(`tables/${table}/report`, report);

/** The record of a game that is over. Of one that goes on it would give every card away. */
export async function fetchRecord(table: string): Asked<GameRecord> {
  const answer = await ask<unknown>(`tables/${table}/record`);
  if (isRefused(answer)) return answer;
  const record = readRecord(answer);
  return 'say' in record ? { refused: { reason: 'notUnderstood', problems: [] } } : record;
}
