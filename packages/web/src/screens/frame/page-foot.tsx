import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../words/language.ts';

/** The links of every screen: the operator, privacy, and licences. */
export function PageFoot({ children }: { readonly children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <footer className="page-foot quiet">
      {children}
      <nav aria-label={t('screens.foot.label')} className="foot-links">
        <Link href="/privacy" className="text-link">
          {t('screens.foot.privacy')}
        </Link>
        <Link href="/imprint" className="text-link">
          {t('screens.foot.imprint')}
        </Link>
        <Link href="/licences" className="text-link">
          {t('screens.foot.licences')}
        </Link>
      </nav>
    </footer>
  );
}
