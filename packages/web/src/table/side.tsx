import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useFocusBack } from '../use-focus-back.ts';
import { useLanguage } from '../words/language.ts';
import { Afterwards } from './afterwards.tsx';
import { hasCompany, useUnread } from './company.ts';
import { Inspector } from './inspector.tsx';
import { Log } from './log.tsx';
import type { Panel } from './panels.ts';
import { showPanel, usePanel } from './panels.ts';
import { useTableState } from './table-context.tsx';
import './side.css';

/** Who plays alone has nobody to talk to. */
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));

/**
 * What lies beside the table where there is room: the card that is looked at, the log, and the chat
 * unless the game is only watched again.
 */
export function Side({ isReplay = false }: { readonly isReplay?: boolean }) {
  const company = useTableState(hasCompany);
  return (
    <div className="table-side">
      <Afterwards>
        <Inspector />
        {company && !isReplay ? <LogAndChat /> : <Log />}
      </Afterwards>
    </div>
  );
}

function LogAndChat() {
  const [shown, setShown] = useState<'log' | 'chat'>('log');
  const unread = useUnread(shown === 'chat');
  const { t } = useLanguage();
  return (
    <section className="side-tabs" aria-label={t('side.title')}>
      <div className="tabs">
        {(['log', 'chat'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="tab"
            aria-pressed={shown === each}
            onClick={() => setShown(each)}
            data-verb={`show-${each}`}
          >
            {t(`${each}.short`)}
            {each === 'chat' && unread > 0 && <Unread count={unread} />}
          </button>
        ))}
      </div>
      {shown === 'log' ? (
        <Log />
      ) : (
        <Suspense fallback={null}>
          <Chat />
        </Suspense>
      )}
    </section>
  );
}

export function Unread({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  return (
    <span className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('chat.unread', { count })}</span>
    </span>
  );
}

/** The same over the table, where there is no room beside it. */
export function Drawers() {
  return (
    <>
      <Drawer panel="log">
        <Log />
      </Drawer>
      <Drawer panel="chat">
        <Suspense fallback={null}>
          <Chat />
        </Suspense>
      </Drawer>
    </>
  );
}

function Drawer(props: { readonly panel: Panel & ('log' | 'chat'); readonly children: ReactNode }) {
  const { panel, children } = props;
  const isOpen = usePanel((state) => state.panel === panel);
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || showPanel(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          {...focusBack}
          className="dialog drawer"
          aria-describedby={undefined}
          data-panel={panel}
        >
          <Dialog.Title className="dialog-title">{t(`${panel}.title`)}</Dialog.Title>
          {children}
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
