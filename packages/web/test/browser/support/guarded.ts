import { champions } from '@grimrule/champions';
import type { Game, GameRecord } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import type { CreatedTable } from '@grimrule/room';
import { address } from './visitor.ts';

/** In this game an enemy has struck and a guard is engaged with the player after a few decisions. */
const SEED = 82;
const MOST_DECISIONS = 100;

/** A table on the server in which the villain cannot be attacked. */
export async function guardedTable(): Promise<CreatedTable> {
  const response = await fetch(`${address()}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record: guarded(), seats: [{ name: 'Ada', bot: null }] }),
  });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  return (await response.json()) as CreatedTable;
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
