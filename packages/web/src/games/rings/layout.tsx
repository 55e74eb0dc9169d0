import type { Seat } from '@grimrule/kernel';
import { useState } from 'react';
import type { LayoutProps } from '../page-game.ts';
import { Facing } from './facing.tsx';
import { Hand } from './hand.tsx';
import { Journey } from './journey.tsx';
import { OtherPlayers } from './other-players.tsx';
import { PlayerArea } from './player-area.tsx';
import { Resolving } from './resolving.tsx';
import { useRingsView } from './seen.ts';
import { StagingArea } from './staging-area.tsx';
import './tones.css';
import './layout.css';
import './journey.css';
import './players.css';
import './phone.css';

/** The whole table: the journey and what threatens it above, the fights, a player's cards, his hand. */
export function RingsLayout({ seat }: LayoutProps) {
  const { seats } = useRingsView();
  // A spectator looks over the shoulder of the first player.
  const own = seat < seats ? seat : 0;
  return <Seated key={own} own={own} seats={seats} />;
}

function Seated({ own, seats }: { readonly own: Seat; readonly seats: number }) {
  /** Whose cards are spread out; the others are shown in brief. */
  const [spread, setSpread] = useState(own);
  return (
    <div className="rings">
      <div className="rings-table" data-seats={seats}>
        <div className="rings-upper">
          <div className="rings-scenario">
            <Journey />
            <StagingArea />
          </div>
          <Resolving />
          <div className="rings-middle">
            <Facing seat={spread} />
            {seats > 1 && <OtherPlayers own={own} spread={spread} onSpread={setSpread} />}
          </div>
        </div>
        <div className="rings-lower">
          <PlayerArea seat={spread} />
          <Hand seat={own} />
        </div>
      </div>
    </div>
  );
}
