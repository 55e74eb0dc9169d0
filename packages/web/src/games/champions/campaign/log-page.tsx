import type { CampaignLine, CampaignLog, Logged } from '@grimrule/champions';
import { campaignNamed, championsWords, isLost, nextGame, nextScenario } from '@grimrule/champions';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveAsFile } from '../../../link/files/files.ts';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useLanguage } from '../../../words/language.ts';
import { Forget } from '../../cooperative/campaign/forget.tsx';
import { useChampionsTexts } from '../texts/texts.ts';
import { changeCampaign, forgetCampaign } from './kept-campaigns.ts';
import { LogPlayer } from './log-player.tsx';
import { Recorded } from './recorded.tsx';
import { useInWords } from './use-in-words.ts';

/** A campaign log as a page: who takes part, what has happened, and what comes next. */
export function LogPage({ id, log }: { readonly id: string; readonly log: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useChampionsTexts().campaign;
  const inWords = useInWords();
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<readonly CampaignLine[]>([]);
  const { names, games = [] } = campaignNamed(log.campaign) ?? {};
  const words = championsWords[language];
  const next = isLost(log) ? undefined : nextScenario(log);
  const game = nextGame(log);
  const write = (changed: Logged) => {
    setRefused('problems' in changed ? changed.problems : []);
    if ('log' in changed) changeCampaign(id, changed.log);
  };
  const play = () => {
    if ('options' in game) navigate('/new/champions', { state: { options: game.options } });
  };
  return (
    <article className="champions-log" data-campaign={id}>
      <header>
        <h2 className="section-title">
          {names?.[language]}
          {log.expert && <span className="champions-chip">{texts.isExpert}</span>}
        </h2>
        <p className="quiet">{texts.standing(log.completed.length, games.length)}</p>
      </header>
      <ol className="champions-course">
        {games.map(({ scenario }, at) => (
          <li key={scenario} data-won={at < log.completed.length || undefined}>
            {words.scenario(scenario)}
            <span className="quiet">{stateOf(at)}</span>
          </li>
        ))}
      </ol>
      <Problems lines={[...refused, ...('problems' in game ? game.problems : [])].map(inWords)} />
      <div className="champions-log-players">
        {log.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat.
          <LogPlayer key={seat} log={log} seat={seat} onWrite={write} />
        ))}
        <Recorded log={log} />
      </div>
      <div className="row">
        {next !== undefined && (
          <button
            type="button"
            className="button button-main"
            disabled={'problems' in game}
            onClick={play}
            data-verb="play-campaign"
          >
            {texts.play(words.scenario(next))}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => saveAsFile('champions-campaign', log)}
          data-verb="save-campaign"
        >
          {texts.save}
        </button>
        <Forget texts={texts} onForget={() => forgetCampaign(id)} />
      </div>
    </article>
  );

  function stateOf(at: number): string {
    if (at < log.completed.length) return texts.won;
    const scenario = games[at]?.scenario ?? '';
    const lost = log.defeats.filter((each) => each === scenario).length;
    return lost > 0 ? texts.lost(lost) : texts.toCome;
  }
}
