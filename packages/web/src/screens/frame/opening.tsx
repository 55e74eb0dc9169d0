import { useLanguage } from '../../words/language.ts';
import { Sign } from './emblem.tsx';

/** While something is being loaded. */
export function Opening({ text }: { readonly text?: string }) {
  const { t } = useLanguage();
  return (
    <main className="opening" aria-busy="true">
      <Sign size={56} className="opening-sign" />
      <p role="status">{text ?? t('table.opening')}</p>
    </main>
  );
}
