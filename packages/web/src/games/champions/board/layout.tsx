import { CooperativeTable } from '../../cooperative/board/table.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Badges } from './badges.tsx';
import { Brief } from './brief.tsx';
import { ChampionsFacing } from './facing.tsx';
import { PlayerArea } from './player-area.tsx';
import { ChampionsResolving } from './resolving.tsx';
import { ScenarioArea } from './scenario-area.tsx';
import './layout.css';

const PARTS = {
  className: 'champions',
  Scenario: ScenarioArea,
  Resolving: ChampionsResolving,
  Facing: ChampionsFacing,
  PlayerArea,
  Badges,
  Brief,
};

export function ChampionsLayout({ seat }: LayoutProps) {
  return <CooperativeTable seat={seat} parts={PARTS} />;
}
