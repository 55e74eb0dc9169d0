import type { Seat, ZoneId } from '@grimrule/kernel';
import { Row } from '../../../table/board/zones.tsx';
import { holds, useCooperativeView, useSeatName } from '../view.ts';

interface FacingProps {
  readonly seat: Seat;
  readonly zones: readonly ZoneId[];
  /** Says whose cards these are; without a name, they are the reader's own. */
  caption(name: string | null): string;
  /** The same where there are none. */
  empty(name: string | null): string;
}

/** The cards that threaten a player. */
export function Facing({ seat, zones, caption, empty }: FacingProps) {
  const view = useCooperativeView();
  const seatName = useSeatName();
  const filled = zones.filter((id) => holds(view, id));
  const name = seat === view.seat ? null : seatName(seat);
  if (filled.length === 0) {
    return (
      <section className="coop-facing" data-empty>
        <p className="coop-nobody">{empty(name)}</p>
      </section>
    );
  }
  return (
    <section className="coop-facing">
      <h2 className="coop-caption">{caption(name)}</h2>
      <div className="coop-cards">
        {filled.map((id) => (
          <Row key={id} zone={id} className="gives-way" />
        ))}
      </div>
    </section>
  );
}
