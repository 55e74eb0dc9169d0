import { NONE } from '@grimrule/kernel';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { shrink, useInspected } from './inspector-state.ts';
import { WhyNot } from './why-not.tsx';

// Lazy-loaded with the first look at a card.
const CardInFull = lazy(async () => ({ default: (await import('./card-in-full.tsx')).CardInFull }));

/** The card that is looked at, beside the table. */
export function Inspector() {
  // A mouse on its way passes many cards; only where it stays matters.
  const card = useDeferredValue(useInspected((state) => state.card));
  const { t } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <aside className="inspector" aria-label={t('inspector.title')} tabIndex={0}>
      <Suspense fallback={null}>
        {card === NONE ? (
          <p className="quiet">{t('inspector.hint')}</p>
        ) : (
          <CardInFull card={card} />
        )}
      </Suspense>
    </aside>
  );
}

/** The same over the table, where there is no room beside it. */
export function LargeCard() {
  const { card, isLarge } = useInspected();
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={isLarge} onOpenChange={(open) => open || shrink()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content {...focusBack} className="dialog" aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{t('inspector.title')}</Dialog.Title>
          <Suspense fallback={null}>
            <CardInFull card={card} />
          </Suspense>
          <WhyNot card={card} isUntitled />
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
