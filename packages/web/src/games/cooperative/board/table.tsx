import type { Seat } from '@grimrule/kernel';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useCooperativeView } from '../view.ts';
import { Hand } from './hand.tsx';
import type { PlayerParts } from './other-players.tsx';
import { OtherPlayers } from './other-players.tsx';
import { Resolving } from './resolving.tsx';
import './table.css';
import './players.css';
import './phone.css';

/** The parts of the table that each game draws itself. */
interface TableParts extends PlayerParts {
  /** The class of the whole table, for its own rules of style. */
  readonly className: string;
  /** The side of the scenario: enemies, schemes or quests that all players face. */
  readonly Scenario: ComponentType;
  /** The decks and discard piles of the scenario. */
  readonly Piles: ComponentType;
  /** The cards that threaten a player. */
  readonly Facing: ComponentType<{ readonly seat: Seat }>;
  readonly PlayerArea: ComponentType<{ readonly seat: Seat }>;
}

interface CooperativeTableProps {
  readonly seat: Seat;
  readonly parts: TableParts;
}

/** The whole table: the scenario above, the cards a player faces, the player's cards, the hand. */
export function CooperativeTable({ seat, parts }: CooperativeTableProps) {
  const { seats } = useCooperativeView();
  // A spectator looks over the shoulder of the first player.
  const own = seat < seats ? seat : 0;
  return <Seated key={own} own={own} parts={parts} />;
}

function Seated({ own, parts }: { readonly own: Seat; readonly parts: TableParts }) {
  const { className, Scenario, Piles, Facing, PlayerArea } = parts;
  const { seats } = useCooperativeView();
  /** The player whose cards are spread out; the others are shown in brief. */
  const [spread, setSpread] = useState(own);
  return (
    <div className={`coop ${className}`}>
      <div className="coop-table" data-seats={seats}>
        <div className="coop-far">
          <Scenario />
          <Facing seat={spread} />
        </div>
        <Piles />
        <PlayerArea seat={spread} />
        {seats > 1 && <OtherPlayers own={own} spread={spread} onSpread={setSpread} parts={parts} />}
        <Hand seat={own} />
        <Resolving />
      </div>
    </div>
  );
}
