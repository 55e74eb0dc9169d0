import type { Json, Seat } from '@grimrule/kernel';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { PageGame } from '../games/page-game.ts';
import { openLocally } from '../link/open-locally.ts';
import { useLanguage } from '../words/language.ts';
import { useGame } from './use-game.ts';

/** Choosing heroes, scenario and who plays. */
export function NewGame() {
  const { game = '' } = useParams();
  const page = useGame(game);
  const { t } = useLanguage();
  if (page === undefined) return <p className="opening">{t('table.opening')}</p>;
  if (page === null) return <p className="opening">{t('table.gone')}</p>;
  return <Choosing page={page} />;
}

function Choosing({ page }: { readonly page: PageGame }) {
  const [options, setOptions] = useState<Json>(page.firstGame.options);
  // The seat that is played here; a bot that the first game has plays another.
  const [playing, setPlaying] = useState<Seat>(0);
  const [, navigate] = useLocation();
  const { t } = useLanguage();
  const seats = page.seatsOf(options);
  const { Setup } = page;
  const start = async () => {
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: '',
      bot: seat === playing ? null : (page.firstGame.bots.find((bot) => bot !== null) ?? null),
    }));
    navigate(`/local/${await openLocally(page, options, players)}`);
  };
  return (
    <main className="new-game">
      <h1>{page.title}</h1>
      <Setup options={options} onChange={setOptions} playing={playing} onPlay={setPlaying} />
      <button
        type="button"
        className="button button-main"
        onClick={() => void start()}
        data-verb="start"
      >
        {t('new.start')}
      </button>
    </main>
  );
}
