import type { ReactNode } from 'react';
import { PageFoot } from './page-foot.tsx';
import { PageHead } from './page-head.tsx';
import { useTitle } from './use-title.ts';

/** A screen that is no table: our head, a heading, and what it is about. */
export function Screen(props: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  useTitle(props.title);
  return (
    <div className="screen">
      <PageHead />
      <main className={`screen-main ${props.className ?? ''}`}>
        <h1 className="screen-title">{props.title}</h1>
        {props.children}
      </main>
      <PageFoot />
    </div>
  );
}
