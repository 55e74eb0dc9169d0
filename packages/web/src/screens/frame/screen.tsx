import type { ReactNode } from 'react';
import type { PageGame } from '../../games/page-game.ts';
import { coverOf } from '../../games/registry.ts';
import { PageFoot } from './page-foot.tsx';
import { PageHead } from './page-head.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { useTitle } from './use-title.ts';

/** A screen that is no table: our head, a heading, and what it is about. */
export function Screen(props: {
  readonly title: string;
  readonly className?: string;
  /** The game that the screen is about. */
  readonly page?: PageGame;
  readonly children: ReactNode;
}) {
  useTitle(props.title);
  return (
    <div className="screen" data-lettering={props.page && coverOf(props.page.name)?.door.lettering}>
      <ScreenPlace page={props.page} />
      <PageHead />
      <main className={`screen-main ${props.className ?? ''}`}>
        <h1 className="screen-title">{props.title}</h1>
        {props.children}
      </main>
      <PageFoot />
    </div>
  );
}
