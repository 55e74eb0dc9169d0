import { Dialog } from 'radix-ui';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { showPanel } from '../side/panels.ts';
import { KEYS } from './keys.ts';

/** The list of keys. */
export function KeysHelp() {
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => open || showPanel(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content {...focusBack} className="dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title">{t('keys.title')}</Dialog.Title>
          <p className="quiet">{t('keys.always')}</p>
          <dl className="keys">
            {KEYS.map(({ key, does }) => (
              <div key={does} className="keys-row">
                <dt>
                  <kbd>{nameOf(key)}</kbd>
                </dt>
                <dd>{t(`keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );

  function nameOf(key: string): string {
    if (key === ' ') return t('keys.space');
    if (key === 'Escape') return t('keys.escape');
    return key;
  }
}
