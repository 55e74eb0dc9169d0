import type {
  CreatedInvitation,
  CreatedPlayer,
  CreatedTable,
  NewTable,
  TakenSeat,
} from '@grimrule/room';

/** A table that shall be made. Every person gets a player of their own. */
export type TableToMake = Omit<NewTable, 'key'>;

/** A table, and the key of the player on each of its seats. */
export interface MadeTable {
  readonly table: string;
  readonly keys: readonly string[];
}

const ADA = { name: 'Ada', bot: null };
const BEN = { name: 'Ben', bot: null };
/** The same cards are dealt in every run. Long, so that it can be searched for in what is sent. */
const SEED = 'a seed that nobody may get to know';

/** Two play Duel. */
export const DUEL: TableToMake = { game: 'duel', options: null, seats: [ADA, BEN], seed: SEED };

/** One hero against Rhino. */
export const ALONE: TableToMake = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man'] },
  seats: [ADA],
  seed: SEED,
};

/** Two heroes against Rhino. */
export const TWO_HEROES: TableToMake = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man', 'captain-marvel'] },
  seats: [ADA, BEN],
  seed: SEED,
};

/** Four players on their way through the forest. */
export const FOUR_DECKS: TableToMake = {
  game: 'rings',
  options: { scenario: 'passage', decks: ['leadership', 'tactics', 'spirit', 'lore'] },
  seats: [ADA, BEN, { name: 'Cleo', bot: null }, { name: 'Dora', bot: null }],
  seed: SEED,
};

/** A table on the server, made without the page: the first player invites the others, who accept. */
export async function newTableAt(
  address: string,
  { seats, ...table }: TableToMake,
): Promise<MadeTable> {
  const post = <T>(path: string, body: object) => postTo<T>(`${address}/api/${path}`, body);
  const players: CreatedPlayer[] = [];
  for (const { name } of seats) players.push(await post<CreatedPlayer>('players', { name }));
  const [host, ...others] = players.map(({ key }) => key);
  const made = await post<CreatedTable>('tables', {
    ...{ ...table, key: host },
    seats: seats.map((seat, index) => ({ ...seat, mine: index === 0 })),
  });
  for (const [index, key] of others.entries()) {
    const seat = `tables/${made.table}/seats/${index + 1}`;
    const { token } = await post<CreatedInvitation>(`${seat}/invitation`, { key: host });
    await post<TakenSeat>('invitations/accept', { token, key });
  }
  return { table: made.table, keys: players.map(({ key }) => key) };
}

export async function postTo<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} is refused: ${await response.text()}`);
  return (await response.json()) as T;
}
