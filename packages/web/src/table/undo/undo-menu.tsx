import { ChevronDown, History, Redo2, Undo2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLanguage } from '../../words/language.ts';
import { useTable, useTableState } from '../table-context.tsx';

/** So many branches are offered; older ones are hardly remembered. */
const MOST_SHOWN = 3;
const PERIODS = ['turn', 'phase', 'round'] as const;

export function UndoMenu() {
  const { store, seat } = useTable();
  const { t } = useLanguage();
  const undo = useTableState((state) => state.shown.get(seat)?.standing.undo);
  const redo = useTableState((state) => state.shown.get(seat)?.standing.redo);
  const lost = useTableState((state) => state.shown.get(seat)?.standing.lost);
  const none = !undo || undo.decision === null;
  const latest = lost?.[0];
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={none}
        onClick={() => store.undo('decision')}
        aria-keyshortcuts="u"
        data-verb="undo"
        aria-label={t('undo.decision')}
      >
        <Undo2 aria-hidden="true" size={18} />
        <span className="button-word">{t('undo.decision')}</span>
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          className="button button-icon"
          disabled={none && !latest}
          aria-label={t('undo.more')}
          data-verb="undo-more"
        >
          <ChevronDown size={18} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" sideOffset={4}>
            {PERIODS.map((period) => (
              <DropdownMenu.Item
                key={period}
                className="menu-item"
                disabled={(undo?.[period] ?? null) === null}
                onSelect={() => store.undo(period)}
                data-verb={`undo-${period}`}
              >
                {t(`undo.${period}`)}
              </DropdownMenu.Item>
            ))}
            {lost?.slice(0, MOST_SHOWN).map(({ branch, at, decisions: count }) => (
              <DropdownMenu.Item
                key={`${branch} ${at}`}
                className="menu-item"
                onSelect={() => store.restore(branch)}
                data-verb="restore"
              >
                {t('joining.restore.of', { count })}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <button
        type="button"
        className="button button-icon"
        disabled={!redo}
        onClick={() => store.redo()}
        aria-keyshortcuts="r"
        aria-label={t('undo.redo')}
        data-verb="redo"
      >
        <Redo2 aria-hidden="true" size={18} />
      </button>
      {/* One decision is brought back by redo just as well. */}
      {latest && latest.decisions > 1 && (
        <button
          type="button"
          className="button button-icon"
          onClick={() => store.restore(latest.branch)}
          aria-label={t('joining.restore.of', { count: latest.decisions })}
          title={t('joining.restore.title')}
          data-verb="restore-latest"
        >
          <History aria-hidden="true" size={18} />
        </button>
      )}
    </>
  );
}
