import type { CampaignLog } from '@grimrule/rings';
import { nextScenario, ringsWords, SCENARIOS, totalScore } from '@grimrule/rings';
import { Check, Play } from 'lucide-react';
import { CardPicture, Portrait } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import { landscapeOf } from '../setup/scenario-choice.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import './journey.css';

/** Where the stations stand along the way, in hundredths of its box. */
const HEIGHTS = [64, 46, 30];

/** The way of a campaign through the wilds: what lies behind, one poster now, what is to come. */
export function Journey(props: {
  readonly log: CampaignLog;
  /** Null while something has to be decided before. */
  readonly onPlay: (() => void) | null;
}) {
  const { log, onPlay } = props;
  const texts = useRingsTexts();
  const next = nextScenario(log);
  return (
    <div className="journey-way">
      <svg
        className="journey-path"
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M-10 92C10 84 24 66 50 64S120 52 150 46S210 40 250 30S290 12 312 8" />
        <path d="M-10 92C10 84 24 66 50 64S120 52 150 46S210 40 250 30S290 12 312 8" />
      </svg>
      <ol className="journey-stations">
        {SCENARIOS.map(({ slug }, index) => (
          <Station
            key={slug}
            slug={slug}
            log={log}
            isNow={slug === next?.slug}
            top={HEIGHTS[index] ?? 30}
            onPlay={onPlay}
          />
        ))}
      </ol>
      {!next && (
        <p role="status" className="journey-end">
          {texts.campaign.over(totalScore(log))}
        </p>
      )}
    </div>
  );
}

function Station(props: {
  readonly slug: string;
  readonly log: CampaignLog;
  readonly isNow: boolean;
  readonly top: number;
  readonly onPlay: (() => void) | null;
}) {
  const { slug, log, isNow, top, onPlay } = props;
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const name = ringsWords[language].scenario(slug);
  const done = log.completed.find(({ scenario }) => scenario === slug);
  const lost = log.defeats.filter((each) => each === slug).length;
  const art = landscapeOf(slug);
  if (isNow) {
    return (
      <li className="journey-now" aria-current="step">
        <span className="journey-poster">
          <span className="journey-flag">{texts.campaign.now}</span>
          <CardPicture art={art} shape="wide" />
          <b>{name}</b>
        </span>
        {lost > 0 && (
          <p className="journey-lost">
            {texts.campaign.defeats(lost)} {name}
          </p>
        )}
        <button
          type="button"
          className="button button-main button-large"
          disabled={!onPlay}
          onClick={() => onPlay?.()}
          data-verb="next-scenario"
        >
          <Play aria-hidden="true" size={18} fill="currentColor" />
          {texts.campaign.play(name)}
        </button>
      </li>
    );
  }
  return (
    <li
      className="journey-station"
      data-done={done !== undefined || undefined}
      style={{ top: `${top}%` }}
    >
      <span className="journey-medal" aria-hidden="true">
        <Portrait art={art} />
      </span>
      <span className="journey-plate">
        <b>
          {done && <Check aria-hidden="true" size={15} strokeWidth={3.4} />}
          {name}
        </b>
        <span>{done ? texts.campaign.wonWith(done.score) : texts.campaign.toCome}</span>
      </span>
    </li>
  );
}
