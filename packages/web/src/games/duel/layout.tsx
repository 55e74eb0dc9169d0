import { duel } from '@grimrule/duel';
import { Pile, Row } from '../../table/zones.tsx';
import type { LayoutProps } from '../page-game.ts';

export function DuelLayout({ seat }: LayoutProps) {
  return (
    <div className="stack" data-seat={seat}>
      {duel.definition.zones.map((zone, index) =>
        zone.sight === 'closed' ? (
          <Pile key={`${zone.name} ${zone.seat}`} zone={index} />
        ) : (
          <Row key={`${zone.name} ${zone.seat}`} zone={index} />
        ),
      )}
    </div>
  );
}
