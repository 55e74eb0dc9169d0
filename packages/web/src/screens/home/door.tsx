import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Cover } from '../../games/cover.ts';
import { useLanguage } from '../../words/language.ts';
import { preloadGame } from '../open-table/preload.ts';
import { DoorPicture } from './door-picture.tsx';
import { playNow } from './play-now.ts';
import './door.css';

/** The door to a game on the start page: one click and it begins. */
export function Door({ name, cover }: { readonly name: string; readonly cover: Cover }) {
  const { language, t } = useLanguage();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  // Preload a game when the pointer is on it.
  const fetchAhead = () => preloadGame(name);
  const play = async () => {
    setState('opening');
    try {
      navigate(await playNow(name));
    } catch {
      setState('failed');
    }
  };
  const { title: game, door } = cover;
  return (
    <li
      className="door"
      data-game={name}
      data-shape={door.shape}
      onPointerEnter={fetchAhead}
      onFocusCapture={fetchAhead}
    >
      <DoorPicture door={door} fan={cover.fan} />
      <div className="door-words">
        <h3 className="door-name" data-lettering={door.lettering}>
          {game}
        </h3>
        <p className="door-blurb">{cover.blurb[language]}</p>
        {state === 'failed' && (
          <p role="alert" className="problem">
            {t('screens.home.failed')}
          </p>
        )}
        <div className="door-deeds">
          <button
            type="button"
            className="button button-main button-large"
            aria-label={t('screens.home.playNowOf', { game })}
            title={t('screens.home.playNowHint')}
            disabled={state === 'opening'}
            onClick={() => void play()}
            data-verb="play"
          >
            <Play aria-hidden="true" size={18} fill="currentColor" />
            {state === 'opening' ? t('screens.home.settingUp') : t('screens.home.playNow')}
          </button>
          <Link
            href={`/new/${name}`}
            className="button button-large door-new"
            aria-label={t('screens.home.newGameOf', { game })}
            data-verb="new"
          >
            {t('screens.home.newGame')}
          </Link>
          <p className="door-players">{cover.players[language]}</p>
        </div>
      </div>
    </li>
  );
}
