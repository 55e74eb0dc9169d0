import { useLanguage } from '../words/language.ts';

/** While something is being loaded. */
export function Opening({ text }: { readonly text?: string }) {
  const { t } = useLanguage();
  return (
    <main className="opening" aria-busy="true">
      <img src="/grimrule.svg" alt="" width={56} height={56} className="opening-sign" />
      <p role="status">{text ?? t('table.opening')}</p>
    </main>
  );
}
