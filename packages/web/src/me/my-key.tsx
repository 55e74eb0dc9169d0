import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { KeptPlayer } from '../link/keys/player.ts';
import { CopyLink } from '../screens/links/copy-link.tsx';
import { useLanguage } from '../words/language.ts';

/** The key of this device. It is on the screen only while its owner wants to see it. */
export function MyKey({ player }: { readonly player: KeptPlayer }) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <section className="me-part" aria-labelledby="me-key">
      <h2 id="me-key" className="section-title">
        {t('me.key')}
      </h2>
      <p className="quiet hint">{t('me.keyHint')}</p>
      <button
        type="button"
        className="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        data-verb="show-key"
      >
        <Sign aria-hidden="true" size={17} />
        {t(isShown ? 'me.hideKey' : 'me.showKey')}
      </button>
      {isShown && <CopyLink link={player.key} what={t('me.key')} isSecret />}
    </section>
  );
}
