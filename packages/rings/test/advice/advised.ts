import type { Advised } from '@grimrule/kernel/testing';
import { holdAdvice } from '@grimrule/kernel/testing';
import { rings } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { optionName } from '../table/picture.ts';
import { Play, play } from '../table/play.ts';
import { positionOf } from '../table/position.ts';

export type Position = Advised<Description>;

/** A table at the very question of the mulligan. */
function atMulligan(table: Description): Play {
  const state = positionOf(table);
  const setup = rings.definition.procedures.get('setup');
  const step = setup?.steps.findIndex(({ name }) => name === '5 mulligan') ?? 0;
  state.stack.length = 0;
  state.stack.push({ procedure: 'setup', step, locals: { waiting: [0] } });
  return new Play(state);
}

/** How many questions are answered as advised before the one that a position is about. */
const UNTIL = 30;

/** Plays up to the question of a position, and holds the game's advice against its good answers. */
export function judge(position: Position): void {
  const { table, after, asks } = position;
  const played = asks === 'mulligan' ? atMulligan(table) : play(table);
  for (const each of after ?? []) played.choose(...each.split(' + '));
  // Questions on the way that are not the point are answered as advised.
  for (let count = 0; played.state.prompt?.ask.say !== asks && count < UNTIL; count++) {
    if (!played.state.prompt) break;
    played.answer(rings.proposal(played.state));
  }
  played.asks(asks);
  const { state, options } = played;
  const advised = rings.proposal(state).map((option) => optionName(state, option));
  holdAdvice(position, options, advised);
}
