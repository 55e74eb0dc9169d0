import type { CardId, Seat } from '@grimrule/kernel';
import { Icon } from '../../card/icons.tsx';
import { useTable } from '../../table/table-context.tsx';
import { Holding, rootsIn } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { PlayerBadges } from './player-badges.tsx';
import type { ChampionsView } from './seen.ts';
import { heroName, identityOf, isEliminated, typeOf, useChampionsView } from './seen.ts';
import type { ZoneName } from './zones.ts';
import { zone } from './zones.ts';

interface OtherPlayersProps {
  readonly own: Seat;
  readonly spread: Seat;
  readonly onSpread: (seat: Seat) => void;
}

/** Everybody whose cards are not spread out. */
export function OtherPlayers({ own, spread, onSpread }: OtherPlayersProps) {
  const { seats } = useChampionsView();
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== spread);
  return (
    <div className="champions-others">
      {others.map((seat) => (
        <OtherPlayer key={seat} seat={seat} isOwn={seat === own} onSpread={onSpread} />
      ))}
    </div>
  );
}

function OtherPlayer(props: {
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly onSpread: (seat: Seat) => void;
}) {
  const { seat, isOwn, onSpread } = props;
  const view = useChampionsView();
  const { store, prompt } = useTable();
  const { language, t } = useLanguage();
  const name = heroName(view, seat, language);
  const hand = view.zones[zone('hand', seat)]?.length ?? 0;
  // What can be chosen is never hidden, even where there is little room.
  const lit = new Set(prompt?.options.map(({ card }) => card));
  const look = () => {
    // A seat of one's own is played from; anybody else's cards are only looked at.
    if (!isOwn && store.getState().seats.includes(seat)) store.see(seat);
    else onSpread(seat);
  };
  return (
    <section className="champions-other" aria-label={name}>
      <button
        type="button"
        className="champions-other-name"
        onClick={look}
        aria-label={t(isOwn ? 'champions.spreadOwn' : 'champions.spread', { name })}
        data-verb="spread"
      >
        <b>{name}</b> <PlayerBadges seat={seat} />
        <span className="champions-count" title={t('champions.cardsInHand', { count: hand })}>
          <Icon name="hand" /> {hand}
        </span>
      </button>
      {isEliminated(view, seat) ? (
        <p className="champions-nobody">{t('champions.eliminated')}</p>
      ) : (
        <div className="champions-cards">
          {inBrief(view, seat, lit).map((card) => (
            <Holding key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Identity, minions and allies; of the rest only what can be chosen now. */
function inBrief(
  view: ChampionsView,
  seat: Seat,
  lit: ReadonlySet<CardId | undefined>,
): readonly CardId[] {
  const known = (name: ZoneName) =>
    rootsIn(view, zone(name, seat)).filter((sighting) => typeof sighting === 'number');
  const identity = identityOf(view, seat);
  const area = known('play area').filter((card) => card !== identity);
  const isAlly = (card: CardId) => typeOf(view, card) === 'ally';
  return [
    identity,
    ...known('engaged'),
    ...area.filter(isAlly),
    ...[...area, ...known('obligations')].filter((card) => !isAlly(card) && lit.has(card)),
  ];
}
