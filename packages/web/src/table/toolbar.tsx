import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';
import { UndoMenu } from './undo-menu.tsx';

export function Toolbar({ more }: { readonly more: ReactNode }) {
  const { page, view } = useTable();
  const { t } = useLanguage();
  return (
    <header className="toolbar">
      <Link href="/" className="button">
        {t('toolbar.leave')}
      </Link>
      <span className="toolbar-title">
        {page.title} · {t('toolbar.round', { count: view.rounds })}
      </span>
      <UndoMenu />
      {more}
    </header>
  );
}
