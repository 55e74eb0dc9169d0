import { Pile, Row } from '../../../table/board/zones.tsx';
import { holds } from '../../cooperative/view.ts';
import { useChampionsView } from '../view.ts';
import { zone } from '../zones.ts';
import { ChampionsAside } from './aside-menu.tsx';

/** Villain, schemes and environments. */
export function ScenarioArea() {
  const view = useChampionsView();
  const sides = zone('side schemes');
  const environments = zone('environments');
  return (
    <>
      <Row zone={zone('villain')} className="coop-part champions-villain" />
      <Row zone={zone('main scheme')} className="coop-part champions-plans" />
      {holds(view, sides) && <Row zone={sides} className="coop-part champions-sides gives-way" />}
      {holds(view, environments) && (
        <Row zone={environments} className="coop-part champions-sides gives-way" />
      )}
    </>
  );
}

/** The encounter deck, its discard pile, and the piles that are looked at now and then. */
export function ScenarioPiles() {
  return (
    <div className="coop-part coop-piles">
      <Pile zone={zone('encounter deck')} />
      <Pile zone={zone('encounter discard pile')} />
      <ChampionsAside />
    </div>
  );
}
