import type { Json } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PageGame } from '../../games/page-game.ts';
import { COVERS } from '../../games/registry.ts';
import type { LocalTable } from '../../link/local/local-tables.ts';
import { listTables } from '../../link/local/local-tables.ts';
import { useLanguage } from '../../words/language.ts';
import { humansAt } from '../new-game/seat-plan.ts';
import { nameOfGame, useDate, useStandingInWords } from '../saved/standing.ts';
import { TablePicture } from '../saved/table-picture.tsx';
import { useGame } from '../use-game.ts';
import { useWarmWorker } from './use-warm-worker.ts';
import './continue.css';

const [[FIRST_GAME] = ['']] = COVERS;

/** How many of its cards show a game here. */
const SHOWN = 3;

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
    <section className="continue home-panel" aria-labelledby="home-continue">
      <h2 id="home-continue" className="home-caption">
        {t('screens.home.continueTitle')}
      </h2>
      {latest && <Latest table={latest} />}
      <Link href="/saved" className="text-link continue-all">
        {t('screens.home.savedAll', { count: tables.length })}
      </Link>
    </section>
  );
}

/** Whom the game is against, where that is a character, and who plays it. */
function peopleOf(page: PageGame, options: Json, language: Language): readonly number[] {
  const cast = page.cast?.(options, language);
  const foe = cast?.against?.design ?? null;
  const isCharacter = foe !== null && page.face(foe, language).shape === 'upright';
  const players = cast?.players.flatMap(({ heroes }) => heroes) ?? [];
  return [
    ...(isCharacter ? [foe] : []),
    ...players.flatMap(({ design }) => (design === null ? [] : [design])),
  ];
}

function Latest({ table }: { readonly table: LocalTable }) {
  const { language, t } = useLanguage();
  const page = useGame(table.game, { options: table.options });
  const inWords = useStandingInWords();
  const date = useDate();
  const standing = page ? inWords(page, { ...table, mine: humansAt(table.seats) }) : ' ';
  return (
    <>
      <TablePicture
        game={table.game}
        page={page}
        designs={(page ? peopleOf(page, table.options, language) : []).slice(0, SHOWN)}
      />
      <div className="continue-words">
        <h3 className="home-title">{page ? nameOfGame(page, table, language) : ' '}</h3>
        <p>{page && `${page.title} · ${standing}`}</p>
        <p className="quiet hint">{date(table.played)}</p>
      </div>
      <Link
        href={`/local/${table.table}`}
        className="button button-main button-large continue-on"
        data-verb="continue"
      >
        <Play aria-hidden="true" size={16} fill="currentColor" />
        {t('screens.home.continue')}
      </Link>
    </>
  );
}
