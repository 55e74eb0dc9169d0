import { Dialog } from 'radix-ui';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { Chat } from '../chat/chat.tsx';
import { Log } from '../log/log.tsx';
import { showPanel } from './panels.ts';

/** The side panel, over the table where there is no room beside it. */
export function Drawer({ panel }: { readonly panel: 'log' | 'chat' }) {
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => open || showPanel(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          {...focusBack}
          className="dialog drawer"
          aria-describedby={undefined}
          data-panel={panel}
        >
          <Dialog.Title className="dialog-title">{t(`${panel}.title`)}</Dialog.Title>
          {panel === 'log' ? <Log /> : <Chat />}
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
