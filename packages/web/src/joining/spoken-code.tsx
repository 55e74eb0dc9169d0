import { codeIn } from '../link/keys/codes.ts';
import { useLanguage } from '../words/language.ts';
import './code-field.css';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 5000;

/** A code to be read out: large, in groups, with how long it is still valid. */
export function SpokenCode(props: { readonly code: string; readonly expires: number }) {
  const { t } = useLanguage();
  const left = Math.ceil((props.expires - useNow(LOOK_MS)) / MINUTE_MS);
  const code = codeIn(props.code);
  const half = Math.ceil(code.length / 2);
  if (left <= 0) return <p role="status">{t('joining.code.over')}</p>;
  return (
    <div className="spoken-code">
      {/* Letter by letter, so that it is not read as a word. */}
      <p className="sr-only" role="status">
        {t('joining.code.is', { code: [...code].join(' ') })}
      </p>
      <div className="spoken-code-tiles" aria-hidden="true" data-code={code}>
        {[...code].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
          <span key={place} className="spoken-code-tile" data-gap={place === half || undefined}>
            {letter}
          </span>
        ))}
      </div>
      <p className="quiet">{t('joining.code.left', { count: left })}</p>
    </div>
  );
}
