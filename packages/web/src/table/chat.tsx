import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { seatName } from './seat-name.ts';
import type { TableState } from './store.ts';
import { useTable, useTableState, useTableStore } from './table-context.tsx';

const LONGEST_CHAT = 500;

/** Whether there is somebody to talk to, or something was said. */
export function hasCompany({ info, seats, chat }: TableState): boolean {
  if (!info) return false;
  const others = info.seats.some(({ bot }, seat) => bot === null && !seats.includes(seat));
  return others || info.spectators > 0 || chat.length > 0;
}

export function Chat() {
  const { page, language } = useTable();
  const { t } = useLanguage();
  const store = useTableStore();
  const chat = useTableState((state) => state.chat);
  const info = useTableState((state) => state.info);
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the chat.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [chat]);
  const nameOf = (seat: number | null, name: string) =>
    name || (seat === null ? t('chat.spectator') : seatName(page, info, seat, language));
  return (
    <section className="chat" aria-label={t('chat.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol className="chat-lines" aria-live="polite" tabIndex={0}>
        {chat.map(({ number, seat, name, text: said }) => (
          <li key={number}>
            <b>{nameOf(seat, name)}:</b> {said}
          </li>
        ))}
        {chat.length === 0 && <li className="quiet">{t('chat.nothing')}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
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
    </section>
  );
}

/** How many lines have come since the chat was last seen. */
export function useUnread(isSeen: boolean): number {
  const count = useTableState((state) => state.chat.length);
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isSeen) setRead(count);
  }, [isSeen, count]);
  return isSeen ? 0 : Math.max(0, count - read);
}
