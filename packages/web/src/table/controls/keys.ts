import { useEffect } from 'react';
import { pointAt } from '../board/use-pointing.ts';
import { toggleHint } from '../hint/hint-state.ts';
import { enlarge } from '../inspector/inspector-state.ts';
import { usePlayback } from '../playback/playback.tsx';
import { showPanel } from '../side/panels.ts';
import { useLatestTable } from '../table-context.tsx';

/** The keys of the table, besides those every page has. */
export const KEYS = [
  { key: 'n', does: 'next' },
  { key: 'b', does: 'back' },
  { key: 'q', does: 'question' },
  { key: 'h', does: 'hint' },
  { key: 'c', does: 'confirm' },
  { key: 'Escape', does: 'clear' },
  { key: 'p', does: 'pass' },
  { key: 'i', does: 'inspect' },
  { key: '.', does: 'point' },
  { key: 'u', does: 'undo' },
  { key: 'r', does: 'redo' },
  { key: ' ', does: 'skip' },
  { key: 's', does: 'step' },
  { key: 'l', does: 'log' },
  { key: 'g', does: 'guide' },
  { key: ',', does: 'settings' },
  { key: '?', does: 'help' },
] as const;
type Does = (typeof KEYS)[number]['does'];

const PASSING = ['pass', 'endTurn', 'endPhase', 'goOn', 'no', 'done'];
/** Where typing means typing. */
const TYPING = 'input, textarea, select, [contenteditable]';

export function useKeys(): void {
  const latest = useLatestTable();
  const playback = usePlayback();
  useEffect(() => {
    const does: Readonly<Record<Does, () => void>> = {
      next: () => focusLit(1),
      back: () => focusLit(-1),
      question: () => document.getElementById('question')?.focus(),
      confirm: () => latest.current.choice.isComplete && latest.current.choice.confirm(),
      hint: () => toggleHint(latest.current.prompt),
      clear() {
        const leave = document.querySelector<HTMLElement>('[data-verb=cancel]');
        if (leave) leave.click();
        else latest.current.choice.clear();
      },
      pass() {
        const { prompt, choice } = latest.current;
        const passes = prompt?.options.find(({ verb }) => PASSING.includes(verb));
        if (passes) choice.pick(passes);
      },
      inspect: () => onFocusedCard((card) => enlarge(card)),
      point: () => onFocusedCard((card) => pointAt(latest.current.store, card)),
      undo: () => latest.current.store.undo('decision'),
      redo: () => latest.current.store.redo(),
      skip: () => playback.skip(),
      step: () => playback.step(),
      log: () => showLog(),
      guide: () => document.querySelector<HTMLElement>('[data-verb="understood"]')?.click(),
      settings: () => showPanel('settings'),
      help: () => showPanel('keys'),
    };
    const pressed = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (at.matches(TYPING) || at.closest('[role="dialog"], [role="menu"]')) return;
      const isOnButton = at.matches('button, a, summary, [role="menuitem"]');
      // A key on a button belongs to the button.
      if (isOnButton && (event.key === ' ' || event.key === 'Enter')) return;
      const { key } = event.key === 'Enter' ? { key: 'c' } : event;
      const known = KEYS.find((each) => each.key === key);
      if (!known) return;
      event.preventDefault();
      does[known.does]();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [latest, playback]);
}

/** Moves the focus to the next thing that can be done, or to the one before. */
function focusLit(by: 1 | -1): void {
  const lit = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-lit] > .card-button, .question-body button:not(:disabled), .question-end button:not(:disabled)',
    ),
  ].filter((each) => each.checkVisibility());
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = lit[at < 0 && by < 0 ? lit.length - 1 : (at + by + lit.length) % lit.length];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function onFocusedCard(act: (card: number) => void): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (card !== undefined) act(Number(card));
}

/** Beside the table if there is room, else over it. */
function showLog(): void {
  const beside = document.querySelector<HTMLElement>('.table-side .log-lines');
  if (beside?.checkVisibility()) beside.focus();
  else showPanel('log');
}
