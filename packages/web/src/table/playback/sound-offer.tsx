import { Volume2 } from 'lucide-react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../sounds/sounds.ts';
import { useLanguage } from '../../words/language.ts';
import './sound-offer.css';

/** Sound is offered once, at the first table; whatever the answer, it is not asked again. */
export function SoundOffer() {
  const { t } = useLanguage();
  const answer = (sound: boolean) => {
    useSettings.setState({ sound, isSoundOffered: true });
    if (sound) play('turn');
  };
  return (
    <aside className="sound-offer" aria-label={t('moments.sound.title')}>
      <Volume2 size={18} aria-hidden="true" />
      <span>{t('moments.sound.offer')}</span>
      <button type="button" className="button" data-verb="sound-on" onClick={() => answer(true)}>
        {t('moments.sound.yes')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        data-verb="sound-off"
        onClick={() => answer(false)}
      >
        {t('moments.sound.no')}
      </button>
    </aside>
  );
}
