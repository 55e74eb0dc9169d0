import type { CardId, Seat, View } from '@grimrule/kernel';
import type { RingsCard } from '@grimrule/rings';
import type { CardShelf } from '../../../table/board/shelves.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { typeOf, useRingsView } from '../view.ts';
import { zone } from '../zones.ts';
import { Dial } from './dial.tsx';

const GROUPS = ['heroes', 'allies', 'others'] as const;
type Group = (typeof GROUPS)[number];

const BY_TYPE: Partial<Record<RingsCard['type'], Group>> = {
  Hero: 'heroes',
  Prisoner: 'heroes',
  Ally: 'allies',
  'Objective Ally': 'allies',
};

const groupOf = (view: View, card: CardId): Group =>
  BY_TYPE[typeOf(view, card) ?? 'Event'] ?? 'others';

/** Heroes and allies act; the others only have to be known. */
const LEAST: Readonly<Record<Group, number>> = { heroes: 6.2, allies: 6.2, others: 4.9 };

/** The cards that a player has in play: heroes first. */
export function usePlayerArea(seat: Seat, isSmall: boolean): readonly CardShelf[] {
  const view = useRingsView();
  const texts = useRingsTexts();
  return GROUPS.map((id) => ({
    id,
    zones: [zone('play area', seat)],
    label: texts.groups[id],
    ...(id === 'others' ? { caption: texts.groups[id] } : {}),
    only: (card: CardId) => groupOf(view, card) === id,
    share: id === 'heroes' ? 0.94 : 0.86,
    least: isSmall ? 4.9 : LEAST[id],
    yields: id === 'others' ? 2 : 1,
  }));
}

/** A player's threat. */
export function PlayerThreat({ seat }: { readonly seat: Seat }) {
  return (
    <div className="rings-player">
      <Dial seat={seat} />
    </div>
  );
}
