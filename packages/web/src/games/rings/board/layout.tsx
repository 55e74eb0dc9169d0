import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { RingsFacing } from './facing.tsx';
import { Journey } from './journey.tsx';
import { PlayerArea } from './player-area.tsx';
import { QuestSum } from './quest-sum.tsx';
import { StagingArea, StagingPiles } from './staging-area.tsx';
import '../tones.css';
import './layout.css';
import './journey.css';
import './dial.css';

const PARTS = {
  className: 'rings',
  Scenario,
  Piles: StagingPiles,
  Facing: RingsFacing,
  PlayerArea,
  Badges,
  Brief,
};

export function RingsLayout({ seat }: LayoutProps) {
  return <CooperativeTable seat={seat} parts={PARTS} />;
}

/** The journey and what stands against it. */
function Scenario() {
  return (
    <>
      <Journey />
      <StagingArea />
      <QuestSum />
    </>
  );
}
