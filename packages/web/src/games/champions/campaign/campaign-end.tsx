import type { ChampionsTable } from '@grimrule/champions';
import { afterGame, resultOf } from '@grimrule/champions';
import { Link } from 'wouter';
import { useTable, useTableState } from '../../../table/table-context.tsx';
import { campaignIn } from '../setup/choice.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { recordGame } from './kept-campaigns.ts';

/** After a game of a campaign: its result goes into the log. */
export function CampaignEnd() {
  const { table } = useTable();
  const texts = useChampionsTexts().campaign;
  const options = useTableState(({ info }) => info?.options ?? null);
  const before = campaignIn(options);
  const result = resultOf((table as ChampionsTable).state);
  if (!before || !result) return null;
  const after = afterGame(before, result);
  if (!('log' in after)) return null;
  return (
    <Link
      href="/campaign/champions"
      className="button button-main"
      onClick={() => recordGame(before, after.log)}
      data-verb="record"
    >
      {texts.record}
    </Link>
  );
}
