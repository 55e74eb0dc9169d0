import type { GameRecord, Json } from '@grimrule/kernel';
import { readRecord } from '@grimrule/kernel';
import type {
  CreatedReport,
  CreatedTable,
  ListedTable,
  ListedTables,
  TableView,
} from '@grimrule/room';
import type { Asked } from './ask.ts';
import { ask, isRefused } from './ask.ts';

/** The players of a new table's seats: a bot, the maker, or a friend later. */
export interface SeatToFill {
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
}

interface Seating {
  /** The key of the player who makes the table. */
  readonly key: string;
  readonly seats: readonly SeatToFill[];
}

export const createTable = (table: Seating & { readonly game: string; readonly options: Json }) =>
  ask<CreatedTable>('tables', table);

/** A game of this browser becomes a table on the server. */
export const uploadRecord = ({ record, ...seating }: Seating & { readonly record: GameRecord }) =>
  // The server replays it from its setup: what else a file may hold would only make it larger.
  ask<CreatedTable>('records', { record: { ...record, snapshots: [], takenBack: [] }, ...seating });

export const copyTable = (
  table: string,
  copy: Seating & { readonly at: number; readonly seatKey?: string },
) => ask<CreatedTable>(`tables/${table}/copy`, copy);

export const listServerTables = (keys: readonly string[]) =>
  ask<ListedTables>('tables/list', { keys });

export const tableInfo = (table: string, keys: readonly string[]) =>
  ask<ListedTable>(`tables/${table}`, { keys });

export const spectatorsView = (table: string) => ask<TableView>(`tables/${table}/view`);

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
