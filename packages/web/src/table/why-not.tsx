import type { CardId } from '@grimrule/kernel';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

/** Why a card offers nothing now, with the rule that says so. */
export function WhyNot({ card }: { readonly card: CardId }) {
  const { refusals, words, reader, prompt, view, page } = useTable();
  const { t } = useLanguage();
  const about = refusals.filter(({ option }) => option?.card === card);
  if (about.length > 0) {
    return (
      <ul className="stack">
        {about.map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no name of their own.
          <li key={index}>
            {refusal.option && (
              <strong className="block">{words.option(refusal.option, reader, prompt?.ask)}</strong>
            )}
            {words.line(refusal.reason, reader)}{' '}
            <span className="rule-link">{words.rule(refusal.rule)}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (prompt) return <p>{t('why.notAsked', { question: words.line(prompt.ask, reader) })}</p>;
  const waitsFor = view.waitsFor;
  if (waitsFor === null) return <p>{t('why.over')}</p>;
  return <p>{t('why.waiting', { name: words.seat(waitsFor), game: page.title })}</p>;
}
