import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Cover } from '../../games/cover.ts';
import { useLanguage } from '../../words/language.ts';
import { preloadGame } from '../open-table/preload.ts';
import { Fan } from './fan.tsx';
import { playNow } from './play-now.ts';

/** A game on the start page: one click and it begins. */
export function GameTile({ name, cover }: { readonly name: string; readonly cover: Cover }) {
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
  const game = cover.title;
  return (
    <li
      className="game-tile"
      data-game={name}
      onPointerEnter={fetchAhead}
      onFocusCapture={fetchAhead}
    >
      <Fan cover={cover} />
      <div className="game-tile-body">
        <div className="game-tile-head">
          <h3>{game}</h3>
          <Link
            href={`/cards/${name}`}
            className="text-link"
            aria-label={t('cards.of', { game })}
            data-verb="cards"
          >
            {t('cards.title')}
          </Link>
          <Link
            href={`/rules/${name}`}
            className="text-link"
            aria-label={t('rulebook.of', { game })}
          >
            {t('rulebook.title')}
          </Link>
        </div>
        <p>{cover.blurb[language]}</p>
        <p className="quiet game-tile-players">{cover.players[language]}</p>
        <div className="game-tile-buttons">
          <button
            type="button"
            className="button button-main button-large"
            aria-label={t('screens.home.playNowOf', { game })}
            disabled={state === 'opening'}
            onClick={() => void play()}
            data-verb="play"
          >
            <Play aria-hidden="true" size={18} fill="currentColor" />
            {state === 'opening' ? t('screens.home.settingUp') : t('screens.home.playNow')}
          </button>
          <Link
            href={`/new/${name}`}
            className="button button-large"
            aria-label={t('screens.home.newGameOf', { game })}
          >
            {t('screens.home.newGame')}
          </Link>
        </div>
        <p className="quiet hint">{t('screens.home.playNowHint')}</p>
        {state === 'failed' && (
          <p role="alert" className="problem">
            {t('screens.home.failed')}
          </p>
        )}
      </div>
    </li>
  );
}
