import { LogOut } from 'lucide-react';
import { LayoutGroup } from 'motion/react';
import { Tooltip } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PageGame } from '../../games/page-game.ts';
import { download } from '../../link/files/record-file.ts';
import type { ServerRefusal } from '../../link/server/ask.ts';
import { Beside } from '../../table/beside/panel.tsx';
import { Moving } from '../../table/board/moving.tsx';
import { LargeCard } from '../../table/inspector/large-card.tsx';
import { Zoom } from '../../table/inspector/zoom.tsx';
import { Log } from '../../table/log/log.tsx';
import '../../table/side/side.css';
import { PhaseStrip } from '../../table/phase-strip.tsx';
import { TableProvider, useTable } from '../../table/table-context.tsx';
import { useLanguage } from '../../words/language.ts';
import { Opening } from '../frame/opening.tsx';
import { useTitle } from '../frame/use-title.ts';
import { CopyLink } from '../links/copy-link.tsx';
import { Problems } from '../new-game/problems.tsx';
import { seatLabel } from '../saved/standing.ts';
import { useServerWords } from '../server-words.ts';
import { ReplayControls } from './replay-controls.tsx';
import type { Replay } from './replay-source.ts';
import { useRewinding } from './use-rewinding.ts';
import '../../style/table.css';
import './replay.css';

interface Props {
  readonly page: PageGame;
  readonly replay: Replay;
}

/** A table as it was: nothing can be done on it but to look. */
export function ReplayTable({ page, replay }: Props) {
  const { t } = useLanguage();
  useTitle(t('screens.replay.title', { game: page.title }));
  const hasStanding = useStore(replay.store, ({ shown, seat }) => shown.has(seat));
  if (!hasStanding) return <Opening text={t('screens.replay.opening')} />;
  return (
    <TableProvider page={page} store={replay.store}>
      <Moving>
        <Tooltip.Provider>
          <Parts page={page} replay={replay} />
        </Tooltip.Provider>
      </Moving>
    </TableProvider>
  );
}

function Parts({ page, replay }: Props) {
  const { seat } = useTable();
  const { t } = useLanguage();
  const rewinding = useRewinding(replay);
  const [isSideOpen, setSideOpen] = useState(false);
  const { Layout, Place } = page;
  return (
    <div
      className="table-screen replay-screen"
      data-game={page.name}
      data-side={isSideOpen || undefined}
    >
      {Place && <Place />}
      <header className="toolbar">
        <Link href="/saved" className="button button-icon" aria-label={t('screens.replay.leave')}>
          <LogOut size={18} className="flipped" aria-hidden="true" />
        </Link>
        <h1 className="toolbar-title">{t('screens.replay.title', { game: page.title })}</h1>
        <PhaseStrip />
        <button
          type="button"
          className="button replay-more"
          aria-expanded={isSideOpen}
          onClick={() => setSideOpen(!isSideOpen)}
        >
          {t('screens.replay.narrow')}
        </button>
        <Eyes page={page} replay={replay} isOpen={rewinding.isOpen} onOpen={rewinding.setOpen} />
      </header>
      <main className="table-main">
        <LayoutGroup>
          <Layout seat={seat} />
        </LayoutGroup>
      </main>
      <div className="table-side">
        <Log />
      </div>
      <Zoom />
      <div className="table-question">
        <ReplayControls rewinding={rewinding} rounds={replay.rounds} />
        <Verbs replay={replay} at={rewinding.at} />
      </div>
      <LargeCard />
      <Beside />
    </div>
  );
}

/** Through whose eyes the game is seen. */
function Eyes(props: {
  readonly page: PageGame;
  readonly replay: Replay;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { page, replay, isOpen, onOpen } = props;
  const { store, showAll } = replay;
  const { language, t } = useLanguage();
  const seat = useStore(store, (state) => state.seat);
  const shown = useStore(store, (state) => state.shown);
  const info = useStore(store, (state) => state.info);
  const { seats = [], options = null } = info ?? {};
  const nameOf = (each: number) =>
    each < seats.length
      ? seatLabel(page, options, seats, each, language)
      : t('screens.replay.spectator');
  return (
    <div className="row replay-eyes">
      <label className="row">
        <span>{t('screens.replay.seenBy')}</span>
        <select
          className="field"
          value={seat}
          onChange={({ target }) => store.see(Number(target.value))}
          data-verb="see"
        >
          {[...shown.keys()].map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      {showAll ? (
        <label className="row">
          <input
            type="checkbox"
            checked={isOpen}
            onChange={({ target }) => onOpen(target.checked)}
            data-verb="open-all"
          />
          {t('screens.replay.open')}
        </label>
      ) : (
        <span className="quiet">{t('screens.replay.onlyOwn')}</span>
      )}
    </div>
  );
}

/** The actions for a game in replay. */
function Verbs({ replay, at }: { readonly replay: Replay; readonly at: number }) {
  const { t } = useLanguage();
  const { record, share } = replay;
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [shared, setShared] = useState('');
  const serverWords = useServerWords();
  const take = (
    answer: string | { readonly refused: ServerRefusal },
    then: (address: string) => void,
  ) => {
    if (typeof answer === 'string') then(answer);
    else setProblems(serverWords(answer.refused));
  };
  return (
    <div className="replay-verbs">
      <button
        type="button"
        className="button"
        title={t('screens.replay.branchHint')}
        data-verb="branch"
        onClick={() => void replay.branch(at).then((answer) => take(answer, navigate))}
      >
        {t('screens.replay.branch')}
      </button>
      {record && (
        <button type="button" className="button" data-verb="save" onClick={() => download(record)}>
          {t('screens.replay.save')}
        </button>
      )}
      {share && (
        <button
          type="button"
          className="button"
          data-verb="share"
          onClick={() => void share().then((answer) => take(answer, setShared))}
        >
          {t('screens.replay.share')}
        </button>
      )}
      {shared !== '' && <CopyLink link={shared} what={t('screens.replay.shared')} />}
      <Problems lines={problems} />
    </div>
  );
}
