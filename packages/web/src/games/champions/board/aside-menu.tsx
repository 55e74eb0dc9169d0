import { useLanguage } from '../../../words/language.ts';
import { AsideMenu } from '../../cooperative/board/aside-menu.tsx';
import { seatsOf, useSeatName } from '../../cooperative/view.ts';
import { useChampionsView } from '../view.ts';
import type { ZoneName } from '../zones.ts';
import { zone, zoneName } from '../zones.ts';

const ASIDE: readonly ZoneName[] = [
  'victory display',
  'set aside',
  'villain deck',
  'main scheme deck',
  'removed from the game',
];

/** Each of several villains has an encounter deck and a pile. */
const CREW: readonly ZoneName[] = [
  'encounter deck',
  'encounter discard pile',
  'second encounter deck',
  'second encounter discard pile',
  'third encounter deck',
  'third encounter discard pile',
  'fourth encounter deck',
  'fourth encounter discard pile',
];

/** The piles of the scenario, and the nemesis set of each player. */
export function ChampionsAside() {
  const view = useChampionsView();
  const { language } = useLanguage();
  const seatName = useSeatName();
  const nemeses = seatsOf(view).map((seat) => {
    const id = zone('nemesis set', seat);
    return { id, label: `${zoneName(id, language)}: ${seatName(seat)}` };
  });
  const shared = [...ASIDE, ...(view.vars.crew?.length ? CREW : [])];
  return <AsideMenu piles={[...shared.map((name) => ({ id: zone(name) })), ...nemeses]} />;
}
