import type { Seat } from '@grimrule/kernel';
import type { SeatInfo } from '@grimrule/room';
import { Armchair, Bot, Copy, User, UserX } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Portrait } from '../../art/card-picture.tsx';
import { useLanguage } from '../../words/language.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { seatName } from './seat-name.ts';

/** The players and their presence, and the seat that must decide. */
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
      <Suspense fallback={null}>
        {(info.spectators > 0 || !info.watchersTalk) && <Watching count={info.spectators} />}
      </Suspense>
    </nav>
  );
}

const SeatActions = lazy(async () => ({
  default: (await import('./seat-actions.tsx')).SeatActions,
}));
const Watching = lazy(async () => ({ default: (await import('./watchers.tsx')).Watching }));

function SeatChip({ seat }: { readonly seat: Seat }) {
  const { view, page, language, seat: seen } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  const own = useTableState((state) => state.seats);
  const [isOpen, setOpen] = useState(false);
  const there = info?.seats[seat];
  if (!info || !there) return null;
  const name = seatName(page, info, seat, language);
  const isAsked = view.waitsFor === seat;
  const isOwn = own.includes(seat);
  const state = stateOf(there);
  const art = page.seatArt?.(view, seat);
  const role = page.seatName(info.options, seat, language);
  const Sign = { bot: Bot, present: User, absent: UserX, free: Armchair }[state];
  const { connections } = there;
  const about = [
    name,
    state === 'free' ? t('joining.state.free') : t(`seats.${state}`),
    isOwn ? t('seats.own') : '',
    connections > 1 ? t('joining.seat.connections', { count: connections }) : '',
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
        <span className="seat-portrait" aria-hidden="true">
          {art ? <Portrait art={art} /> : <Sign size={18} />}
          {art && state !== 'present' && <Sign className="seat-sign" size={14} />}
        </span>
        <span className="seat-words">
          <b className="seat-name">{name}</b>
          {isAsked ? (
            <small className="seat-turn">{t('seats.onTurn')}</small>
          ) : (
            <small>
              {name === role
                ? t(
                    isOwn
                      ? 'seats.own'
                      : state === 'free'
                        ? 'joining.state.free'
                        : `seats.${state}`,
                  )
                : role}
            </small>
          )}
        </span>
        {connections > 1 && (
          <span className="seat-pages" aria-hidden="true">
            <Copy size={12} />
            {connections}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet seat-sheet"
          sideOffset={6}
          collisionPadding={8}
          aria-label={name}
        >
          <p className="sheet-title">
            {about.filter((each) => each !== t('seats.asked')).join(' · ')}
          </p>
          <Suspense fallback={null}>
            <SeatActions seat={seat} there={there} onDone={() => setOpen(false)} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function stateOf({ bot, present, isFree }: SeatInfo) {
  if (bot !== null) return 'bot';
  if (present) return 'present';
  return isFree ? 'free' : 'absent';
}

/** Says that the connection is lost, and that nothing else is. */
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
