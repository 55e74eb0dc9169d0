import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { Afterwards } from '../afterwards.tsx';
import { hasCompany, useUnread } from '../chat/company.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { Log } from '../log/log.tsx';
import { useTableState } from '../table-context.tsx';
import './side.css';

/** A single player has nobody to talk to. */
const Chat = lazy(async () => ({ default: (await import('../chat/chat.tsx')).Chat }));

/**
 * The side panel where there is room: the inspected card, the log, and the chat
 * except in a replay.
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
