import type { CreatedTable, NewTable } from '@grimrule/room';

const ADA = { name: 'Ada', bot: null };
const BEN = { name: 'Ben', bot: null };

/** Two play Duel. */
export const DUEL: NewTable = { game: 'duel', options: null, seats: [ADA, BEN] };

/** One hero against Rhino. */
export const ALONE: NewTable = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man'] },
  seats: [ADA],
};

/** Two heroes against Rhino. */
export const TWO_HEROES: NewTable = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man', 'captain-marvel'] },
  seats: [ADA, BEN],
};

/** A table on the server, made without the page. */
export async function newTableAt(address: string, table: NewTable): Promise<CreatedTable> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  return (await response.json()) as CreatedTable;
}
