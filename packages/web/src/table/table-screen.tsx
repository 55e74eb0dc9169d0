import { LayoutGroup } from 'motion/react';
import { Tooltip } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { lazy, memo, Suspense } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { Guide } from '../guide/guide.tsx';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { Banner } from './banner.tsx';
import { Beside } from './beside/panel.tsx';
import { Arrow } from './board/arrow.tsx';
import { Moving } from './board/moving.tsx';
import { usePointingFades } from './board/use-pointing.ts';
import { useKeys } from './controls/keys.ts';
import { LargeCard } from './inspector/large-card.tsx';
import { Zoom } from './inspector/zoom.tsx';
import { LazyParts } from './lazy-parts.tsx';
import { Leaving } from './leaving/leaving.tsx';
import { useAwake } from './leaving/use-awake.ts';
import { useMoment } from './moments/moment.ts';
import { Announcer } from './playback/announcer.tsx';
import { PlaybackProvider } from './playback/playback.tsx';
import { useSounds } from './playback/use-sounds.ts';
import { Question } from './question/question.tsx';
import { OverTable } from './result/over.tsx';
import { ConnectionNotice } from './seats/seats-bar.tsx';
import { useMyTurn } from './seats/use-my-turn.ts';
import { useTurning } from './seats/use-turning.ts';
import { usePanel } from './side/panels.ts';
import type { TableStore } from './store.ts';
import { TableProvider, useTable, useTableState } from './table-context.tsx';
import type { ToolbarProps } from './toolbar.tsx';
import { Toolbar } from './toolbar.tsx';

interface TableScreenProps extends ToolbarProps {
  readonly page: PageGame;
  readonly store: TableStore;
}

/** A table: the game's own layout, and around it what every game needs. */
export function TableScreen({ page, store, ...toolbar }: TableScreenProps) {
  return (
    <TableProvider page={page} store={store}>
      <Moving>
        <Tooltip.Provider delayDuration={150} skipDelayDuration={300}>
          <PlaybackProvider>
            <Habits />
            <Parts {...toolbar} />
          </PlaybackProvider>
        </Tooltip.Provider>
      </Moving>
    </TableProvider>
  );
}

/** The invisible parts of a table. */
function Habits() {
  const { store } = useTable();
  useKeys();
  useTurning(store);
  useMyTurn();
  useSounds();
  usePointingFades();
  useAwake();
  return null;
}

/** Each part looks for itself at what it needs; together they never change. */
const Parts = memo(function Parts(toolbar: ToolbarProps) {
  const { t } = useLanguage();
  return (
    <TableFrame>
      <a href="#question" className="skip-link">
        {t('skipToQuestion')}
      </a>
      <Toolbar {...toolbar} />
      <Banner />
      <TableMain />
      <Zoom />
      <Beside />
      <Guide />
      <div className="table-question">
        <ConnectionNotice />
        <Asked />
        <Question />
      </div>
      <Announcer />
      <Leaving />
      <LazyParts>
        <LargeCard />
        <Over />
        <OnStage />
        <OverTable />
      </LazyParts>
    </TableFrame>
  );
});

const Drawer = lazy(async () => ({ default: (await import('./side/drawer.tsx')).Drawer }));
const KeysHelp = lazy(async () => ({
  default: (await import('./controls/keys-help.tsx')).KeysHelp,
}));
const TableSettings = lazy(async () => ({
  default: (await import('./table-settings.tsx')).TableSettings,
}));
const Knocks = lazy(async () => ({ default: (await import('./seats/knocks.tsx')).Knocks }));
const UndoWish = lazy(async () => ({ default: (await import('./undo/undo-wish.tsx')).UndoWish }));

const Stage = lazy(async () => ({ default: (await import('./moments/stage.tsx')).Stage }));

/** Lazy-loaded with the table, so that the first moment finds it there. */
function OnStage() {
  return (
    <Suspense fallback={null}>
      <Stage />
    </Suspense>
  );
}

const SoundOffer = lazy(async () => ({
  default: (await import('./playback/sound-offer.tsx')).SoundOffer,
}));

/** Requests of others to a player: most games have none, so they are lazy-loaded. */
function Asked() {
  const isKnocked = useTableState(({ knocks }) => knocks.length > 0);
  const isWished = useTableState(({ shown, seat }) => !!shown.get(seat)?.standing.wish);
  const isSilent = useSettings(({ isSoundOffered, sound }) => !isSoundOffered && !sound);
  const { view } = useTable();
  // Not at once: first the newcomer looks at the table.
  const hasBegun = view.rounds > 1 && view.outcome === null;
  return (
    <Suspense fallback={null}>
      {isKnocked && <Knocks />}
      {isWished && <UndoWish />}
      {isSilent && hasBegun && <SoundOffer />}
    </Suspense>
  );
}

/** The panels that a button or a key opens over the table. */
function Over() {
  const panel = usePanel((state) => state.panel);
  return (
    <Suspense fallback={null}>
      {panel === 'keys' && <KeysHelp />}
      {panel === 'settings' && <TableSettings />}
      {(panel === 'log' || panel === 'chat') && <Drawer panel={panel} />}
    </Suspense>
  );
}

function TableFrame({ children }: { readonly children: ReactNode }) {
  const { page, isShowing, isPast } = useTable();
  const { Place } = page;
  const moment = useMoment((state) => state.moment);
  // How many moves the table has taken, also those that are still to be shown.
  const moves = useTableState(({ shown, seat }) => shown.get(seat)?.standing.number);
  return (
    <div
      className="table-screen"
      data-game={page.name}
      data-moves={moves}
      data-showing={isShowing || undefined}
      data-past={isPast || undefined}
      data-moment={moment?.kind}
      style={{ '--moment': `${moment?.ms ?? 0}ms` } as CSSProperties}
    >
      {Place && <Place />}
      {children}
    </div>
  );
}

function TableMain() {
  const { page, seat } = useTable();
  const { Layout } = page;
  return (
    <main className="table-main">
      <LayoutGroup>
        <Layout seat={seat} />
      </LayoutGroup>
      <Arrow />
    </main>
  );
}
