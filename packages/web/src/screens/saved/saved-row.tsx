import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PageGame } from '../../games/page-game.ts';
import { isRefused } from '../../link/server/ask.ts';
import { spectatorsView } from '../../link/server/server-api.ts';
import { pictureOf } from '../../link/summary.ts';
import { useLanguage } from '../../words/language.ts';
import { useGame } from '../use-game.ts';
import { nameOfGame, seatLabel, useDate, useStandingInWords } from './standing.ts';
import { TablePicture } from './table-picture.tsx';
import type { SavedGame } from './use-saved.ts';

/** The actions for a saved game besides continuing it. */
export type SavedVerb = 'save' | 'otherDevice' | 'links' | 'report' | 'remove';

/** A saved game: a picture of where it stands, what it is, and the way back to it. */
export function SavedRow(props: {
  readonly saved: SavedGame;
  readonly onVerb: (verb: SavedVerb, saved: SavedGame) => void;
}) {
  const { saved, onVerb } = props;
  const { language, t } = useLanguage();
  const page = useGame(saved.game, { options: saved.options });
  const picture = usePicture(saved, page);
  const date = useDate()(saved.at);
  const inWords = useStandingInWords();
  const isOver = Boolean(saved.summary?.outcome);
  const path = saved.where === 'here' ? `/local/${saved.table}` : `/table/${saved.table}`;
  const replay = saved.where === 'here' ? `/replay/local/${saved.table}` : `/replay/${saved.table}`;
  const title = page ? nameOfGame(page, saved, language) : saved.game;
  const verbs: readonly SavedVerb[] = [
    ...(saved.where === 'here' || isOver ? (['save'] as const) : []),
    saved.where === 'here' ? 'otherDevice' : 'links',
    'report',
    'remove',
  ];
  const label = (verb: SavedVerb) =>
    verb === 'remove'
      ? t(saved.where === 'here' ? 'screens.saved.delete' : 'screens.saved.unlist')
      : t(`screens.saved.${verb}`);
  return (
    <li className="saved-row" data-table={saved.table}>
      <TablePicture game={saved.game} page={page} designs={picture} />
      <div className="saved-text">
        <h3>{title}</h3>
        <p>{page && `${page.title} · ${inWords(page, saved)}`}</p>
        <p className="quiet">
          {page && <Players page={page} saved={saved} />}
          {t('screens.saved.played', { date })}
        </p>
      </div>
      <div className="row">
        <Link href={path} className={`button ${isOver ? '' : 'button-main'}`} data-verb="resume">
          {t(isOver ? 'screens.saved.look' : 'screens.saved.resume')}
        </Link>
        <Link href={replay} className="button" data-verb="replay">
          {t('screens.saved.replay')}
        </Link>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger
            className="button"
            aria-label={t('screens.saved.moreOf', { game: title, date })}
            data-verb="more"
          >
            <Ellipsis aria-hidden="true" size={18} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className="menu" sideOffset={4} align="end">
              {verbs.map((verb) => (
                <DropdownMenu.Item
                  key={verb}
                  className="menu-item"
                  onSelect={() => onVerb(verb, saved)}
                  data-verb={verb}
                >
                  {label(verb)}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    </li>
  );
}

function Players({ page, saved }: { readonly page: PageGame; readonly saved: SavedGame }) {
  const { language, t } = useLanguage();
  const { options, seats } = saved;
  const names = seats.map(({ bot }, seat) => {
    const name = seatLabel(page, options, seats, seat, language);
    return bot === null ? name : `${name} (${t('screens.saved.bot')})`;
  });
  return <>{names.join(', ')} · </>;
}

/** The picture of a table on the server is asked for when it is to be shown. */
function usePicture(
  { picture, table }: SavedGame,
  page: PageGame | null | undefined,
): readonly number[] {
  const [fetched, setFetched] = useState<readonly number[]>([]);
  useEffect(() => {
    if (picture || !page) return;
    let isStill = true;
    void spectatorsView(table).then((answer) => {
      if (isStill && !isRefused(answer)) {
        setFetched(pictureOf(page.game.definition, answer.view));
      }
    });
    return () => {
      isStill = false;
    };
  }, [picture, page, table]);
  return picture ?? fetched;
}
