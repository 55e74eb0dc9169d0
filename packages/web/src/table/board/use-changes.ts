import { useEffect, useRef, useState } from 'react';
import type { IconName } from '../../card/icons.tsx';
import type { ShownValue, Token } from '../../games/page-game.ts';
import { useTableStore } from '../table-context.tsx';

/** How long a change stays to be seen. */
const SEEN_MS = 1500;

export interface NumberChange {
  readonly id: string;
  readonly icon: IconName | null;
  /** The tone of its token; null for a value. */
  readonly tone: Token['tone'] | null;
  readonly by: number;
}

const NONE_CHANGED: readonly NumberChange[] = [];

/**
 * The numbers of a card that have just changed. A card that was turned is another card, and
 * a jump to another position shows no changes.
 */
export function useChanges(
  title: string,
  values: readonly ShownValue[],
  tokens: readonly Token[],
): readonly NumberChange[] {
  const store = useTableStore();
  const before = useRef({ title, values, tokens });
  const [changes, setChanges] = useState(NONE_CHANGED);
  useEffect(() => {
    const was = before.current;
    before.current = { title, values, tokens };
    const isSame = was.title === title && !store.getState().isLeap;
    const found = isSame ? changesBetween(was, { values, tokens }) : NONE_CHANGED;
    if (found.length === 0) return;
    setChanges(found);
    const timer = setTimeout(() => setChanges(NONE_CHANGED), SEEN_MS);
    return () => {
      clearTimeout(timer);
      setChanges(NONE_CHANGED);
    };
  }, [title, values, tokens, store]);
  return changes;
}

interface Numbers {
  readonly values: readonly ShownValue[];
  readonly tokens: readonly Token[];
}

/** Tokens are counted from nothing; a value that was not shown before has not changed. */
export function changesBetween(before: Numbers, after: Numbers): readonly NumberChange[] {
  const ids = new Set([...before.tokens, ...after.tokens].map(({ id }) => id));
  const tokens = [...ids].map((id) => {
    const was = before.tokens.find((token) => token.id === id);
    const is = after.tokens.find((token) => token.id === id);
    const { icon = null, tone = null } = is ?? was ?? {};
    return { id, icon, tone, by: countOf(is) - countOf(was) };
  });
  const values = after.values.map(({ id, now }) => {
    const was = before.values.find((value) => value.id === id);
    return { id: `value ${id}`, icon: null, tone: null, by: was ? now - was.now : 0 };
  });
  const changed = tokens.filter(({ by }) => by !== 0);
  // Tokens tell more than the numbers that follow from them.
  return changed.length > 0 ? changed : values.filter(({ by }) => by !== 0);
}

/** A token without a number is there once. */
function countOf(token: Token | undefined): number {
  if (!token) return 0;
  const count = Number.parseInt(token.value ?? '1', 10);
  return Number.isNaN(count) ? 1 : count;
}
