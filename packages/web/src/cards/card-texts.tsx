import type { Language } from '@grimrule/words';
import { CardLine } from '../card/card-line.tsx';
import { useLanguage } from '../words/language.ts';

/** The text of a card in one language; the label before an ability stands out. */
export function CardText(props: { readonly text: readonly string[]; readonly language: Language }) {
  const { text, language } = props;
  const { t } = useLanguage();
  if (text.length === 0) return <p className="quiet">{t('cards.noText')}</p>;
  return (
    <div lang={language} className="card-text">
      {text.map((line) => (
        <p key={line}>
          <CardLine line={line} />
        </p>
      ))}
    </div>
  );
}
