import type { Rulebook } from '@grimrule/rulebook';
import { use } from 'react';
import { registrationOf } from '../../games/registry.ts';
import type { SignTable } from './row.ts';

type Tables = readonly SignTable[];

const loading = new Map<Rulebook, Promise<Tables>>();

/** Waits for the tables of a game's symbols and keywords, inside a `Suspense`. */
export function useSignTables(book: Rulebook): Tables {
  return use(signTablesOf(book));
}

function signTablesOf(book: Rulebook): Promise<Tables> {
  const known = loading.get(book);
  if (known) return known;
  const tables = load(book);
  loading.set(book, tables);
  // Without a connection it may fail now and succeed later.
  tables.catch(() => loading.delete(book));
  return tables;
}

async function load(book: Rulebook): Promise<Tables> {
  const tablesOf = await registrationOf(book.game)?.signTables();
  return tablesOf?.(book) ?? [];
}
