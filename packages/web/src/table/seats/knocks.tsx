import { useEffect } from 'react';
import { KnockList } from '../../joining/knock-list.tsx';
import { callBack } from '../../page-title.ts';
import { play } from '../../sounds/sounds.ts';
import { useLanguage } from '../../words/language.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { seatName } from './seat-name.ts';

/** The people who knock at this table, for its players: shown, heard, and in the tab's title. */
export function Knocks() {
  const { page, language, store } = useTable();
  const { t } = useLanguage();
  const knocks = useTableState((state) => state.knocks);
  const info = useTableState((state) => state.info);
  const latest = knocks.at(-1)?.id;
  const call = t('joining.knocks.title');
  useEffect(() => {
    if (latest === undefined) return;
    play('turn');
    const tell = () => callBack(document.hidden ? call : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      callBack(null);
    };
  }, [latest, call]);
  if (!info || knocks.length === 0) return null;
  return (
    <KnockList
      table={info.table}
      knocks={knocks}
      nameOf={(seat) => seatName(page, info, seat, language)}
      onAnswered={(left) => store.setState({ knocks: left })}
    />
  );
}
