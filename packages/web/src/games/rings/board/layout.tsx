import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { useScenario } from './journey.tsx';
import { PlayerThreat, usePlayerArea } from './player-area.tsx';
import { QuestSum } from './quest-sum.tsx';
import { StagingPiles } from './staging-area.tsx';
import '../tones.css';
import './layout.css';
import './journey.css';
import './dial.css';

const PARTS = {
  className: 'rings',
  caption: 1.4,
  useScenario,
  usePlayerArea,
  Piles: StagingPiles,
  Beside: PlayerThreat,
  Between: QuestSum,
  Badges,
  Brief,
};

export function RingsLayout({ seat }: LayoutProps) {
  return <CooperativeTable seat={seat} parts={PARTS} />;
}
