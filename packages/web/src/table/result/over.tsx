import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTable } from '../table-context.tsx';
import { closeResult, openResult, useResult } from './result-state.ts';
import { type Kept, useKept } from './where.ts';

const ResultPage = lazy(async () => ({ default: (await import('./result-page.tsx')).ResultPage }));

/** The result lies over the table when a game ends; a game that was over before is looked at first. */
export function OverTable() {
  const { view, isShowing, isPast, store } = useTable();
  const kept = useKept();
  const isOpen = useResult((state) => state.isOpen);
  const isOver = view.outcome !== null && !isShowing;
  const wasOver = useRef(isOver);
  useEffect(() => {
    // Those who only watch look at the final board, until they ask for more.
    if (isOver && !wasOver.current && store.getState().seats.length > 0) openResult();
    if (!isOver) closeResult();
    wasOver.current = isOver;
  }, [isOver, store]);
  useEffect(() => closeResult, []);
  useNoting(isOver ? kept : null);
  if (!isOpen || !isOver || isPast || !kept) return null;
  return (
    <Suspense fallback={null}>
      <ResultPage kept={kept} />
    </Suspense>
  );
}

/** The end of a game on the server is noted in the history of those who play it. */
function useNoting(kept: Kept | null): void {
  const { view, store } = useTable();
  const { outcome, rounds, decisions } = view;
  const table = kept?.where === 'server' ? kept.table : null;
  useEffect(() => {
    const { info, seats: mine } = store.getState();
    if (table === null || !outcome || !info || mine.length === 0) return;
    const seats = info.seats.map(({ name, bot }) => ({ name, bot }));
    const { game, options } = info;
    void import('../../link/history/finished.ts').then(({ finishedId, keepFinished }) =>
      keepFinished({
        ...{ id: finishedId('server', table), where: 'server', table, game, options, seats, mine },
        ...{ outcome, rounds, decisions, at: Date.now() },
      }),
    );
  }, [table, outcome, rounds, decisions, store]);
}
