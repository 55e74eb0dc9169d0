import type { Game, State } from '@grimrule/kernel';
import type { Move } from '@grimrule/room';
import { isRefusal, Room } from '@grimrule/room';
import type { TableToMake } from './new-table.ts';
import type { SentAnswer } from './traffic.ts';

/** A game as it really was: every state, also those between two decisions. */
export interface Truth {
  readonly game: Game;
  /** The states that a move led through, the last of them being the one it led to. */
  statesOf(move: number): readonly State[];
  /** The state after so many moves, and after so many decisions: some moves only wait. */
  after(moves: number): State;
  afterDecisions(decisions: number): State;
}

/** Plays a game once more: from its seed, which only tests know, and what its players answered. */
export function truthOf(
  game: Game,
  { options, seed = '' }: TableToMake,
  answers: readonly SentAnswer[],
): Truth {
  const room = Room.open(game, options as null, seed);
  if (!(room instanceof Room)) throw new Error('there is no such game');
  const states: (readonly State[])[] = [[room.state]];
  const decided = new Map([[0, room.state]]);
  const makes = (move: Move) => {
    const planned = room.plan(move);
    if (isRefusal(planned)) throw new Error(`move ${room.number + 1} is wrong`);
    room.make(planned);
    decided.set(room.decisions, room.state);
    states.push([...planned.moments.slice(0, -1).map(({ state }) => state), room.state]);
  };
  for (const { seat, number, answer } of answers.toSorted((one, two) => one.number - two.number)) {
    if (!room.wasHere(number)) throw new Error(`answer ${number} is for another position`);
    const by = 'person';
    makes(
      room.isAwaited(seat) ? { kind: 'ahead', seat, answer, by } : { kind: 'answer', seat, answer },
    );
    // What was collected is made by the table itself.
    for (let { due } = room; due; { due } = room) makes(due);
  }
  const statesOf = (move: number) => states[move] ?? [];
  return {
    game,
    statesOf,
    afterDecisions(decisions) {
      const state = decided.get(decisions);
      if (!state) throw new Error(`nobody has made decision ${decisions}`);
      return state;
    },
    after(moves) {
      const state = statesOf(moves).at(-1);
      if (!state) throw new Error(`nobody has made move ${moves}`);
      return state;
    },
  };
}
