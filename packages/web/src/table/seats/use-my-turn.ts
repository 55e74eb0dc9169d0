import { useEffect } from 'react';
import { callBack } from '../../page-title.ts';
import { play } from '../../sounds/sounds.ts';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';

/** Calls back a player who looks elsewhere while the table waits for them. */
export function useMyTurn(): void {
  const { prompt, view } = useTable();
  const { t } = useLanguage();
  const isAsked = prompt !== null;
  const turn = view.turns;
  const call = t('turn.title');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn calls once.
  useEffect(() => {
    if (isAsked) play('turn');
  }, [isAsked, turn]);

  useEffect(() => {
    if (!isAsked) return;
    const tell = () => callBack(document.hidden ? call : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      callBack(null);
    };
  }, [isAsked, call]);
}
