import type { Seat, ZoneId } from '@grimrule/kernel';
import { Row } from '../../../table/board/zones.tsx';
import { holds, useCooperativeView, useSeatName } from '../view.ts';

interface FacingProps {
  readonly seat: Seat;
  readonly zones: readonly ZoneId[];
  /** Says whose cards these are; without a name, they are the reader's own. */
  caption(name: string | null): string;
}

/** The cards that threaten a player. */
export function Facing({ seat, zones, caption }: FacingProps) {
  const view = useCooperativeView();
  const seatName = useSeatName();
  const filled = zones.filter((id) => holds(view, id));
  const name = seat === view.seat ? null : seatName(seat);
  if (filled.length === 0) return null;
  return (
    <section className="coop-part coop-facing gives-way">
      <h2 className="coop-caption">{caption(name)}</h2>
      <div className="coop-cards">
        {filled.map((id) => (
          <Row key={id} zone={id} className="gives-way" />
        ))}
      </div>
    </section>
  );
}
