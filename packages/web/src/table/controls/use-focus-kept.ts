import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTable } from '../table-context.tsx';

/**
 * The focus often vanishes with an answer: a played card, a button. Players with a
 * keyboard then continue from the question, not from the beginning of the page.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  const { prompt, isShowing } = useTable();
  const byKeyboard = useRef(false);

  useEffect(() => {
    const key = () => {
      byKeyboard.current = true;
    };
    const pointer = () => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes.
  useEffect(() => {
    if (!byKeyboard.current) return;
    const at = document.activeElement;
    if (at === null || at === document.body) place.current?.focus({ preventScroll: true });
  }, [prompt, isShowing, place]);
}
