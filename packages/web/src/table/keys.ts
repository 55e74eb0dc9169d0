import { useEffect } from 'react';
import { useTable } from './table-context.tsx';

/** The keys of the table, besides those every page has. */
export const KEYS = [
  { key: 'u', does: 'undo' },
  { key: 'r', does: 'redo' },
  { key: ' ', does: 'skip' },
  { key: 'Enter', does: 'confirm' },
  { key: 'p', does: 'pass' },
  { key: 'n', does: 'next' },
  { key: '?', does: 'help' },
] as const;

const PASSING = ['pass', 'endTurn', 'no', 'done'];

export function useKeys(): void {
  const { store, choice, prompt } = useTable();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (at.matches('input, textarea, select, [contenteditable]')) return;
      if (event.key === 'u') store.undo('decision');
      if (event.key === 'r') store.redo();
      if (event.key === 'p') {
        const passes = prompt?.options.find(({ verb }) => PASSING.includes(verb));
        if (passes) choice.pick(passes);
      }
      if (event.key === 'n') focusNextLit();
      if (event.key === ' ' && !at.matches('button, [role="menuitem"], a')) {
        event.preventDefault();
        store.showAll();
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [store, choice, prompt]);
}

/** Moves the focus to the next thing that can be done. */
function focusNextLit(): void {
  const lit = [
    ...document.querySelectorAll<HTMLElement>('[data-lit] .card-button, .question button'),
  ];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + 1) % lit.length]?.focus();
}
