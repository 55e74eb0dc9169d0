import { Volume2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../sounds/sounds.ts';
import { useLanguage } from '../../words/language.ts';
import { useTableState } from '../table-context.tsx';
import './sound-offer.css';

/** Whoever has let the offer stand for so many moves does not want it. */
const PATIENCE = 4;

/**
 * Sound is offered once, at the first table; whatever the answer, it is not asked again. The offer takes its room
 * from the question, so it goes by itself.
 */
export function SoundOffer() {
  const { t } = useLanguage();
  const moves = useTableState(({ shown, seat }) => shown.get(seat)?.standing.number ?? 0);
  const first = useRef(moves);
  useEffect(() => {
    if (moves >= first.current + PATIENCE) useSettings.setState({ isSoundOffered: true });
  }, [moves]);
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
        className="button button-quiet button-icon"
        data-verb="sound-off"
        onClick={() => answer(false)}
        aria-label={t('moments.sound.no')}
        title={t('moments.sound.no')}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
