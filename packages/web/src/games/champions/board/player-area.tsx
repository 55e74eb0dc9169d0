import type { ChampionsCard } from '@grimrule/champions';
import type { CardId, Seat, View } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import { Row } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { PlayerGroups } from '../../cooperative/board/player-groups.tsx';
import { useSeatName } from '../../cooperative/view.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { identityOf, typeOf, useChampionsView } from '../view.ts';
import { zone } from '../zones.ts';
import { Badges } from './badges.tsx';

const GROUPS = ['allies', 'upgrades', 'supports', 'others'] as const;
type Group = (typeof GROUPS)[number];

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
export function PlayerArea({ seat }: { readonly seat: Seat }) {
  const view = useChampionsView();
  const { table } = useTable();
  const { t } = useLanguage();
  const texts = useChampionsTexts();
  const identity = identityOf(view, seat);
  const name = useSeatName()(seat);
  const allies = (cards: readonly CardId[]) =>
    `${cards.length}/${value(table, identity, 'allyLimit')}`;
  return (
    <section className="coop-area" aria-label={t('cooperative.areaOf', { name })}>
      <div className="coop-part champions-identity">
        <h2 className="coop-caption">
          {name} <Badges seat={seat} />
        </h2>
        <Row zone={zone('play area', seat)} label={name} only={(card) => card === identity} />
      </div>
      <PlayerGroups
        seat={seat}
        groups={GROUPS.map((id) => ({
          id,
          label: texts.groups[id],
          ...(id === 'allies' ? { count: allies } : {}),
        }))}
        groupOf={(card) => (card === identity ? null : groupOf(view, card))}
      />
    </section>
  );
}
