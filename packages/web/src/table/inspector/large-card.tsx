import { Dialog } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { shrink, useInspected } from './inspector-state.ts';
import { WhyNot } from './why-not.tsx';

// Lazy-loaded with the first look at a card.
const CardInFull = lazy(async () => ({ default: (await import('./card-in-full.tsx')).CardInFull }));

/** A card over the table, with everything that leads on from it. */
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
