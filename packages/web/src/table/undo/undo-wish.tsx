import type { Seat } from '@grimrule/kernel';
import type { Standing, Wish } from '@grimrule/room';
import { useLanguage } from '../../words/language.ts';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState, useTableStore } from '../table-context.tsx';

const ASKS = { undo: 'asks', redo: 'asksRedo', restore: 'asksRestore' } as const;
const WAITING = { undo: 'waiting', redo: 'waitingRedo', restore: 'waitingRestore' } as const;

/** Where players are opponents, one asks the other to take something back, or to have it back. */
export function UndoWish() {
  const { page, language, seat } = useTable();
  const { t } = useLanguage();
  const store = useTableStore();
  const info = useTableState((state) => state.info);
  const own = useTableState((state) => state.seats);
  const standing = useTableState((state) => state.shown.get(seat)?.standing);
  const wish = standing?.wish;
  if (!standing || !wish) return null;
  const name = seatName(page, info, wish.seat, language);
  // A wish from before this was kept does not say whom it needs: then any other seat may agree.
  const isNeeded = (each: Seat) =>
    wish.needs.length > 0 ? wish.needs.includes(each) : each !== wish.seat;
  const asked = own.find(isNeeded);
  if (asked === undefined) {
    return (
      <p className="wish" role="status">
        {own.includes(wish.seat) ? t(`wish.${WAITING[wish.what]}`) : t('wish.others', { name })}
      </p>
    );
  }
  const count = decisionsOf(wish, standing);
  const reply = (say: 'allowUndo' | 'refuseUndo') =>
    store.say({ say, seat: asked, number: standing.number });
  return (
    <section className="wish" role="alert" aria-label={t('wish.title')}>
      <p>{t(`wish.${ASKS[wish.what]}`, { name, count })}</p>
      <div className="question-options">
        <button
          type="button"
          className="button button-main"
          onClick={() => reply('allowUndo')}
          data-verb="allow-undo"
        >
          {t('wish.allow')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => reply('refuseUndo')}
          data-verb="refuse-undo"
        >
          {t('wish.refuse')}
        </button>
      </div>
    </section>
  );
}

/** How many decisions would be taken back, or be there again. */
function decisionsOf(wish: Wish, standing: Standing): number {
  const { what, to, branch } = wish;
  if (what === 'undo') return Math.max(1, standing.decisions - to);
  const lost = standing.lost.find((each) => each.branch === branch);
  return lost?.decisions ?? Math.max(1, to - standing.decisions);
}
