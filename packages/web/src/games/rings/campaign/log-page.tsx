import type { CampaignLine, CampaignLog } from '@grimrule/rings';
import { nextGame, nextScenario, ringsWords, totalScore } from '@grimrule/rings';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveAsFile } from '../../../link/files/files.ts';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { changeCampaign, forgetCampaign } from './kept-campaigns.ts';
import { LogPlayers } from './log-players.tsx';
import { LogPool } from './log-pool.tsx';
import { useCardName } from './use-card-name.ts';
import { useInWords } from './use-in-words.ts';
import type { Write } from './write.ts';

/** A campaign log as a page: who is on the way, what has happened, and what comes next. */
export function LogPage({ id, log }: { readonly id: string; readonly log: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const inWords = useInWords(log.players);
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<readonly CampaignLine[]>([]);
  const words = ringsWords[language];
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
      <h2 className="section-title">
        {log.players.map(({ name }) => name).join(', ')}
        {log.expert && <span className="rings-chip">{texts.campaign.isExpert}</span>}
      </h2>
      <Completed log={log} />
      <LogPlayers log={log} onWrite={write} />
      <LogPool log={log} onWrite={write} />
      <Notes log={log} />
      <Problems
        lines={[...refused, ...(next && 'problems' in game ? game.problems : [])].map(inWords)}
      />
      <div className="rings-log-buttons">
        {next ? (
          <button
            type="button"
            className="button button-main button-large"
            disabled={'problems' in game}
            onClick={play}
            data-verb="next-scenario"
          >
            {texts.campaign.play(words.scenario(next.slug))}
          </button>
        ) : (
          <p role="status">{texts.campaign.over(totalScore(log))}</p>
        )}
        <button
          type="button"
          className="button"
          onClick={() => saveAsFile('rings-campaign', log)}
          data-verb="save-campaign"
        >
          {texts.campaign.save}
        </button>
        <Forget id={id} />
      </div>
    </article>
  );
}

/** A campaign takes hours: one click does not delete it. */
function Forget({ id }: { readonly id: string }) {
  const texts = useRingsTexts();
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => (isSure ? forgetCampaign(id) : setSure(true))}
      onBlur={() => setSure(false)}
      data-verb="forget-campaign"
    >
      {isSure ? texts.campaign.reallyDelete : texts.campaign.delete}
    </button>
  );
}

/** The scenarios that have been won, with their scores, and how often one was lost. */
function Completed({ log }: { readonly log: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const words = ringsWords[language];
  const { completed, defeats } = log;
  return (
    <section>
      <h3>{texts.campaign.completed}</h3>
      {completed.length === 0 ? (
        <p className="quiet">{texts.campaign.nothingYet}</p>
      ) : (
        <ol className="rings-log-list">
          {completed.map(({ scenario, score }) => (
            <li key={scenario}>
              {words.scenario(scenario)}: <b>{score}</b>
            </li>
          ))}
          <li>
            {texts.campaign.total}: <b>{totalScore(log)}</b>
          </li>
        </ol>
      )}
      {defeats.length > 0 && (
        <p className="quiet">
          {texts.campaign.defeats(defeats.length)}{' '}
          {[...new Set(defeats)].map((slug) => words.scenario(slug)).join(', ')}
        </p>
      )}
    </section>
  );
}

/** The fallen, the prisoner, and what everybody's threat begins higher by. */
function Notes({ log }: { readonly log: CampaignLog }) {
  const texts = useRingsTexts();
  const nameOf = useCardName();
  const { fallenHeroes, notes, threatPenalty } = log;
  const lines: readonly (readonly [string, string])[] = [
    [texts.campaign.fallen, fallenHeroes.map(nameOf).join(', ')],
    [texts.campaign.prisoner, notes.prisoner === null ? '' : nameOf(notes.prisoner)],
    [texts.campaign.penalty, threatPenalty > 0 ? `+${threatPenalty}` : ''],
  ];
  const told = lines.filter(([, value]) => value !== '');
  if (told.length === 0) return null;
  return (
    <dl className="rings-notes">
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
