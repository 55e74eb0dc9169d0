import type { CreatedTable, NewTable } from '@grimrule/room';

const ADA = { name: 'Ada', bot: null };
const BEN = { name: 'Ben', bot: null };
/** The same cards are dealt in every run. Long, so that it can be searched for in what is sent. */
const SEED = 'a seed that nobody may get to know';

/** Two play Duel. */
export const DUEL: NewTable = { game: 'duel', options: null, seats: [ADA, BEN], seed: SEED };

/** One hero against Rhino. */
export const ALONE: NewTable = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man'] },
  seats: [ADA],
  seed: SEED,
};

/** Two heroes against Rhino. */
export const TWO_HEROES: NewTable = {
  game: 'champions',
  options: { scenario: 'rhino', heroes: ['spider-man', 'captain-marvel'] },
  seats: [ADA, BEN],
  seed: SEED,
};

/** Four players on their way through the forest. */
export const FOUR_DECKS: NewTable = {
  game: 'rings',
  options: { scenario: 'passage', decks: ['leadership', 'tactics', 'spirit', 'lore'] },
  seats: [ADA, BEN, { name: 'Cleo', bot: null }, { name: 'Dora', bot: null }],
  seed: SEED,
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
