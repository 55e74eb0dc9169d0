import type { Answer } from '@grimrule/kernel';
import { useEffect } from 'react';

/** Marks the cards of the hinted answers on the table: the first with 1, and so on. */
export function useHinted(answers: readonly Answer[]): void {
  useEffect(() => {
    const marked: HTMLElement[] = [];
    answers.forEach((answer, index) => {
      for (const { card } of answer) {
        const place = card === undefined ? null : document.querySelector(`[data-card="${card}"]`);
        if (!(place instanceof HTMLElement) || place.dataset.hinted !== undefined) continue;
        place.dataset.hinted = String(index + 1);
        marked.push(place);
      }
    });
    return () => {
      for (const place of marked) delete place.dataset.hinted;
    };
  }, [answers]);
}
