import type { Advised } from '@grimrule/kernel/testing';
import { holdAdvice } from '@grimrule/kernel/testing';
import { duel } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { nameOf } from '../table/picture.ts';
import { Play } from '../table/play.ts';

export type Position = Advised<Description>;

/** Plays up to the question of a position, and holds the game's advice against its good answers. */
export function judge(position: Position): void {
  const { table, after = [], asks } = position;
  const played = new Play(table, 'straight');
  for (const each of after) {
    const picked = each.split(' + ').map((name) => played.option(name));
    played.answer(played.prompt?.seat ?? 0, picked);
  }
  played.leavesOpen(asks);
  const { state, choices } = played;
  const advised = duel.proposal(state).map((option) => nameOf(state, option));
  holdAdvice(position, choices, advised);
}
