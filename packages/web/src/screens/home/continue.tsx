import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { COVERS } from '../../games/registry.ts';
import type { LocalTable } from '../../link/local/local-tables.ts';
import { listTables } from '../../link/local/local-tables.ts';
import { useLanguage } from '../../words/language.ts';
import { humansAt } from '../new-game/seat-plan.ts';
import { gameTitle, named, useDate, useStandingInWords } from '../saved/standing.ts';
import { TablePicture } from '../saved/table-picture.tsx';
import { useGame } from '../use-game.ts';
import { useWarmWorker } from './use-warm-worker.ts';

const [[FIRST_GAME] = ['']] = COVERS;

/** The game that was played last, if it is not over. */
export function Continue() {
  const { t } = useLanguage();
  const [tables, setTables] = useState<readonly LocalTable[]>([]);
  useEffect(() => {
    let isStill = true;
    // A browser may have no storage to offer.
    listTables()
      .then((all) => isStill && setTables(all))
      .catch(() => undefined);
    return () => {
      isStill = false;
    };
  }, []);
  const latest = tables.find(({ summary }) => !summary?.outcome);
  useWarmWorker(latest?.game ?? FIRST_GAME);
  if (tables.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="home-continue">
      <h2 id="home-continue" className="section-title">
        {t('screens.home.continueTitle')}
      </h2>
      {latest && <Latest table={latest} />}
      <Link href="/saved" className="text-link">
        {t('screens.home.savedAll', { count: tables.length })}
      </Link>
    </section>
  );
}

function Latest({ table }: { readonly table: LocalTable }) {
  const { t, language } = useLanguage();
  const page = useGame(table.game);
  const inWords = useStandingInWords();
  const date = useDate();
  return (
    <Link href={`/local/${table.table}`} className="continue-card" data-verb="continue">
      <TablePicture game={table.game} page={page} designs={table.picture} />
      <span className="continue-text">
        <strong>
          {page
            ? named(t, gameTitle(page, table.options, language), table.summary?.rounds ?? 0)
            : table.game}
        </strong>
        <span>{page ? inWords(page, { ...table, mine: humansAt(table.seats) }) : ' '}</span>
        <span className="quiet">{date(table.played)}</span>
      </span>
      <span className="button button-main">{t('screens.home.continue')}</span>
    </Link>
  );
}
