import type { Deck } from '@grimrule/decks';
import type { Line } from '@grimrule/kernel';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { problemsOf } from '../desk/legality.ts';
import type { Workshop } from '../desk/use-desk.ts';
import { changeDeck } from '../kept/deck-shelf.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import type { Course } from './course.ts';
import { begun, done, redone, undone } from './course.ts';

/** Typing a name need not store every letter. */
const STORED_AFTER_MS = 250;

export interface Building {
  readonly deck: Deck;
  readonly problems: readonly Line[];
  change(after: Deck): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Whether the last change could be stored. */
  readonly isStored: boolean;
}

/** A deck under one's hands: every change is stored, judged, and can be undone. */
export function useBuilder(kept: KeptDeck, { page, desk }: Workshop): Building {
  const [course, setCourse] = useState<Course>(() => begun(kept.deck));
  const deck = course.now;
  const isStored = useStored(kept, deck);
  const judged = useDeferredValue(deck);
  const problems = useMemo(() => problemsOf(page, judged, desk.game), [page, desk, judged]);
  const change = useCallback(
    (after: Deck) => setCourse((before) => (after === before.now ? before : done(before, after))),
    [],
  );
  const undo = useCallback(() => setCourse(undone), []);
  const redo = useCallback(() => setCourse(redone), []);
  return {
    deck,
    problems,
    change,
    undo: course.before.length > 0 ? undo : null,
    redo: course.undone.length > 0 ? redo : null,
    isStored,
  };
}

function useStored({ id, deck: begunWith }: KeptDeck, deck: Deck): boolean {
  const [isStored, setStored] = useState(true);
  const stored = useRef(begunWith);
  useEffect(() => {
    if (deck === stored.current) return;
    const store = () => {
      if (deck === stored.current) return;
      stored.current = deck;
      changeDeck(id, (kept) => ({ ...kept, deck, changed: Date.now() })).then(
        () => setStored(true),
        () => setStored(false),
      );
    };
    const timer = setTimeout(store, STORED_AFTER_MS);
    // Who leaves at once loses nothing.
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', store);
    };
  }, [id, deck]);
  const latest = useRef(deck);
  latest.current = deck;
  useEffect(
    () => () => {
      const last = latest.current;
      if (last === stored.current) return;
      stored.current = last;
      void changeDeck(id, (kept) => ({ ...kept, deck: last, changed: Date.now() }));
    },
    [id],
  );
  return isStored;
}
