import type { ChampionsTable } from '@grimrule/champions';
import { encounterDeck, encounterDiscard } from '@grimrule/champions';
import type { Seat } from '@grimrule/kernel';
import type { CardShelf } from '../../../table/board/shelves.tsx';
import { Pile } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useSeatName } from '../../cooperative/view.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { useChampionsView } from '../view.ts';
import { zone, zoneName } from '../zones.ts';
import { ChampionsAside } from './aside-menu.tsx';

/** Villain, schemes and environments, and the cards that a player faces. */
export function useScenario(seat: Seat, isSmall: boolean): readonly CardShelf[] {
  return [
    { id: 'villain', zones: [zone('villain')], share: 0.94, least: 7 },
    ...schemes(isSmall),
    { ...useFaced(seat), least: isSmall ? 4.9 : 6.2 },
  ];
}

/** A scheme lies on its side. On a phone all of them have one size, so that they can lie one below the other. */
function schemes(isSmall: boolean): readonly CardShelf[] {
  const sides = [zone('side schemes'), zone('environments')];
  if (isSmall) {
    return [{ id: 'schemes', zones: [zone('main scheme'), ...sides], share: 0.46, least: 3.6 }];
  }
  return [
    { id: 'main scheme', zones: [zone('main scheme')], share: 0.68, least: 5.2 },
    { id: 'sides', zones: sides, share: 0.46, least: 4.4 },
  ];
}

/** Engaged minions, obligations, dealt encounter cards. */
function useFaced(seat: Seat): Omit<CardShelf, 'least'> {
  const texts = useChampionsTexts();
  const view = useChampionsView();
  const name = useSeatName()(seat);
  return {
    id: 'faced',
    zones: [zone('engaged', seat), zone('obligations', seat), zone('dealt', seat)],
    caption: seat === view.seat ? texts.encounterCards : texts.encounterCardsOf(name),
    share: 0.66,
  };
}

/** The encounter deck, of several the active villain's, its discard pile, and the piles that are looked at now and then. */
export function ScenarioPiles() {
  const { state } = useTable().table as ChampionsTable;
  const { language } = useLanguage();
  return (
    <div className="coop-piles coop-far-piles">
      <Pile zone={encounterDeck(state)} label={zoneName(zone('encounter deck'), language)} />
      <Pile
        zone={encounterDiscard(state)}
        label={zoneName(zone('encounter discard pile'), language)}
      />
      <ChampionsAside />
    </div>
  );
}
