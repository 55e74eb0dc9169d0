import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { useNarrow } from '../beside/narrow-window.ts';
import { Chat } from '../chat/chat.tsx';
import { Log } from '../log/log.tsx';
import { showPanel } from './panels.ts';

interface DrawerProps {
  readonly panel: 'log' | 'chat';
}

/** The log or the chat: above the question while one plays on, or over the table of a phone. */
export function Drawer({ panel }: DrawerProps) {
  return useNarrow() ? <Sheet panel={panel} /> : <Panel panel={panel} />;
}

function Panel({ panel }: DrawerProps) {
  const { t } = useLanguage();
  return (
    <aside className="drawer-panel" aria-label={t(`${panel}.title`)} data-panel={panel}>
      <header className="drawer-head">
        <h2 className="dialog-title">{t(`${panel}.title`)}</h2>
        <button
          type="button"
          className="button button-icon"
          aria-label={t('close')}
          onClick={() => showPanel(null)}
          data-verb="close-panel"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      {panel === 'log' ? <Log /> : <Chat />}
    </aside>
  );
}

function Sheet({ panel }: DrawerProps) {
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
