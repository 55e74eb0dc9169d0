import { duelWords, HEROES, VILLAINS } from '@grimrule/duel';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { LayoutProps } from '../../page-game.ts';
import { Board } from './board.tsx';
import './duel.css';
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
        <Side seat={far} at="far" />
        <div className="duel-points">
          <PointTrack near={near} />
        </div>
        <Board near={near} far={far} />
        <div className="duel-offer">
          <ArtefactTrack near={near} />
          <Row zone={ARTEFACT_OFFER} className="duel-offered" />
          <Pile zone={ARTEFACT_STACK} />
        </div>
        <Stage />
        <Side seat={near} at="near" />
      </div>
    </div>
  );
}

/** The card that is being played, and the phase in which that happens. */
function Stage() {
  const { vars, zones } = useDuel();
  const { language } = useLanguage();
  const words = duelWords[language];
  const played = [HEROES, VILLAINS].map(playedOf).filter((zone) => zones[zone]?.length);
  return (
    <div className="duel-stage">
      <p className="duel-phase">
        {words.seat(vars.active)} <b>{words.phase(vars.phase)}</b>
      </p>
      {played.map((zone) => (
        <Row key={zone} zone={zone} className="duel-played" />
      ))}
    </div>
  );
}
