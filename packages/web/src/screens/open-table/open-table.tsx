import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useStore } from 'zustand';
import type { OpensLink } from '../../link/early-links.ts';
import { takeLink } from '../../link/early-links.ts';
import { forgetPlayer, isKnown, keptPlayer } from '../../link/keys/player.ts';
import { forgetTable } from '../../link/keys/seat-keys.ts';
import { localLink, serverLink } from '../../link/open-link.ts';
import type { TableStore } from '../../table/store.ts';
import { tableStore } from '../../table/store.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { useLanguage } from '../../words/language.ts';
import { DeadEnd } from '../frame/dead-end.tsx';
import { Opening } from '../frame/opening.tsx';
import { useTitle } from '../frame/use-title.ts';
import { named, nameOfGame } from '../saved/standing.ts';
import { useGame } from '../use-game.ts';
import { TableMenu } from './table-menu.tsx';
import '../../style/table.css';

/** A table that this browser keeps. */
export function LocalTableScreen() {
  const { table = '' } = useParams();
  return (
    <OpenTable
      key={table}
      open={takeLink(`/local/${table}`, localLink(table))}
      menu={<TableMenu where="here" table={table} />}
    />
  );
}

/** A table on the server, for those with a link to a seat, and for spectators. */
export function ServerTableScreen() {
  const { table = '' } = useParams();
  const { t } = useLanguage();
  const [visit, setVisit] = useState(0);
  const watch = async () => {
    forgetTable(table);
    // A key that was revoked would bar the way again.
    const player = keptPlayer();
    if (player && !(await isKnown(player.key))) forgetPlayer();
    setVisit(visit + 1);
  };
  return (
    <OpenTable
      key={`${table} ${visit}`}
      open={takeLink(`/table/${table}`, serverLink(table))}
      menu={<TableMenu where="server" table={table} />}
      barred={
        <DeadEnd title={t('screens.opened.barred')} text={t('screens.opened.barredHint')}>
          <button type="button" className="button button-main" onClick={() => void watch()}>
            {t('screens.opened.watch')}
          </button>
        </DeadEnd>
      }
    />
  );
}

interface OpenTableProps {
  readonly open: OpensLink;
  readonly menu: ReactNode;
  /** The message for a page whose link no longer opens a seat. */
  readonly barred?: ReactNode;
}

function OpenTable({ open, menu, barred }: OpenTableProps) {
  const [store, setStore] = useState<TableStore | null>(null);
  // Before anything is painted: most often all that the table needs is there by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once for a table.
  useLayoutEffect(() => {
    const opened = tableStore(open);
    setStore(opened);
    return () => opened.close();
  }, []);
  return store && <Opened store={store} menu={menu} barred={barred} />;
}

function Opened(props: {
  readonly store: TableStore;
  readonly menu: ReactNode;
  readonly barred: ReactNode;
}) {
  const { store, menu, barred } = props;
  const { t, language } = useLanguage();
  const status = useStore(store, (state) => state.status);
  const name = useStore(store, (state) => state.info?.game);
  const options = useStore(store, (state) => state.info?.options);
  const page = useGame(name, options === undefined ? undefined : { options });
  const round = useStore(store, ({ shown, seat }) => shown.get(seat)?.view.rounds ?? 0);
  useTitle(
    page && options !== undefined ? named(t, nameOfGame(page, { options }, language), round) : '',
  );
  if (status === 'gone' || page === null) {
    return <DeadEnd title={t('screens.opened.gone')} text={t('screens.opened.goneHint')} />;
  }
  if (status === 'closed') {
    return <DeadEnd title={t('screens.opened.closed')} text={t('screens.opened.closedHint')} />;
  }
  if (status === 'barred') return barred;
  if (status === 'removed') {
    return <DeadEnd title={t('joining.removed')} text={t('joining.removedHint')} />;
  }
  if (status === 'broken' || status === 'crowded') {
    return (
      <DeadEnd title={t(`screens.opened.${status}`)} text={t(`screens.opened.${status}Hint`)}>
        <button
          type="button"
          className="button button-main"
          onClick={() => window.location.reload()}
        >
          {t('screens.opened.again')}
        </button>
      </DeadEnd>
    );
  }
  if (!page && status === 'lost') {
    return <DeadEnd title={t('screens.opened.lost')} text={t('screens.opened.lostHint')} />;
  }
  if (!page) return <Opening />;
  return <TableScreen page={page} store={store} more={menu} />;
}
