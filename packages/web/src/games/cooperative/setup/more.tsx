import type { ReactNode } from 'react';
import { useLanguage } from '../../../words/language.ts';

/** What few players change, folded up. */
export function More({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <details className="setup-more">
      <summary>{t('setup.more')}</summary>
      <div className="setup-more-parts">{children}</div>
    </details>
  );
}
