import { useState } from 'react';
import { useLocation } from 'wouter';
import { JOIN_CODE } from '../link/keys/codes.ts';
import { useLanguage } from '../words/language.ts';
import { CodeField } from './code-field.tsx';
import './join-by-code.css';

/** The way to a table by a code from one of its players. */
export function JoinByCode() {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  return (
    <section className="join-by-code home-panel" aria-labelledby="join-by-code">
      <h2 id="join-by-code">
        <span className="home-caption">{t('joining.code.friends')}</span>
        <span className="home-title">{t('joining.code.enter')}</span>
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setShort(code.length < JOIN_CODE);
          if (code.length < JOIN_CODE) return;
          navigate(`/lobby#${code}`);
          // The same screen with another code: it hears of a change that the page itself has made.
          dispatchEvent(new HashChangeEvent('hashchange'));
        }}
      >
        <CodeField
          label={t('joining.code.enter')}
          isLabelHidden
          length={JOIN_CODE}
          value={code}
          onChange={(next) => {
            setShort(false);
            setCode(next);
          }}
        />
        <button type="submit" className="button button-large" data-verb="join">
          {t('joining.code.join')}
        </button>
      </form>
      {isShort && (
        <p role="alert" className="problem">
          {t('joining.code.tooShort', { count: JOIN_CODE })}
        </p>
      )}
    </section>
  );
}
