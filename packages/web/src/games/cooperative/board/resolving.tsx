import { Row } from '../../../table/board/zones.tsx';
import { holds, seatsOf, useCooperativeView, useSharedZone } from '../view.ts';

/** The card that is being revealed or played, large in the middle of the table. */
export function Resolving() {
  const view = useCooperativeView();
  const zone = useSharedZone();
  const places = [zone('revealed'), ...seatsOf(view).map((seat) => zone('played', seat))];
  const filled = places.filter((id) => holds(view, id));
  if (filled.length === 0) return null;
  return (
    <div className="coop-part coop-resolving">
      {filled.map((id) => (
        <Row key={id} zone={id} />
      ))}
    </div>
  );
}
