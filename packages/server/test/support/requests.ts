import type { CreatedInvitation, CreatedPlayer, CreatedTable, NewTable } from '@grimrule/room';

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

/** A table before somebody makes it. */
export type Wanted = Omit<NewTable, 'key'>;

/** Two play Duel. */
export const DUEL: Wanted = { game: 'duel', options: null, seats: [ADA, BEN] };

/** Two heroes against Rhino. */
export const CHAMPIONS: Wanted = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] },
  seats: [ADA, BEN],
};

/** Two players on their way through the forest; one of them searches decks. */
export const RINGS: Wanted = {
  game: 'rings',
  options: { scenario: 'passage', decks: ['leadership', 'lore'] },
  seats: [ADA, BEN],
};

/** Asks for something that has to be there. */
export async function made<T>(port: number, path: string, body: unknown): Promise<T> {
  const answer = await request<T>(port, path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

export function playerAt(port: number, name = ''): Promise<CreatedPlayer> {
  return made(port, '/api/players', { name });
}

/** A table with a player on each seat that no bot plays. */
export interface SeatedTable extends CreatedTable {
  /** The keys of the players, by seat; of those with bots too, who sit nowhere. */
  readonly keys: readonly string[];
}

/** Makes a table, whose host sits on the first seat without a bot, and invites the others. */
export function newTableAt(port: number, wanted: Wanted): Promise<SeatedTable> {
  return seatedAt(port, '/api/tables', wanted);
}

/** The same of anything that becomes a table; by a new player, or by one who has a key already. */
export async function seatedAt(
  port: number,
  path: string,
  wanted: Pick<Wanted, 'seats'> & Readonly<Record<string, unknown>>,
  by?: string,
): Promise<SeatedTable> {
  const { seats } = wanted;
  const host = Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  );
  const players = await Promise.all(seats.map(({ name }) => playerAt(port, name)));
  const keys = players.map(({ key }, seat) => (seat === host ? (by ?? key) : key));
  const key = keys[host] ?? '';
  const table = await made<CreatedTable>(port, path, {
    ...{ ...wanted, key },
    seats: seats.map((seat, index) => ({ ...seat, mine: index === host })),
  });
  const free = seats.flatMap(({ bot }, seat) => (bot === null && seat !== host ? [seat] : []));
  await inviteTo(port, { table: table.table, key, seats: free, keys });
  return { ...table, keys };
}

/** Invites players to seats, who accept. */
export async function inviteTo(
  port: number,
  asked: {
    readonly table: string;
    /** The key of the inviting player. */
    readonly key: string;
    readonly seats: readonly number[];
    readonly keys: readonly string[];
  },
): Promise<void> {
  const { table, key, seats, keys } = asked;
  for (const seat of seats) {
    const path = `/api/tables/${table}/seats/${seat}/invitation`;
    const { token } = await made<CreatedInvitation>(port, path, { key });
    await made(port, '/api/invitations/accept', { token, key: keys[seat] });
  }
}
