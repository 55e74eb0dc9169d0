import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PageGame } from '../../games/page-game.ts';
import { gameWith } from '../../games/registry.ts';
import type { FinishedGame } from '../../link/history/finished.ts';
import { listFinished } from '../../link/history/finished.ts';
import { takeOver } from '../../link/history/take-over.ts';
import { useLanguage } from '../../words/language.ts';
import type { Entry } from './statistics.ts';
import { entryOf } from './statistics.ts';

interface Read {
  readonly games: readonly FinishedGame[];
  readonly pages: ReadonlyMap<string, PageGame>;
}

async function readAll(): Promise<Read> {
  await takeOver();
  const games = await listFinished();
  const pages = new Map<string, PageGame>();
  for (const { game, options } of games) {
    const page = await gameWith(game, { options });
    if (page) pages.set(game, page);
  }
  return { games, pages };
}

/** All games that have ended in this browser, the newest first; undefined until they are read. */
export function useHistory() {
  const { language } = useLanguage();
  const [read, setRead] = useState<Read | undefined>();
  const refresh = useCallback(
    () => readAll().then(setRead, () => setRead({ games: [], pages: new Map() })),
    [],
  );
  useEffect(() => void refresh(), [refresh]);
  const entries = useMemo(
    () =>
      read?.games.flatMap((game): readonly Entry[] => {
        const page = read.pages.get(game.game);
        return page ? [entryOf(game, page, language)] : [];
      }),
    [read, language],
  );
  return { entries, refresh };
}
