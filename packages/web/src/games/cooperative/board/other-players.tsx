import type { CardId, Seat } from '@grimrule/kernel';
import type { ComponentType, CSSProperties } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { Holding } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { isEliminated, seatsOf, useCooperativeView, useSeatName, useSharedZone } from '../view.ts';

/** The parts of a player's place that each game draws itself. */
export interface PlayerParts {
  /** Badges beside the player's name. */
  readonly Badges: ComponentType<{ readonly seat: Seat }>;
  /** The player's cards where there is little room: the most important ones, and all lit ones. */
  readonly Brief: ComponentType<BriefProps>;
}

export interface BriefProps {
  readonly seat: Seat;
  /** The cards that can be chosen now, which are never hidden. */
  readonly lit: ReadonlySet<CardId | undefined>;
}

interface OtherPlayersProps {
  readonly own: Seat;
  readonly spread: Seat;
  readonly onSpread: (seat: Seat) => void;
  readonly parts: PlayerParts;
}

/** The players whose cards are not spread out. */
export function OtherPlayers({ own, spread, ...rest }: OtherPlayersProps) {
  const others = seatsOf(useCooperativeView()).filter((seat) => seat !== spread);
  return (
    <div className="coop-part coop-others">
      {others.map((seat) => (
        <OtherPlayer key={seat} seat={seat} isOwn={seat === own} {...rest} />
      ))}
    </div>
  );
}

interface OtherPlayerProps extends Pick<OtherPlayersProps, 'onSpread' | 'parts'> {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

function OtherPlayer({ seat, isOwn, onSpread, parts }: OtherPlayerProps) {
  const { Badges, Brief } = parts;
  const view = useCooperativeView();
  const zone = useSharedZone();
  const { store, prompt } = useTable();
  const { t } = useLanguage();
  const name = useSeatName()(seat);
  const hand = view.zones[zone('hand', seat)]?.length ?? 0;
  const lit = new Set(prompt?.options.map(({ card }) => card));
  const look = () => {
    // A seat of one's own is played from; anybody else's cards are only looked at.
    if (!isOwn && store.getState().seats.includes(seat)) store.see(seat);
    else onSpread(seat);
  };
  return (
    <section className="coop-other" aria-label={name}>
      <button
        type="button"
        className="coop-other-name"
        onClick={look}
        aria-label={t(isOwn ? 'cooperative.spreadOwn' : 'cooperative.spread', { name })}
        data-verb="spread"
      >
        <b>{name}</b> <Badges seat={seat} />
        <span className="coop-count" title={t('cooperative.cardsInHand', { count: hand })}>
          <Icon name="hand" /> {hand}
        </span>
      </button>
      {isEliminated(view, seat) ? (
        <p className="coop-nobody">{t('cooperative.eliminated')}</p>
      ) : (
        <Brief seat={seat} lit={lit} />
      )}
    </section>
  );
}

/** Cards in brief, side by side. */
export function BriefRow(props: {
  readonly cards: readonly CardId[];
  readonly className?: string;
  /** How many cards share the strip; those of this row if not said otherwise. */
  readonly of?: number;
}) {
  const { cards, className = '', of = cards.length } = props;
  return (
    <div className={`coop-brief ${className}`} style={{ '--of': of } as CSSProperties}>
      {cards.map((card) => (
        <Holding key={card} card={card} />
      ))}
    </div>
  );
}
