import { useLanguage } from '../words/language.ts';
import { seatName } from './seat-name.ts';
import { useTable, useTableState, useTableStore } from './table-context.tsx';

/** Where players are opponents, one asks the other to take something back. */
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
  const count = Math.max(1, standing.decisions - wish.to);
  const other = own.find((each) => each !== wish.seat);
  if (other === undefined) {
    return (
      <p className="wish" role="status">
        {t('wish.waiting')}
      </p>
    );
  }
  const reply = (say: 'allowUndo' | 'refuseUndo') =>
    store.say({ say, seat: other, number: standing.number });
  return (
    <section className="wish" role="alert" aria-label={t('wish.title')}>
      <p>{t('wish.asks', { name, count })}</p>
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
