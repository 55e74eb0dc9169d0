import type { ChampionsCard } from '@grimrule/champions';
import type { CardId, Seat } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import { useTable } from '../../table/table-context.tsx';
import { Row, rootsIn } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { PlayerBadges } from './player-badges.tsx';
import type { ChampionsView } from './seen.ts';
import { heroName, identityOf, isEliminated, typeOf, useChampionsView } from './seen.ts';
import { zone } from './zones.ts';

const GROUPS = ['allies', 'upgrades', 'supports', 'others'] as const;
type Group = (typeof GROUPS)[number];

const BY_TYPE: Partial<Record<ChampionsCard['type'], Group>> = {
  ally: 'allies',
  upgrade: 'upgrades',
  support: 'supports',
};

/** Where a card of a player lies: beside the identity, by its kind. */
function groupOf(view: ChampionsView, card: CardId): Group {
  return BY_TYPE[typeOf(view, card) ?? 'event'] ?? 'others';
}

/** The cards a player has in play, by kind. */
export function PlayerArea({ seat }: { readonly seat: Seat }) {
  const view = useChampionsView();
  const { table } = useTable();
  const { language, t } = useLanguage();
  const area = zone('play area', seat);
  const identity = identityOf(view, seat);
  const cards = rootsIn(view, area).filter(
    (sighting): sighting is CardId => typeof sighting === 'number' && sighting !== identity,
  );
  const name = heroName(view, seat, language);
  return (
    <section className="champions-area" aria-label={t('champions.areaOf', { name })}>
      <div className="champions-group champions-identity">
        <h2 className="champions-caption">
          {name} <PlayerBadges seat={seat} />
        </h2>
        <Row zone={area} label={name} only={(card) => card === identity} />
      </div>
      <div className="champions-owned">
        {isEliminated(view, seat) && (
          <p className="champions-nobody">{t('champions.eliminated')}</p>
        )}
        {cards.length === 0 && !isEliminated(view, seat) && (
          <p className="champions-nobody">{t('champions.nothingInPlay')}</p>
        )}
        {GROUPS.map((group) => {
          const here = cards.filter((card) => groupOf(view, card) === group);
          if (here.length === 0) return null;
          const label = t(`champions.groups.${group}`);
          return (
            <div key={group} className="champions-group gives-way" data-group={group}>
              <h2 className="champions-caption">
                {label}
                {group === 'allies' && ` ${here.length}/${value(table, identity, 'allyLimit')}`}
              </h2>
              <Row zone={area} label={label} only={(card) => here.includes(card)} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
