import { handOf, laidBy, otherSeat, tricksOf } from '@grimrule/highcard';
import { Pile, Row } from '../../table/board/zones.tsx';
import type { LayoutProps } from '../page-game.ts';
import './layout.css';

/** The table: the other player's cards above, the trick in the middle, the own cards below. */
export function HighCardLayout({ seat }: LayoutProps) {
  // Spectators look from the first seat.
  const near = seat === 1 ? 1 : 0;
  const far = otherSeat(near);
  return (
    <div className="highcard-table">
      <div className="highcard-row">
        <Row zone={handOf(far)} />
        <Pile zone={tricksOf(far)} />
      </div>
      <div className="highcard-row">
        <Row zone={laidBy(far)} />
        <Row zone={laidBy(near)} />
      </div>
      <div className="highcard-row">
        <Row zone={handOf(near)} />
        <Pile zone={tricksOf(near)} />
      </div>
    </div>
  );
}
