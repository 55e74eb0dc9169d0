import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { ChampionsFacing } from './facing.tsx';
import { PlayerArea } from './player-area.tsx';
import { ScenarioArea, ScenarioPiles } from './scenario-area.tsx';
import './layout.css';

const PARTS = {
  className: 'champions',
  Scenario: ScenarioArea,
  Piles: ScenarioPiles,
  Facing: ChampionsFacing,
  PlayerArea,
  Badges,
  Brief,
};

export function ChampionsLayout({ seat }: LayoutProps) {
  return <CooperativeTable seat={seat} parts={PARTS} />;
}
