import type { CampaignLog } from '@grimrule/rings';
import { poolOf, ringsWords, totalScore } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useCardName } from './use-card-name.ts';

const KINDS = ['boon', 'burden'] as const;

/** What the campaign has come to so far: scores, losses, and what belongs to all. */
export function Gained({ log }: { readonly log: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const nameOf = useCardName();
  const words = ringsWords[language];
  const { completed, defeats, fallenHeroes, notes, threatPenalty } = log;
  const lines: readonly (readonly [string, string])[] = [
    [texts.campaign.fallen, fallenHeroes.map(nameOf).join(', ')],
    [texts.campaign.prisoner, notes.prisoner === null ? '' : nameOf(notes.prisoner)],
    [texts.campaign.penalty, threatPenalty > 0 ? `+${threatPenalty}` : ''],
    ...KINDS.map((kind): readonly [string, string] => [
      `${texts.campaign.pools[kind]}:`,
      poolOf(log, kind)
        .filter(({ player }) => player === null)
        .map(({ card }) => nameOf(card))
        .join(', '),
    ]),
  ];
  const told = lines.filter(([, value]) => value !== '');
  return (
    <section className="journey-panel" aria-label={texts.campaign.completed}>
      <h3>{texts.campaign.completed}</h3>
      {completed.length === 0 ? (
        <p className="quiet">{texts.campaign.nothingYet}</p>
      ) : (
        <ol className="journey-scores">
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
      {told.length > 0 && (
        <dl className="rings-notes">
          {told.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
