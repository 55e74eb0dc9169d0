import type { CampaignLine, CampaignLog } from '@grimrule/rings';
import { nextGame, nextScenario, SCENARIOS } from '@grimrule/rings';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveAsFile } from '../../../link/files/files.ts';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { Forget } from '../../cooperative/campaign/forget.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { Companion } from './companion.tsx';
import { Gained } from './gained.tsx';
import { Journey } from './journey.tsx';
import { changeCampaign, forgetCampaign } from './kept-campaigns.ts';
import { LogPlayers } from './log-players.tsx';
import { LogPool } from './log-pool.tsx';
import { useInWords } from './use-in-words.ts';
import type { Write } from './write.ts';

/** A campaign log as a page: who is on the way, what has happened, and what comes next. */
export function LogPage({ id, log }: { readonly id: string; readonly log: CampaignLog }) {
  const texts = useRingsTexts();
  const inWords = useInWords(log.players);
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<readonly CampaignLine[]>([]);
  const next = nextScenario(log);
  const game = nextGame(log);
  const write: Write = (changed) => {
    setRefused('problems' in changed ? changed.problems : []);
    if ('log' in changed) changeCampaign(id, changed.log);
  };
  const play = () => {
    if ('options' in game) navigate('/new/rings', { state: { options: game.options } });
  };
  return (
    <article className="rings-log" data-campaign={id}>
      <header>
        <h2 className="rings-log-title">
          {log.players.map(({ name }) => name).join(', ')}
          {log.expert && <span className="rings-chip">{texts.campaign.isExpert}</span>}
        </h2>
        <p className="quiet">{texts.campaign.standing(log.completed.length, SCENARIOS.length)}</p>
      </header>
      <Journey log={log} onPlay={'problems' in game ? null : play} />
      <Problems
        lines={[...refused, ...(next && 'problems' in game ? game.problems : [])].map(inWords)}
      />
      <div className="journey-panels">
        {log.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat.
          <Companion key={seat} log={log} seat={seat} />
        ))}
        <Gained log={log} />
      </div>
      <div className="rings-log-buttons">
        <details className="journey-edit">
          <summary className="button">{texts.campaign.edit}</summary>
          <LogPlayers log={log} onWrite={write} />
          <LogPool log={log} onWrite={write} />
        </details>
        <button
          type="button"
          className="button"
          onClick={() => saveAsFile('rings-campaign', log)}
          data-verb="save-campaign"
        >
          {texts.campaign.save}
        </button>
        <Forget texts={texts.campaign} onForget={() => forgetCampaign(id)} />
      </div>
    </article>
  );
}
