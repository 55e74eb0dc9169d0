import { Redo2, Undo2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLanguage } from '../words/language.ts';
import { useTable, useTableState } from './table-context.tsx';

const PERIODS = ['turn', 'phase', 'round'] as const;

export function UndoMenu() {
  const { store, seat } = useTable();
  const { t } = useLanguage();
  const undo = useTableState((state) => state.shown.get(seat)?.standing.undo);
  const redo = useTableState((state) => state.shown.get(seat)?.standing.redo);
  const none = !undo || undo.decision === null;
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
          disabled={none}
          aria-label={t('undo.more')}
          data-verb="undo-more"
        >
          ▾
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
    </>
  );
}
