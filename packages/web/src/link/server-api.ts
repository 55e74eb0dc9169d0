import type { GameRecord, Json, Line, Seat } from '@grimrule/kernel';
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

/** How long a server may take to answer. */
const PATIENCE_MS = 15_000;

/** Why a server did not do what it was asked for. */
export interface ServerRefusal {
  /** A reason that the page has words for. */
  readonly reason: string;
  /** What is wrong with the options, in the words of the game. */
  readonly problems: readonly Line[];
}

type Asked<T> = Promise<T | { readonly refused: ServerRefusal }>;

/** The way to everything that a server does besides playing. */
async function ask<T>(path: string, body?: unknown): Asked<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  try {
    const response = await fetch(`/api/${path}`, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    return response.ok ? (answer as T) : { refused: refusalIn(answer) };
  } catch {
    // No network, no server, or something else than a server of ours.
    return { refused: { reason: 'unreachable', problems: [] } };
  }
}

/** The reason that an answer gives, if it gives one. */
export function refusalIn(answer: unknown): ServerRefusal {
  const { refusal, problems } = (answer ?? {}) as {
    readonly refusal?: { readonly reason?: Line };
    readonly problems?: readonly Line[];
  };
  return { reason: refusal?.reason?.say ?? 'unreachable', problems: problems ?? [] };
}

export function isRefused<T>(
  answer: T | { readonly refused: ServerRefusal },
): answer is { readonly refused: ServerRefusal } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

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
