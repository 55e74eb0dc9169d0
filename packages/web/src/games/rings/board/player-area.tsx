import type { CardId, Seat, View } from '@grimrule/kernel';
import type { RingsCard } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';
import { PlayerGroups } from '../../cooperative/board/player-groups.tsx';
import { useSeatName } from '../../cooperative/view.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { typeOf, useRingsView } from '../view.ts';
import { Badges } from './badges.tsx';
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

/** A player's threat, and the cards the player has in play: heroes first. */
export function PlayerArea({ seat }: { readonly seat: Seat }) {
  const view = useRingsView();
  const { t } = useLanguage();
  const texts = useRingsTexts();
  const name = useSeatName()(seat);
  return (
    <section className="coop-area" aria-label={t('cooperative.areaOf', { name })}>
      <div className="coop-part rings-player">
        <h2 className="coop-caption">
          <span>{name}</span> <Badges seat={seat} />
        </h2>
        <Dial seat={seat} />
      </div>
      <PlayerGroups
        seat={seat}
        groups={GROUPS.map((id) => ({ id, label: texts.groups[id] }))}
        groupOf={(card) => groupOf(view, card)}
      />
    </section>
  );
}
