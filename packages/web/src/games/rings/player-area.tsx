import type { CardId, Seat } from '@grimrule/kernel';
import type { RingsCard } from '@grimrule/rings';
import { Row, rootsIn } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { Dial } from './dial.tsx';
import { PlayerBadges } from './player-badges.tsx';
import type { RingsView } from './seen.ts';
import { isEliminated, typeOf, useRingsView, useSeatName } from './seen.ts';
import { zone } from './zones.ts';

const GROUPS = ['heroes', 'allies', 'others'] as const;
type Group = (typeof GROUPS)[number];

const BY_TYPE: Partial<Record<RingsCard['type'], Group>> = {
  Hero: 'heroes',
  Prisoner: 'heroes',
  Ally: 'allies',
  'Objective Ally': 'allies',
};

const groupOf = (view: RingsView, card: CardId): Group =>
  BY_TYPE[typeOf(view, card) ?? 'Event'] ?? 'others';

/** A player's threat, and the cards he has in play: heroes first, attachments at what carries them. */
export function PlayerArea({ seat }: { readonly seat: Seat }) {
  const view = useRingsView();
  const { t } = useLanguage();
  const name = useSeatName()(seat);
  const area = zone('play area', seat);
  const cards = rootsIn(view, area).filter((sighting) => typeof sighting === 'number');
  return (
    <section className="rings-area" aria-label={t('rings.areaOf', { name })}>
      <div className="rings-player">
        <h2 className="rings-caption">
          <span>{name}</span> <PlayerBadges seat={seat} />
        </h2>
        <Dial seat={seat} />
      </div>
      <div className="rings-owned">
        {isEliminated(view, seat) && <p className="rings-nobody">{t('rings.eliminated')}</p>}
        {GROUPS.map((group) => {
          const here = cards.filter((card) => groupOf(view, card) === group);
          if (here.length === 0) return null;
          const label = t(`rings.groups.${group}`);
          return (
            <div key={group} className="rings-group" data-group={group}>
              <h2 className="rings-caption">{label}</h2>
              <Row zone={area} label={label} only={(card) => here.includes(card)} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
