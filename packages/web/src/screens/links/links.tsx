import type { Knock } from '@grimrule/room';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'wouter';
import { KnockList } from '../../joining/knock-list.tsx';
import { LinksPanel } from '../../joining/links-panel.tsx';
import { usePolling } from '../../joining/use-polling.ts';
import { asSitter } from '../../link/keys/sitter.ts';
import { isRefused } from '../../link/server/ask.ts';
import { listKnocks } from '../../link/server/joining-api.ts';
import { useLanguage } from '../../words/language.ts';
import { Screen } from '../frame/screen.tsx';
import './links.css';

/** A table is not open on this screen: who knocks has to be asked for. */
const LOOK_MS = 3000;

/** The screen of a table that has just been opened: links to hand on, a code, and knocks. */
export function TableLinks() {
  const { table = '' } = useParams();
  const { t } = useLanguage();
  const [knocks, setKnocks] = useState<readonly Knock[]>([]);
  const look = useCallback(async () => {
    const listed = await asSitter(table, (key) => listKnocks(table, key));
    if (!isRefused(listed)) setKnocks(listed.knocks);
  }, [table]);
  usePolling(LOOK_MS, look);
  return (
    <Screen title={t('joining.links.title')} className="links">
      <KnockList table={table} knocks={knocks} onAnswered={setKnocks} />
      <LinksPanel table={table} />
      <Link
        href={`/table/${table}`}
        className="button button-main button-large"
        data-verb="to-table"
      >
        {t('screens.invite.toTable')}
      </Link>
    </Screen>
  );
}
