import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { GENERATOR } from '@grimrule/kernel';
import type { Move, Summary } from '@grimrule/room';
import { Room, summaryOf } from '@grimrule/room';
import type { NewGame } from '../../src/storage/stored-table.ts';

export const SUMMARY: Summary = { decisions: 1, rounds: 1, waitsFor: 1, outcome: null };
export const MOVE: Move = { kind: 'answer', seat: 0, answer: [{ verb: 'pass' }] };
export const REDO: Move = { kind: 'redo', seat: 1 };

/** A table of Duel as it is stored before anybody has moved. */
export function newGame(besides: Partial<NewGame> = {}): NewGame {
  const room = Room.open(duel as Game, null, 'stored');
  if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
  return {
    game: 'duel',
    options: null,
    seed: 'stored',
    seedChosen: false,
    generator: GENERATOR,
    rules: '1',
    summary: summaryOf(room.state, 0),
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Ben "the bold"', bot: 'sensible' },
    ],
    host: null,
    snapshots: [],
    moves: [],
    ...besides,
  };
}
