import { HEROES, VILLAINS } from '@grimrule/duel';
import { Pile, Row } from '../../../table/board/zones.tsx';
import type { LayoutProps } from '../../page-game.ts';
import { Board } from './board.tsx';
import '../../../table/board/hand.css';
import './duel.css';
import './side.css';
import './tracks.css';
import './phone.css';
import { useDuel } from '../use-duel.ts';
import { ARTEFACT_OFFER, ARTEFACT_STACK, nearSide, playedOf } from '../zones.ts';
import { Side } from './side.tsx';
import { ArtefactTrack, PointTrack } from './tracks.tsx';

/** The table of Duel: the own side at the bottom, the other at the top, the board between them. */
export function DuelLayout({ seat }: LayoutProps) {
  const near = nearSide(seat);
  const far = near === HEROES ? VILLAINS : HEROES;
  return (
    <div className="duel-table">
      <div className="duel-grid">
        <div className="duel-points">
          <PointTrack near={near} />
        </div>
        <Board near={near} far={far} />
        <div className="duel-artefact-track">
          <ArtefactTrack near={near} />
        </div>
        <div className="duel-beside">
          <div className="duel-offer">
            <Row zone={ARTEFACT_OFFER} className="duel-offered" />
            <Pile zone={ARTEFACT_STACK} />
          </div>
          <Side seat={far} at="far" />
        </div>
        <Side seat={near} at="near" />
        <Stage />
      </div>
    </div>
  );
}

/** The card that is being played, large in the middle. */
function Stage() {
  const { zones } = useDuel();
  const played = [HEROES, VILLAINS].map(playedOf).filter((zone) => zones[zone]?.length);
  if (played.length === 0) return null;
  return (
    <div className="duel-stage">
      {played.map((zone) => (
        <Row key={zone} zone={zone} />
      ))}
    </div>
  );
}
