import type { Seat } from '@grimrule/kernel';
import type { SeatInfo } from '@grimrule/room';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { showPanel } from '../side/panels.ts';
import { useTableState, useTableStore } from '../table-context.tsx';
import { useCountdown } from './use-countdown.ts';

/** The bot that stands in for a player. */
const STAND_IN = 'sensible';
const LONGEST_NAME = 40;

/** The actions for a seat: sit there, rename it, let a bot play it or take it back. */
export function SeatActions(props: {
  readonly seat: Seat;
  readonly there: SeatInfo;
  readonly onDone: () => void;
}) {
  const { seat, there, onDone } = props;
  const store = useTableStore();
  const { t } = useLanguage();
  const own = useTableState((state) => state.seats);
  const seen = useTableState((state) => state.seat);
  const toldAt = useTableState((state) => state.infoAt);
  const [name, setName] = useState(there.name);
  const isOwn = own.includes(seat);
  const isBot = there.bot !== null;
  const left = useCountdown(there.standIn ?? 0, toldAt);
  // One's own seat, and one without a person, can be handed to a bot at once.
  const wait = isOwn || isBot ? 0 : left;
  return (
    <div className="stack">
      {isOwn && seen !== seat && (
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            store.see(seat);
            onDone();
          }}
          data-verb="see"
        >
          {t('seats.see')}
        </button>
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
      {isOwn && there.connections > 1 && (
        <p className="quiet hint">{t('joining.seat.connectionsHint')}</p>
      )}
      {there.isFree && own.length > 0 && (
        <>
          <p className="quiet">{t('joining.seat.free')}</p>
          <button
            type="button"
            className="button button-main"
            onClick={() => {
              onDone();
              showPanel('links');
            }}
            data-verb="invite"
          >
            {t('joining.seat.invite')}
          </button>
        </>
      )}
      {own.length > 0 && (isOwn || !there.present) && (
        <button
          type="button"
          className="button"
          disabled={wait > 0}
          onClick={() => {
            store.say({ say: 'seat', seat, bot: isBot ? null : STAND_IN });
            onDone();
          }}
          data-verb={isBot ? 'take-back' : 'to-bot'}
        >
          {isBot ? t(isOwn ? 'seats.takeBack' : 'seats.free') : t('seats.toBot')}
        </button>
      )}
      {own.length > 0 && !isOwn && !there.present && (
        <p className="quiet hint" data-wait={wait}>
          {wait > 0 ? t('joining.seat.wait', { count: wait }) : t('joining.seat.toldAll')}
        </p>
      )}
      {own.length === 0 && <p className="quiet">{t('refusal.onlyWatching')}</p>}
    </div>
  );
}
