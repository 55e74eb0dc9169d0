import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { RingsFacing } from './facing.tsx';
import { Journey } from './journey.tsx';
import { PlayerArea } from './player-area.tsx';
import { RingsResolving } from './resolving.tsx';
import { StagingArea } from './staging-area.tsx';
import '../tones.css';
import './layout.css';
import './journey.css';
import './dial.css';

const PARTS = {
  className: 'rings',
  Scenario,
  Resolving: RingsResolving,
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
    <div className="coop-part coop-scenario">
      <Journey />
      <StagingArea />
    </div>
  );
}
