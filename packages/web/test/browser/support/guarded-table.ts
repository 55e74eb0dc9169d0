import { champions } from '@grimrule/champions';
import type { Game, GameRecord } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import type { CreatedPlayer, CreatedTable } from '@grimrule/room';
import type { MadeTable } from './new-table.ts';
import { postTo } from './new-table.ts';
import { address } from './visitor.ts';

/** In this game an enemy has struck and a guard is engaged with the player after a few decisions. */
const SEED = 21;
const MOST_DECISIONS = 100;

/** A table on the server in which the villain cannot be attacked. */
export async function guardedTable(): Promise<MadeTable> {
  const { key } = await postTo<CreatedPlayer>(`${address()}/api/players`, { name: 'Ada' });
  const seats = [{ name: 'Ada', bot: null, mine: true }];
  const { table } = await postTo<CreatedTable>(`${address()}/api/records`, {
    ...{ key, record: guarded(), seats },
  });
  return { table, keys: [key] };
}

function guarded(): GameRecord {
  const game = champions as Game;
  const match = Match.begin(game, { heroes: ['spider-man'], scenario: 'rhino' }, SEED);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const { prompt } = match.state;
    const isGuarded = game.refusals(match.state).some(({ reason }) => reason.say === 'guarded');
    if (isGuarded && prompt?.ask.say === 'playerTurn') return match.record();
    if (prompt) match.answer(prompt.seat, game.proposal(match.state));
  }
  throw new Error('no guard has come');
}
