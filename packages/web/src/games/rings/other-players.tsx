import type { CardId, Seat } from '@grimrule/kernel';
import type { RingsCard } from '@grimrule/rings';
import { Icon } from '../../card/icons.tsx';
import { useTable } from '../../table/table-context.tsx';
import { Holding, rootsIn } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { Dial } from './dial.tsx';
import { PlayerBadges } from './player-badges.tsx';
import type { RingsView } from './seen.ts';
import { isEliminated, seatsOf, typeOf, useRingsView, useSeatName } from './seen.ts';
import type { ZoneName } from './zones.ts';
import { zone } from './zones.ts';

interface OtherPlayersProps {
  readonly own: Seat;
  readonly spread: Seat;
  readonly onSpread: (seat: Seat) => void;
}

/** Everybody whose cards are not spread out. */
export function OtherPlayers({ own, spread, onSpread }: OtherPlayersProps) {
  const view = useRingsView();
  return (
    <div className="rings-others">
      {seatsOf(view)
        .filter((seat) => seat !== spread)
        .map((seat) => (
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
  const view = useRingsView();
  const { store, prompt } = useTable();
  const { t } = useLanguage();
  const name = useSeatName()(seat);
  const hand = view.zones[zone('hand', seat)]?.length ?? 0;
  // What can be chosen is never hidden, even where there is little room.
  const lit = new Set(prompt?.options.map(({ card }) => card));
  const look = () => {
    // A seat of one's own is played from; anybody else's cards are only looked at.
    if (!isOwn && store.getState().seats.includes(seat)) store.see(seat);
    else onSpread(seat);
  };
  const engaged = known(view, 'engaged', seat);
  return (
    <section className="rings-other" aria-label={name}>
      <button
        type="button"
        className="rings-other-name"
        onClick={look}
        aria-label={t(isOwn ? 'rings.spreadOwn' : 'rings.spread', { name })}
        data-verb="spread"
      >
        <b>{name}</b> <PlayerBadges seat={seat} />
        <span className="rings-count" title={t('rings.cardsInHand', { count: hand })}>
          <Icon name="hand" /> {hand}
        </span>
      </button>
      {isEliminated(view, seat) ? (
        <p className="rings-nobody">{t('rings.eliminated')}</p>
      ) : (
        <div className="rings-cards">
          <Dial seat={seat} />
          {engaged.length > 0 && <Brief cards={engaged} className="rings-other-engaged" />}
          <Brief cards={inBrief(view, seat, lit)} />
        </div>
      )}
    </section>
  );
}

function Brief({
  cards,
  className = '',
}: {
  readonly cards: readonly CardId[];
  readonly className?: string;
}) {
  return (
    <div className={`rings-brief ${className}`}>
      {cards.map((card) => (
        <Holding key={card} card={card} />
      ))}
    </div>
  );
}

function known(view: RingsView, name: ZoneName, seat: Seat): readonly CardId[] {
  return rootsIn(view, zone(name, seat)).filter((sighting) => typeof sighting === 'number');
}

const CHARACTERS: readonly (RingsCard['type'] | undefined)[] = [
  'Hero',
  'Prisoner',
  'Ally',
  'Objective Ally',
];

/** Heroes, then allies; of the rest only what can be chosen now. */
function inBrief(
  view: RingsView,
  seat: Seat,
  lit: ReadonlySet<CardId | undefined>,
): readonly CardId[] {
  const cards = [...known(view, 'play area', seat), ...known(view, 'on the deck', seat)];
  const ofType = (type: RingsCard['type'] | undefined) =>
    cards.filter((card) => typeOf(view, card) === type);
  const isOther = (card: CardId) => !CHARACTERS.includes(typeOf(view, card));
  return [...CHARACTERS.flatMap(ofType), ...cards.filter((card) => isOther(card) && lit.has(card))];
}
