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

type Group = 'allies' | 'upgrades' | 'supports' | 'others';

interface GroupShelf {
  readonly id: Group;
  readonly holds: readonly Group[];
  readonly least: number;
}

/** Allies act; most of the others only have to be known. */
const ALLIES: GroupShelf = { id: 'allies', holds: ['allies'], least: 6.2 };
const GROUPS: readonly GroupShelf[] = [
  ALLIES,
  { id: 'upgrades', holds: ['upgrades'], least: 4.9 },
  { id: 'supports', holds: ['supports'], least: 4.9 },
  { id: 'others', holds: ['others'], least: 4.9 },
];
/** On a phone all that does not act lies together. */
const SMALL_GROUPS: readonly GroupShelf[] = [
  { ...ALLIES, least: 4.9 },
  { id: 'upgrades', holds: ['upgrades', 'supports', 'others'], least: 4.9 },
];

const BY_TYPE: Partial<Record<ChampionsCard['type'], Group>> = {
  ally: 'allies',
  upgrade: 'upgrades',
  support: 'supports',
};

/** Where a card of a player lies: beside the identity, by its kind. */
function groupOf(view: View, card: CardId): Group {
  return BY_TYPE[typeOf(view, card) ?? 'event'] ?? 'others';
}

/** A player's identity, and the other cards the player has in play, by kind. */
export function usePlayerArea(seat: Seat, isSmall: boolean): readonly CardShelf[] {
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
    ...(isSmall ? SMALL_GROUPS : GROUPS).map(({ id, holds, least }) => ({
      id,
      zones: [area],
      label: texts.groups[id],
      caption: texts.groups[id] + (id === 'allies' ? limit : ''),
      only: (card: CardId) => card !== identity && holds.includes(groupOf(view, card)),
      share: 0.78,
      least,
      yields: id === 'allies' ? 1 : 2,
    })),
  ];
}
