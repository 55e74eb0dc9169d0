import type { ChatLine } from '@grimrule/room';
import { Megaphone, Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState, useTableStore } from '../table-context.tsx';
import { useNoticeWords } from './use-notices.ts';

const LONGEST_CHAT = 500;

const WatcherMenu = lazy(async () => ({
  default: (await import('../seats/watcher-menu.tsx')).WatcherMenu,
}));

export function Chat() {
  const { t } = useLanguage();
  const chat = useTableState((state) => state.chat);
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the chat.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [chat]);
  return (
    <section className="chat" aria-label={t('chat.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol className="chat-lines" aria-live="polite" tabIndex={0}>
        {chat.map((line) => (
          <Said key={line.number} line={line} />
        ))}
        {chat.length === 0 && <li className="quiet">{t('chat.nothing')}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      <ChatForm />
    </section>
  );
}

function Said({ line }: { readonly line: ChatLine }) {
  const { page, language } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  const plays = useTableState((state) => state.seats.length > 0);
  const words = useNoticeWords();
  const { seat, name, text, notice, watcher } = line;
  if (notice) {
    return (
      <li className="chat-notice" data-notice={notice.kind}>
        <Megaphone aria-hidden="true" size={14} /> {words(notice)}
      </li>
    );
  }
  const who = name || (seat === null ? t('chat.spectator') : seatName(page, info, seat, language));
  return (
    <li>
      {watcher !== undefined && plays ? (
        <Suspense fallback={<b>{who}:</b>}>
          <WatcherMenu watcher={watcher} name={who} />
        </Suspense>
      ) : (
        <b>{who}:</b>
      )}{' '}
      {text}
    </li>
  );
}

function ChatForm() {
  const { t } = useLanguage();
  const store = useTableStore();
  const isQuiet = useTableState(
    ({ info, seats }) => seats.length === 0 && info?.watchersTalk === false,
  );
  const [text, setText] = useState('');
  if (isQuiet) return <p className="chat-form quiet">{t('joining.watchers.quiet')}</p>;
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        store.say({ say: 'chat', text });
        setText('');
      }}
    >
      <input
        className="input"
        value={text}
        maxLength={LONGEST_CHAT}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button button-icon" aria-label={t('chat.send')}>
        <Send size={18} aria-hidden="true" />
      </button>
    </form>
  );
}
