import type { CardId, Seat } from '@grimrule/kernel';
import type { ReactNode } from 'react';
import { Row, rootsIn } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { isEliminated, useCooperativeView, useSharedZone } from '../view.ts';

/** Cards of one kind, with their name. */
interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** A number beside the name, such as a limit. */
  readonly count?: (cards: readonly CardId[]) => string;
}

interface PlayerGroupsProps {
  readonly seat: Seat;
  readonly groups: readonly CardGroup[];
  /** The group that a card lies in; null if it lies elsewhere. */
  groupOf(card: CardId): string | null;
  /** Shown while there are no cards. */
  readonly empty?: ReactNode;
}

/** The cards that a player has in play, in groups by kind. Groups without cards are not shown. */
export function PlayerGroups({ seat, groups, groupOf, empty = null }: PlayerGroupsProps) {
  const view = useCooperativeView();
  const { t } = useLanguage();
  const area = useSharedZone()('play area', seat);
  const cards = rootsIn(view, area).filter((sighting) => typeof sighting === 'number');
  const filled = groups
    .map((group) => ({ ...group, cards: cards.filter((card) => groupOf(card) === group.id) }))
    .filter((group) => group.cards.length > 0);
  const isOut = isEliminated(view, seat);
  return (
    <div className="coop-part coop-owned">
      {isOut && <p className="coop-nobody">{t('cooperative.eliminated')}</p>}
      {filled.length === 0 && !isOut && empty}
      {filled.map(({ id, label, count, cards: here }) => (
        <div key={id} className="coop-group gives-way" data-group={id}>
          <h2 className="coop-caption">
            {label}
            {count && ` ${count(here)}`}
          </h2>
          <Row zone={area} label={label} only={(card) => here.includes(card)} />
        </div>
      ))}
    </div>
  );
}
