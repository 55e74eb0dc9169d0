import type { Json, Seat } from '@grimrule/kernel';
import type { ReactNode } from 'react';
import { Portrait } from '../art/card-picture.tsx';
import { useGame } from '../screens/use-game.ts';
import './seat-portrait.css';

/** The face of who is played at a seat; a sign where that is not known. */
export function SeatPortrait(props: {
  readonly game: string;
  readonly options: Json | undefined;
  readonly seat: Seat;
  readonly children: ReactNode;
}) {
  const { game, options, seat, children } = props;
  const page = useGame(game, options === undefined ? undefined : { options });
  const art = options === undefined ? null : page?.seatCover?.(options, seat);
  if (!art) return children;
  return (
    <span className="seat-face" aria-hidden="true">
      <Portrait art={art} />
    </span>
  );
}
