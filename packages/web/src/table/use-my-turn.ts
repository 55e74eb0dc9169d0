import { useEffect } from 'react';
import { play } from '../sounds/sounds.ts';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

/** Calls somebody back who looks elsewhere while the table waits for them. */
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
    const before = document.title;
    const tell = () => {
      document.title = document.hidden ? `● ${call}` : before;
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      document.title = before;
    };
  }, [isAsked, call]);
}
