import type { Seat } from '@grimrule/kernel';
import { useState } from 'react';
import type { LayoutProps } from '../page-game.ts';
import { Facing } from './facing.tsx';
import { Hand } from './hand.tsx';
import { OtherPlayers } from './other-players.tsx';
import { PlayerArea } from './player-area.tsx';
import { Resolving } from './resolving.tsx';
import { ScenarioArea } from './scenario-area.tsx';
import { useChampionsView } from './seen.ts';
import './layout.css';

/** The whole table: scenario above, what a player faces, his cards, his hand. */
export function ChampionsLayout({ seat }: LayoutProps) {
  const { seats } = useChampionsView();
  // A spectator looks over the shoulder of the first player.
  const own = seat < seats ? seat : 0;
  return <Seated key={own} own={own} seats={seats} />;
}

function Seated({ own, seats }: { readonly own: Seat; readonly seats: number }) {
  /** Whose cards are spread out; the others are shown in brief. */
  const [spread, setSpread] = useState(own);
  return (
    <div className="champions">
      <div className="champions-table" data-seats={seats}>
        <div className="champions-upper">
          <ScenarioArea />
          <Resolving />
          <div className="champions-middle">
            <Facing seat={spread} />
            {seats > 1 && <OtherPlayers own={own} spread={spread} onSpread={setSpread} />}
          </div>
        </div>
        <div className="champions-lower">
          <PlayerArea seat={spread} />
          <Hand seat={own} />
        </div>
      </div>
    </div>
  );
}
