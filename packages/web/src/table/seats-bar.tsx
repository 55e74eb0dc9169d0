import type { Seat } from '@grimrule/kernel';
import { Bot, Eye, Hourglass, User, UserX } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { SeatActions } from './seat-actions.tsx';
import { seatName } from './seat-name.ts';
import { useTable, useTableState } from './table-context.tsx';

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
  const [isOpen, setOpen] = useState(false);
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
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
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
          <SeatActions seat={seat} there={there} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
