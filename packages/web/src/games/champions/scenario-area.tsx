import { Pile, Row } from '../../table/zones.tsx';
import { AsideMenu } from './aside-menu.tsx';
import { useChampionsView } from './seen.ts';
import { zone } from './zones.ts';

/** Villain, schemes, environments, and the encounter deck. */
export function ScenarioArea() {
  const view = useChampionsView();
  const holds = (id: number) => (view.zones[id]?.length ?? 0) > 0;
  const sides = zone('side schemes');
  const environments = zone('environments');
  return (
    <div className="champions-scenario">
      <Row zone={zone('villain')} className="champions-villain" />
      <div className="champions-plans">
        <Row zone={zone('main scheme')} />
        {holds(sides) && <Row zone={sides} className="gives-way" />}
        {holds(environments) && <Row zone={environments} className="gives-way" />}
        <div className="champions-piles">
          <Pile zone={zone('encounter deck')} />
          <Pile zone={zone('encounter discard pile')} />
          <AsideMenu />
        </div>
      </div>
    </div>
  );
}
