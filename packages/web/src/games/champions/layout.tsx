import { champions } from '@grimrule/champions';
import { useTable } from '../../table/table-context.tsx';
import { Pile, Row } from '../../table/zones.tsx';
import type { LayoutProps } from '../page-game.ts';

const zones = champions.definition.zones;
const zoneNamed = (name: string, seat = -1) =>
  zones.findIndex((zone) => zone.name === name && zone.seat === seat);

export function ChampionsLayout({ seat }: LayoutProps) {
  const { view } = useTable();
  const own = Math.min(seat, view.seats - 1);
  return (
    <div className="stack">
      <div className="flex gap-3">
        <Row zone={zoneNamed('villain')} />
        <Row zone={zoneNamed('main scheme')} />
        <Row zone={zoneNamed('side schemes')} />
        <Row zone={zoneNamed('environments')} />
        <Row zone={zoneNamed('revealed')} />
        <Pile zone={zoneNamed('encounter deck')} />
        <Pile zone={zoneNamed('encounter discard pile')} />
      </div>
      <Row zone={zoneNamed('engaged', own)} />
      <Row zone={zoneNamed('play area', own)} />
      <div className="flex gap-3">
        <Pile zone={zoneNamed('deck', own)} />
        <Row zone={zoneNamed('hand', own)} />
        <Pile zone={zoneNamed('discard pile', own)} />
      </div>
    </div>
  );
}
