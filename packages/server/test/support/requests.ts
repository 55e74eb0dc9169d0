import type { CreatedLink, CreatedTable, NewTable } from '@grimrule/room';

export interface Response<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

export async function request<T = unknown>(
  port: number,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response<T>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) as T, text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ADA = { name: 'Ada', bot: null };
const BEN = { name: 'Ben', bot: null };

/** Two play Duel. */
export const DUEL: NewTable = { game: 'duel', options: null, seats: [ADA, BEN] };

/** Two heroes against Rhino. */
export const CHAMPIONS: NewTable = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] },
  seats: [ADA, BEN],
};

/** Two players on their way through the forest; one of them searches decks. */
export const RINGS: NewTable = {
  game: 'rings',
  options: { scenario: 'passage', decks: ['leadership', 'lore'] },
  seats: [ADA, BEN],
};

export async function newTableAt(port: number, table: NewTable): Promise<CreatedTable> {
  const { status, body, text } = await request<CreatedTable>(port, '/api/tables', table);
  if (status !== 201) throw new Error(`no table: ${status} ${text}`);
  return body;
}

/** Replaces the link of a seat, for whoever has the host's key. */
export async function newLinkAt(
  port: number,
  table: string,
  seat: number,
  key: string,
): Promise<string> {
  const path = `/api/tables/${table}/seats/${seat}/link`;
  const { status, body, text } = await request<CreatedLink>(port, path, { key });
  if (status !== 200) throw new Error(`no link: ${status} ${text}`);
  return body.key;
}
