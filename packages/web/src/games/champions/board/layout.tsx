import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { usePlayerArea } from './player-area.tsx';
import { ScenarioPiles, useScenario } from './scenario-area.tsx';
import './layout.css';

const PARTS = {
  className: 'champions',
  caption: 1.15,
  useScenario,
  usePlayerArea,
  Piles: ScenarioPiles,
  Badges,
  Brief,
};

export function ChampionsLayout({ seat }: LayoutProps) {
  return <CooperativeTable seat={seat} parts={PARTS} />;
}
