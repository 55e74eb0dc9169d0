import type { Json, Seat } from '@grimrule/kernel';
import type { StoredSeat, Summary } from '@grimrule/room';
import { useCallback, useEffect, useState } from 'react';
import { isFull } from '../../device/full-storage.ts';
import { allKeys, unlist, unlisted } from '../../link/keys/seat-keys.ts';
import { changeTable, deleteTable, listTables } from '../../link/local/local-tables.ts';
import type { ServerRefusal } from '../../link/server/ask.ts';
import { isRefused } from '../../link/server/ask.ts';
import { listServerTables } from '../../link/server/server-api.ts';
import { humansAt } from '../new-game/seat-plan.ts';

/** A game that can be resumed, wherever it is kept. */
export interface SavedGame {
  readonly where: 'here' | 'server';
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly StoredSeat[];
  readonly mine: readonly Seat[];
  readonly summary: Summary | null;
  /** The printed cards that picture it, if they are known already. */
  readonly picture: readonly number[] | null;
  readonly at: number;
}

interface Saved {
  readonly here: readonly SavedGame[] | null;
  readonly server: readonly SavedGame[];
  /** Why the tables of the server could not be listed. */
  readonly refused: ServerRefusal | null;
}

/** All games that this browser knows of. */
export function useSaved() {
  const [saved, setSaved] = useState<Saved>({ here: null, server: [], refused: null });
  const refresh = useCallback(async () => {
    const local = (await listTables()).map(
      (table): SavedGame => ({
        ...{ ...table, where: 'here', mine: humansAt(table.seats), at: table.played },
      }),
    );
    setSaved((before) => ({ ...before, here: local }));
    const keys = allKeys();
    if (keys.length === 0) {
      setSaved((before) => ({ ...before, server: [], refused: null }));
      return;
    }
    const listed = await listServerTables(keys);
    if (isRefused(listed)) {
      setSaved((before) => ({ ...before, refused: listed.refused }));
      return;
    }
    const gone = unlisted();
    const server = listed.tables
      .filter(({ table }) => !gone.includes(table))
      .map(
        (table): SavedGame => ({
          ...{ ...table, where: 'server', picture: null, at: table.updated },
        }),
      );
    setSaved((before) => ({ ...before, server, refused: null }));
  }, []);
  useEffect(() => void refresh().catch(() => setSaved((was) => ({ ...was, here: [] }))), [refresh]);
  return { ...saved, refresh };
}

/** Takes a game out of the list, and gives how to put it back; null if that is not possible. */
export async function remove({ where, table }: SavedGame): Promise<(() => Promise<void>) | null> {
  if (where === 'here') {
    try {
      await changeTable(table, (before) => ({ ...before, thrownAway: Date.now() }));
    } catch (error) {
      if (!isFull(error)) throw error;
      // Not even the mark fits: the game goes at once, and makes room.
      await deleteTable(table);
      return null;
    }
    return () =>
      changeTable(table, (before) => {
        const { thrownAway: _when, ...kept } = before;
        return kept;
      });
  }
  unlist(table, true);
  return async () => unlist(table, false);
}
