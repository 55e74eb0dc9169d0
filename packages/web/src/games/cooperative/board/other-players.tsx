import type { CardId, Seat } from '@grimrule/kernel';
import type { ComponentType, CSSProperties } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { useRoom } from '../../../table/board/use-room.ts';
import { Holding } from '../../../table/board/zones.tsx';
import { useSmall } from '../../../table/controls/use-small.ts';
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

/** The least and the greatest width of a card in a strip, the room between two, and for the count of the rest, in rem. */
const [LEAST, MOST, GAP, COUNT] = [3.5, 4.7, 0.3, 2.2];

/**
 * Cards in brief, side by side, the most important first. None covers another: those that have no room
 * are counted, and seen where the player's cards are spread out. What can be chosen is always there.
 */
export function BriefRow(props: {
  readonly cards: readonly CardId[];
  readonly lit: BriefProps['lit'];
  /** How many of them are enemies, who come first. */
  readonly enemies?: number;
}) {
  const { cards, lit, enemies = 0 } = props;
  const { t } = useLanguage();
  const [ref, { width, rem }] = useRoom();
  // On a phone strips are swept.
  const isSwept = useSmall();
  const room = width / rem + GAP;
  const fitting = (free: number) => Math.floor(free / (LEAST + GAP));
  const isEnough = isSwept || width === 0 || cards.length <= fitting(room);
  const most = isEnough ? cards.length : fitting(room - COUNT);
  const isLit = (card: CardId) => lit.has(card);
  const first = new Set(
    [...cards.filter(isLit), ...cards.filter((card) => !isLit(card))].slice(0, Math.max(1, most)),
  );
  const left = cards.length - first.size;
  const size = Math.min(MOST, Math.max(LEAST, room / Math.max(1, cards.length) - GAP));
  return (
    <div ref={ref} className="coop-brief" style={{ '--fit': `${size}rem` } as CSSProperties}>
      {cards.map((card, index) =>
        first.has(card) ? (
          <div key={card} className="coop-brief-card" data-enemy={index < enemies || undefined}>
            <Holding card={card} />
          </div>
        ) : null,
      )}
      {left > 0 && (
        <span className="coop-brief-more" title={t('cooperative.moreCards', { count: left })}>
          +{left}
          <span className="sr-only">{t('cooperative.moreCards', { count: left })}</span>
        </span>
      )}
    </div>
  );
}
