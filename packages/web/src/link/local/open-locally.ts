import type { Game, Json, Match } from '@grimrule/kernel';
import { GENERATOR } from '@grimrule/kernel';
import type { Move, StoredSeat, StoredSnapshot } from '@grimrule/room';
import { isFull, useFullStorage } from '../../device/full-storage.ts';
import { askToKeep } from '../../device/kept-storage.ts';
import { freshName } from '../fresh-name.ts';
import { addTable } from './local-tables.ts';

/** Puts a new table into this browser, and gives its name. */
export async function openLocally(
  game: Game,
  options: Json,
  seats: readonly StoredSeat[],
): Promise<string> {
  return store(game, { options, seed: freshName(), generator: GENERATOR }, seats);
}

/** Puts a copy of a game into this browser, as it was after so many decisions. */
export async function copyLocally(
  match: Match,
  seats: readonly StoredSeat[],
  decisions: number = match.earlier + match.undoable,
): Promise<string> {
  const record = match.record();
  const moves = record.decisions
    .slice(match.earlier, decisions)
    .map(({ seat, answer }): Move => ({ kind: 'answer', seat, answer }));
  const snapshots = match
    .snapshotsOfCopy(decisions)
    .map((snapshot) => ({ ...snapshot, number: snapshot.decisions }));
  return store(match.game, match, seats, moves, snapshots);
}

async function store(
  { name, definition }: Game,
  { options, seed, generator }: Pick<Match, 'options' | 'seed' | 'generator'>,
  seats: readonly StoredSeat[],
  moves: readonly Move[] = [],
  snapshots: readonly StoredSnapshot[] = [],
): Promise<string> {
  const table = freshName();
  const now = Date.now();
  const rules = definition.version;
  const opened = {
    ...{ table, game: name, options, seed, rules, seats, created: now, played: now },
    ...{ generator, summary: null, picture: [] },
  };
  try {
    await addTable(opened, moves, snapshots);
  } catch (error) {
    if (isFull(error)) useFullStorage.setState({ unstored: { what: 'game' } });
    throw error;
  }
  void askToKeep();
  return table;
}
