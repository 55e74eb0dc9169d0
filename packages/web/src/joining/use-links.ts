import type { Seat } from '@grimrule/kernel';
import type { ListedTable, OpenInvitation } from '@grimrule/room';
import { useCallback, useState } from 'react';
import { keptPlayer } from '../link/keys/player.ts';
import { keysAt, keysOf } from '../link/keys/seat-keys.ts';
import { asSitter } from '../link/keys/sitter.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { listInvitations } from '../link/server/joining-api.ts';
import { tableInfo } from '../link/server/server-api.ts';
import { usePolling } from './use-polling.ts';

/** Others take seats and make links meanwhile. */
const LOOK_MS = 5000;

interface Links {
  readonly about: ListedTable;
  readonly invitations: readonly OpenInvitation[];
  /** The seats that only an old link opens here, not the player's own key. */
  readonly byLink: readonly Seat[];
}

/** The players at a table, and the links to it. */
export function useLinks(table: string) {
  const [links, setLinks] = useState<Links | null>(null);
  const [refused, setRefused] = useState<ServerRefusal | null>(null);
  const refresh = useCallback(async () => {
    const found = await findLinks(table);
    if (isRefused(found)) setRefused(found.refused);
    else {
      setRefused(null);
      setLinks(found);
    }
  }, [table]);
  usePolling(LOOK_MS, refresh);
  return { links, refused, refresh };
}

async function findLinks(table: string): Promise<Links | { readonly refused: ServerRefusal }> {
  const about = await tableInfo(table, keysAt(table));
  if (isRefused(about)) return about;
  const key = keptPlayer()?.key;
  const own = await seatsOfPlayer(about, key);
  const byLink = about.mine.filter((seat) => !own.includes(seat));
  if (about.mine.length === 0 && !about.host) return { about, invitations: [], byLink };
  const listed = await asSitter(table, (each) => listInvitations(table, each));
  return { about, invitations: isRefused(listed) ? [] : listed.invitations, byLink };
}

async function seatsOfPlayer(
  { table, mine }: ListedTable,
  key: string | undefined,
): Promise<readonly Seat[]> {
  if (key === undefined) return [];
  if (keysOf(table).length === 0) return mine;
  const own = await tableInfo(table, [key]);
  return isRefused(own) ? [] : own.mine;
}
