import type { ChampionsCard } from '@grimrule/champions';
import type { CardId, Seat, View } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import type { CardShelf } from '../../../table/board/shelves.tsx';
import { rootsIn } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useSeatName } from '../../cooperative/view.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { identityOf, typeOf, useChampionsView } from '../view.ts';
import { zone } from '../zones.ts';

const GROUPS = ['allies', 'upgrades', 'supports', 'others'] as const;
type Group = (typeof GROUPS)[number];

const BY_TYPE: Partial<Record<ChampionsCard['type'], Group>> = {
  ally: 'allies',
  upgrade: 'upgrades',
  support: 'supports',
};

/** Allies act; most of the others only have to be known. */
const LEAST: Readonly<Record<Group, number>> = { allies: 6.2, upgrades: 4.9, supports: 4.9, others: 4.9 };

/** Where a card of a player lies: beside the identity, by its kind. */
function groupOf(view: View, card: CardId): Group {
  return BY_TYPE[typeOf(view, card) ?? 'event'] ?? 'others';
}

/** A player's identity, and the other cards the player has in play, by kind. */
export function usePlayerArea(seat: Seat): readonly CardShelf[] {
  const view = useChampionsView();
  const { table } = useTable();
  const texts = useChampionsTexts();
  const name = useSeatName()(seat);
  const identity = identityOf(view, seat);
  const area = zone('play area', seat);
  const allies = rootsIn(view, area).filter(
    (card) => typeof card === 'number' && typeOf(view, card) === 'ally',
  );
  const limit = ` ${allies.length}/${value(table, identity, 'allyLimit')}`;
  return [
    {
      id: 'identity',
      zones: [area],
      label: name,
      only: (card) => card === identity,
      share: 0.98,
      least: 7,
    },
    ...GROUPS.map((id) => ({
      id,
      zones: [area],
      label: texts.groups[id],
      caption: texts.groups[id] + (id === 'allies' ? limit : ''),
      only: (card: CardId) => card !== identity && groupOf(view, card) === id,
      share: 0.78,
      least: LEAST[id],
      yields: id === 'allies' ? 1 : 2,
    })),
  ];
}
