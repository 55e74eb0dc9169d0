import { NONE } from '@grimrule/kernel';
import { Dialog } from 'radix-ui';
import { useLanguage } from '../words/language.ts';
import { CardInFull } from './card-in-full.tsx';
import { shrink, useInspected } from './inspector-state.ts';

/** The card that is looked at, beside the table. */
export function Inspector() {
  const card = useInspected((state) => state.card);
  const { t } = useLanguage();
  return (
    <aside className="inspector" aria-label={t('inspector.title')}>
      {card === NONE ? <p className="quiet">{t('inspector.hint')}</p> : <CardInFull card={card} />}
    </aside>
  );
}

/** The same over the table, where there is no room beside it. */
export function LargeCard() {
  const { card, isLarge } = useInspected();
  const { t } = useLanguage();
  return (
    <Dialog.Root open={isLarge} onOpenChange={(open) => open || shrink()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{t('inspector.title')}</Dialog.Title>
          <CardInFull card={card} />
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
