import type { ReactNode } from 'react';
import { Row } from '../../../table/board/zones.tsx';
import { holds, seatsOf, useCooperativeView, useSharedZone } from '../view.ts';

interface ResolvingProps {
  /** Shown while no card is being resolved. */
  readonly children: ReactNode;
  /** Whether that is worth the light of a card. */
  readonly isLit?: boolean;
}

/** The card that is being revealed or played, large. */
export function Resolving({ children, isLit = false }: ResolvingProps) {
  const view = useCooperativeView();
  const zone = useSharedZone();
  const places = [zone('revealed'), ...seatsOf(view).map((seat) => zone('played', seat))];
  const filled = places.filter((id) => holds(view, id));
  return (
    <div className="coop-part coop-resolving" data-filled={filled.length > 0 || isLit || undefined}>
      {filled.length === 0 ? children : filled.map((id) => <Row key={id} zone={id} />)}
    </div>
  );
}
