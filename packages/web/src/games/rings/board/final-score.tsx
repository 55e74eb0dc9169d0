import type { RingsTable } from '@grimrule/rings';
import { scoreOf } from '@grimrule/rings';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { CampaignEnd } from '../campaign/campaign-end.tsx';

const PARTS = ['threat', 'deadHeroes', 'damage', 'rounds', 'victoryPoints'] as const;

/** The final score; lower is better. */
export function FinalScore() {
  const { table } = useTable();
  const { t } = useLanguage();
  const score = scoreOf((table as RingsTable).state);
  return (
    <div className="rings-score">
      <b>{t('rings.score.title', { count: score.total })}</b>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`rings.score.${part}`)}</dt>
            <dd>{part === 'victoryPoints' && score[part] > 0 ? `−${score[part]}` : score[part]}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('rings.score.hint')}</p>
      <CampaignEnd />
    </div>
  );
}
