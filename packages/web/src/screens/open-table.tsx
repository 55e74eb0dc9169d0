import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useStore } from 'zustand';
import { keysOf } from '../link/seat-keys.ts';
import { socketLink } from '../link/socket-link.ts';
import type { LinkListener, TableLink } from '../link/table-link.ts';
import { workerLink } from '../link/worker-link.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableStore } from '../table/store.ts';
import { tableStore } from '../table/store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useLanguage } from '../words/language.ts';
import { useGame } from './use-game.ts';
import '../style/table.css';

/** A table that this browser keeps. */
export function LocalTableScreen() {
  const { table = '' } = useParams();
  return <OpenTable key={table} open={(listener) => workerLink(table, listener)} />;
}

/** A table on the server, for those with a link to a seat, and for spectators. */
export function ServerTableScreen() {
  const { table = '' } = useParams();
  const { name } = useSettings.getState();
  const hello = { keys: keysOf(table), name };
  return <OpenTable key={table} open={(listener) => socketLink(table, hello, listener)} />;
}

function OpenTable({ open }: { readonly open: (listener: LinkListener) => TableLink }) {
  const [store, setStore] = useState<TableStore | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once for a table.
  useEffect(() => {
    const opened = tableStore(open);
    setStore(opened);
    return () => opened.close();
  }, []);
  return store ? <Opened store={store} /> : null;
}

function Opened({ store }: { readonly store: TableStore }) {
  const { t } = useLanguage();
  const status = useStore(store, (state) => state.status);
  const name = useStore(store, (state) => state.info?.game);
  const page = useGame(name);
  if (status === 'gone' || page === null) return <p className="opening">{t('table.gone')}</p>;
  if (!page) return <p className="opening">{t('table.opening')}</p>;
  return <TableScreen page={page} store={store} />;
}
