import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';
import { dropCaution, useCaution } from './caution.ts';
import './warnings.css';

/** What speaks against the answer that was about to be given: the same click again goes on. */
export function Warned() {
  const { prompt, words, reader, choice } = useTable();
  const { t } = useLanguage();
  const { of, answer, warnings } = useCaution();
  if (!prompt || of !== prompt) return null;
  const instead = warnings.find((warning) => warning.instead)?.instead;
  return (
    <div role="alert" className="warned">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        {warnings.map(({ line }) => (
          <p key={line.say}>{words.line(line, reader)}</p>
        ))}
        {instead && (
          <p>{t('warnings.instead', { deed: words.option(instead, reader, prompt.ask) })}</p>
        )}
        <div className="warned-answers">
          <button type="button" className="button" data-verb="think" onClick={() => dropCaution()}>
            {t('warnings.back')}
          </button>
          <button
            type="button"
            className="button"
            data-verb="anyway"
            onClick={() => choice.send(answer)}
          >
            {t('warnings.anyway')}
          </button>
        </div>
      </div>
    </div>
  );
}
