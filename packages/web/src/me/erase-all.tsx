import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { eraseEverything } from '../device/erase.ts';
import { useLanguage } from '../words/language.ts';

/** One button, and one question, for everything that this browser keeps. */
export function EraseAll() {
  const { t } = useLanguage();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const erase = async () => {
    // The page begins anew: what it still remembers would be stored again.
    if (await eraseEverything()) location.replace('/');
    else setState('failed');
  };
  return (
    <section className="me-part" aria-labelledby="me-erase">
      <h2 id="me-erase" className="section-title">
        {t('device.erase.title')}
      </h2>
      <p className="quiet hint">{t('device.erase.text')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-verb="erase"
          aria-expanded={state === 'asking'}
          onClick={() => setState(state === 'asking' ? 'idle' : 'asking')}
        >
          <Trash2 aria-hidden="true" size={18} /> {t('device.erase.start')}
        </button>
        <Link href="/privacy" className="text-link">
          {t('device.erase.server')}
        </Link>
      </div>
      {state === 'asking' && (
        <div className="problem stack" role="alert">
          <p>{t('device.erase.sure')}</p>
          <div className="row">
            <button
              type="button"
              className="button"
              data-verb="really-erase"
              onClick={() => void erase()}
            >
              {t('device.erase.really')}
            </button>
            <button
              type="button"
              className="button button-plain"
              onClick={() => setState('idle')}
              data-verb="keep"
            >
              {t('device.erase.keep')}
            </button>
          </div>
        </div>
      )}
      {state === 'failed' && (
        <p className="problem" role="alert">
          {t('device.erase.failed')}
        </p>
      )}
    </section>
  );
}
