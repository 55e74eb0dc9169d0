import type { Prompt, Table } from '@grimrule/kernel';
import { PASS } from '@grimrule/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PageGame } from '../../../games/page-game.ts';
import { useSettings } from '../../../settings/settings.ts';
import type { TableStore } from '../../store.ts';
import { passesBySelf } from './passes.ts';

/** So long the next question may take to come when a pass has been taken. */
const ANSWERED_MS = 500;

/**
 * The question that is left for the player: where the page passes by itself, there is none. What was
 * undone is asked again, so that one can act there after all.
 */
export function usePassing(
  page: PageGame,
  store: TableStore,
  table: Table,
  prompt: Prompt | null,
): Prompt | null {
  const chosen = useSettings((settings) => settings.pauses);
  const isLeap = useStore(store, (state) => state.isLeap);
  const passes = useMemo(
    () => prompt !== null && !isLeap && passesBySelf(page, table, chosen),
    [page, table, prompt, isLeap, chosen],
  );
  const isSaying = useStore(store, (state) => state.saying);
  const tried = useRef<Prompt | null>(null);
  const [standing, setStanding] = useState<Prompt | null>(null);
  useEffect(() => {
    if (!passes || isSaying) return;
    if (tried.current === prompt) {
      // The table did not take the pass: the player is asked after all.
      const timer = setTimeout(() => setStanding(prompt), ANSWERED_MS);
      return () => clearTimeout(timer);
    }
    tried.current = prompt;
    store.pass([PASS]);
  }, [passes, isSaying, prompt, store]);
  return passes && standing !== prompt ? null : prompt;
}
