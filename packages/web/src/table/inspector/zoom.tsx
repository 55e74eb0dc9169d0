import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { NONE } from '@grimrule/kernel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { enlarge, inspect, useInspected } from './inspector-state.ts';
import './zoom.css';

// Lazy-loaded with the first look at a card.
const CardInFull = lazy(async () => ({ default: (await import('./card-in-full.tsx')).CardInFull }));

/** A mouse on its way passes many cards; only where it rests is looked at. */
const REST_MS = 250;
/** So long the panel waits for a mouse that is on its way to it. */
const WAY_MS = 200;

/** The card that is looked at, in full, beside it. It stays while the mouse is in it. */
export function Zoom() {
  const { card, isLarge } = useInspected();
  const [isHeld, setHeld] = useState(false);
  const shown = useRested(isLarge ? NONE : card, isHeld && !isLarge);
  const anchor =
    shown === NONE ? null : document.querySelector(`.table-main [data-card="${shown}"]`);
  const { refs, floatingStyles } = useFloating({
    placement: 'right-start',
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: [offset(10), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useMouseElsewhere(card === NONE ? shown : card, () => {
    setHeld(false);
    inspect(NONE);
  });
  const { t } = useLanguage();
  if (!anchor) return null;
  return (
    <aside
      ref={refs.setFloating}
      className="zoom"
      style={floatingStyles}
      aria-label={t('inspector.title')}
      data-zoomed={shown}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        enlarge(shown);
      }}
    >
      <Suspense fallback={null}>
        <CardInFull card={shown} />
      </Suspense>
    </aside>
  );
}

/** A card that goes away under a mouse never hears that the mouse has left: the next movement tells. */
function useMouseElsewhere(card: number, onElsewhere: () => void): void {
  const tell = useRef(onElsewhere);
  useEffect(() => {
    tell.current = onElsewhere;
  });
  useEffect(() => {
    if (card === NONE) return;
    const moved = ({ target }: PointerEvent) => {
      const own = `[data-card="${card}"]`;
      const isThere = target instanceof Element && target.closest(`${own}, .zoom`) !== null;
      const hasFocus = document.querySelector(`${own} :focus-visible`) !== null;
      if (!isThere && !hasFocus) tell.current();
    };
    document.addEventListener('pointermove', moved);
    return () => document.removeEventListener('pointermove', moved);
  }, [card]);
}

/** A card only after it has been looked at for a moment; none while the panel holds another one. */
function useRested(card: number, isHeld: boolean): number {
  const [rested, setRested] = useState<number>(NONE);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setRested(card), card === NONE ? WAY_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [card, isHeld]);
  return rested;
}
