import type { Seat } from '@grimrule/kernel';
import { Bot, Eye, Hourglass, User, UserX } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { seatName } from './seat-name.ts';
import { useTable, useTableState, useTableStore } from './table-context.tsx';

/** The bot that stands in for somebody. */
const STAND_IN = 'sensible';
const LONGEST_NAME = 40;

/** Who sits where, who is there, and for whom the table waits. */
export function SeatsBar() {
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  if (!info) return null;
  return (
    <nav className="seats" aria-label={t('seats.title')}>
      <ul>
        {info.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={seat}>
            <SeatChip seat={seat} />
          </li>
        ))}
      </ul>
      {info.spectators > 0 && (
        <span className="seats-watching" title={t('seats.watching', { count: info.spectators })}>
          <Eye size={16} aria-hidden="true" />
          <span aria-hidden="true">{info.spectators}</span>
          <span className="sr-only">{t('seats.watching', { count: info.spectators })}</span>
        </span>
      )}
    </nav>
  );
}

function SeatChip({ seat }: { readonly seat: Seat }) {
  const { view, page, language, seat: seen } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  const own = useTableState((state) => state.seats);
  const there = info?.seats[seat];
  if (!there) return null;
  const name = seatName(page, info, seat, language);
  const isAsked = view.waitsFor === seat;
  const isOwn = own.includes(seat);
  const state = there.bot !== null ? 'bot' : there.present ? 'present' : 'absent';
  const Sign = { bot: Bot, present: User, absent: UserX }[state];
  const about = [
    name,
    t(`seats.${state}`),
    isOwn ? t('seats.own') : '',
    isAsked ? t('seats.asked') : '',
  ].filter((each) => each !== '');
  return (
    <Popover.Root>
      <Popover.Trigger
        className="seat"
        data-seat={seat}
        data-state-of={state}
        data-asked={isAsked || undefined}
        data-seen={seen === seat || undefined}
        aria-label={about.join(', ')}
      >
        <Sign size={16} aria-hidden="true" />
        <span className="seat-name">{name}</span>
        {isAsked && <Hourglass size={14} aria-hidden="true" className="seat-asked" />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet seat-sheet"
          sideOffset={6}
          collisionPadding={8}
          aria-label={name}
        >
          <p className="sheet-title">{about.slice(0, 3).join(' · ')}</p>
          <SeatActions seat={seat} isOwn={isOwn} isBot={there.bot !== null} name={there.name} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SeatActions(props: {
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly isBot: boolean;
  readonly name: string;
}) {
  const { seat, isOwn, isBot } = props;
  const store = useTableStore();
  const { t } = useLanguage();
  const own = useTableState((state) => state.seats);
  const seen = useTableState((state) => state.seat);
  const [name, setName] = useState(props.name);
  return (
    <div className="stack">
      {isOwn && seen !== seat && (
        <Popover.Close asChild>
          <button
            type="button"
            className="button button-main"
            onClick={() => store.see(seat)}
            data-verb="see"
          >
            {t('seats.see')}
          </button>
        </Popover.Close>
      )}
      {isOwn && (
        <form
          className="seat-rename"
          onSubmit={(event) => {
            event.preventDefault();
            store.say({ say: 'name', seat, name });
            useSettings.setState({ name });
          }}
        >
          <label>
            <span className="quiet">{t('seats.name')}</span>
            <input
              className="input"
              value={name}
              maxLength={LONGEST_NAME}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <button type="submit" className="button" data-verb="rename">
            {t('seats.rename')}
          </button>
        </form>
      )}
      {own.length > 0 && (
        <Popover.Close asChild>
          <button
            type="button"
            className="button"
            onClick={() => store.say({ say: 'seat', seat, bot: isBot ? null : STAND_IN })}
            data-verb={isBot ? 'take-back' : 'to-bot'}
          >
            {isBot ? t(isOwn ? 'seats.takeBack' : 'seats.free') : t('seats.toBot')}
          </button>
        </Popover.Close>
      )}
      {own.length === 0 && <p className="quiet">{t('refusal.onlyWatching')}</p>}
    </div>
  );
}

/** That the connection is lost, and that nothing else is. */
export function ConnectionNotice() {
  const status = useTableState((state) => state.status);
  const { t } = useLanguage();
  if (status !== 'connecting' && status !== 'lost') return null;
  return (
    <p className="connection" role="status" data-status={status}>
      {t(`connection.${status}`)}
    </p>
  );
}
