import { Pile, Row } from '../../../table/board/zones.tsx';
import { holds } from '../../cooperative/view.ts';
import { useChampionsView } from '../view.ts';
import { zone } from '../zones.ts';
import { ChampionsAside } from './aside-menu.tsx';

/** Villain, schemes, environments, and the encounter deck. */
export function ScenarioArea() {
  const view = useChampionsView();
  const sides = zone('side schemes');
  const environments = zone('environments');
  return (
    <div className="coop-scenario">
      <Row zone={zone('villain')} className="coop-part champions-villain" />
      <div className="coop-part champions-plans">
        <Row zone={zone('main scheme')} />
        {holds(view, sides) && <Row zone={sides} className="gives-way" />}
        {holds(view, environments) && <Row zone={environments} className="gives-way" />}
        <div className="coop-piles">
          <Pile zone={zone('encounter deck')} />
          <Pile zone={zone('encounter discard pile')} />
          <ChampionsAside />
        </div>
      </div>
    </div>
  );
}
