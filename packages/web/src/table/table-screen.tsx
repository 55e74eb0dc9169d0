import { LayoutGroup, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { Dragging } from './dragging.tsx';
import { Inspector, LargeCard } from './inspector.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { OutcomeBanner } from './outcome.tsx';
import { usePlayback } from './playback.ts';
import { Question } from './question.tsx';
import type { TableStore } from './store.ts';
import { TableProvider, useTable } from './table-context.tsx';
import { Toolbar } from './toolbar.tsx';

/** A table: the game's own layout, and around it what every game needs. */
export function TableScreen(props: {
  readonly page: PageGame;
  readonly store: TableStore;
  /** What can be done with the table besides playing; it belongs to the screens around it. */
  readonly more?: ReactNode;
}) {
  const { page, store, more } = props;
  return (
    <TableProvider page={page} store={store}>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.25 }}>
        <Dragging>
          <Parts more={more} />
        </Dragging>
      </MotionConfig>
    </TableProvider>
  );
}

function Parts({ more }: { readonly more: ReactNode }) {
  const { page, seat, store } = useTable();
  const playback = usePlayback(store);
  useKeys();
  const { Layout } = page;
  return (
    <div className="table-screen" data-game={page.name}>
      <Toolbar more={more} />
      <Banner playback={playback} />
      <main className="table-main">
        <LayoutGroup>
          <Layout seat={seat} />
        </LayoutGroup>
      </main>
      <div className="table-side">
        <Inspector />
        <Log />
      </div>
      <div className="table-question">
        <OutcomeBanner />
        <Question />
      </div>
      <Announcer />
      <LargeCard />
    </div>
  );
}
