import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { NONE } from '@grimrule/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useInspected } from './inspector-state.ts';
import './zoom.css';

// Lazy-loaded with the first look at a card.
const CardInFull = lazy(async () => ({ default: (await import('./card-in-full.tsx')).CardInFull }));

/** A mouse on its way passes many cards; only where it rests is looked at. */
const REST_MS = 250;
/** The card that is looked at, in full, beside it. */
export function Zoom() {
  const { card, isLarge } = useInspected();
  const shown = useRested(isLarge ? NONE : card);
  const anchor =
    shown === NONE ? null : document.querySelector(`.table-main [data-card="${shown}"]`);
  const { refs, floatingStyles } = useFloating({
    placement: 'right-start',
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: [offset(14), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
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
    >
      <Suspense fallback={null}>
        <CardInFull card={shown} />
      </Suspense>
    </aside>
  );
}

/** A card only after it has been looked at for a moment. */
function useRested(card: number): number {
  const [rested, setRested] = useState<number>(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setRested(card), card === NONE ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [card]);
  return rested;
}
