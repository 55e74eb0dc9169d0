import type { RingsTable } from '@grimrule/rings';
import { scoreOf } from '@grimrule/rings';
import { useTable } from '../../../table/table-context.tsx';
import { CampaignEnd } from '../campaign/campaign-end.tsx';
import { useRingsTexts } from '../texts/texts.ts';

const PARTS = ['threat', 'deadHeroes', 'damage', 'rounds', 'victoryPoints'] as const;

/** The final score; lower is better. */
export function FinalScore() {
  const { table } = useTable();
  const texts = useRingsTexts();
  const score = scoreOf((table as RingsTable).state);
  return (
    <div className="rings-score">
      <b>{texts.score.title(score.total)}</b>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{texts.score[part]}</dt>
            <dd>{part === 'victoryPoints' && score[part] > 0 ? `−${score[part]}` : score[part]}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{texts.score.hint}</p>
      <CampaignEnd />
    </div>
  );
}
