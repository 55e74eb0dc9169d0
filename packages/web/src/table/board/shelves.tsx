import type { CardId, Sighting, View, ZoneId } from '@grimrule/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import { fitted } from './shelf.ts';
import { useRoom } from './use-room.ts';
import { attachedTo, isKnown, Row, rootsIn } from './zones.tsx';
import './shelves.css';

/** A shelf of cards, by the zones they lie in. */
export interface CardShelf {
  readonly id: string;
  readonly zones: readonly ZoneId[];
  readonly only?: (card: CardId) => boolean;
  /** The name of the zones for people who do not see them, where their own would not do. */
  readonly label?: string;
  readonly caption?: ReactNode;
  /** The height of its cards as a share of the row, and their least height in rem. */
  readonly share: number;
  readonly least: number;
  /** How fast they shrink where room is short; 1 if not said otherwise. */
  readonly yields?: number;
  /** How much wider than its cards the shelf is, in rem. */
  readonly extra?: number;
  /** Shown instead of cards while there are none; a shelf without it is left out then. */
  readonly empty?: ReactNode;
}

interface ShelvesProps {
  readonly shelves: readonly CardShelf[];
  readonly className: string;
  /** The height of a caption, in rem; without any, captions are only read out. */
  readonly caption: number;
  /** The room between cards and between shelves, in rem. */
  readonly gap: number;
  readonly between: number;
}

/** Shelves side by side in one row of the table. Their cards are as large as the row allows. */
export function Shelves({ shelves, className, caption, gap, between }: ShelvesProps) {
  const { view, page, language } = useTable();
  const [ref, room] = useRoom();
  const filled = shelves
    .map((shelf) => ({
      shelf,
      cards: shelf.zones.flatMap((zone) => cardsIn(view, zone, shelf.only)),
    }))
    .filter(({ shelf, cards }) => cards.length > 0 || shelf.empty !== undefined);
  const wide = (design: number) => page.face(design, language).shape === 'wide';
  const sizes = fitted(
    filled.map(({ shelf, cards }) => ({
      widths: cards.map((card) => shareOf(view, card, wide)),
      share: shelf.share,
      least: shelf.least * room.rem,
      yields: shelf.yields ?? 1,
      caption: shelf.caption === undefined ? 0 : caption * room.rem,
      extra: (shelf.extra ?? 0) * room.rem,
    })),
    { ...room, gap: gap * room.rem, between: between * room.rem },
  );
  const used = sizes.reduce((sum, { width }) => sum + width + between * room.rem, 0);
  // Where even the smallest cards are too many, the row is swept sideways.
  const isOver = used - between * room.rem > room.width + 1;
  return (
    <div
      ref={ref}
      className={`shelves ${className}`}
      data-over={isOver || undefined}
      style={
        {
          '--gap': `${gap}rem`,
          '--between': `${between}rem`,
          '--caption': `${caption}rem`,
        } as CSSProperties
      }
    >
      <div className="shelves-line">
        {filled.map(({ shelf }, index) => (
          <ShelfOfCards key={shelf.id} shelf={shelf} isTitled={caption > 0} {...sizes[index]} />
        ))}
      </div>
    </div>
  );
}

function ShelfOfCards(props: {
  readonly shelf: CardShelf;
  readonly isTitled: boolean;
  readonly height?: number;
  readonly width?: number;
}) {
  const { shelf, isTitled, height = 0, width = 0 } = props;
  const { id, zones, only, label, caption, empty } = shelf;
  const { view } = useTable();
  const filled = zones.filter((zone) => cardsIn(view, zone, only).length > 0);
  return (
    <section
      className="shelf"
      data-shelf={id}
      style={
        { '--card-h': `${height.toFixed(1)}px`, '--line': `${Math.ceil(width)}px` } as CSSProperties
      }
    >
      {caption !== undefined && (
        <h2 className={isTitled ? 'shelf-caption' : 'sr-only'}>{caption}</h2>
      )}
      <div className="shelf-cards">
        {(filled.length > 0 ? filled : zones.slice(0, 1)).map((zone) => (
          <Row
            key={zone}
            zone={zone}
            {...(label === undefined ? {} : { label })}
            {...(only ? { only } : {})}
            empty={empty}
          />
        ))}
      </div>
    </section>
  );
}

const cardsIn = (view: View, zone: ZoneId, only: CardShelf['only']): readonly Sighting[] =>
  rootsIn(view, zone).filter((sighting) => !only || (isKnown(sighting) && only(sighting)));

/** A card is 1.4 times as high as it is wide; one on its side is 1.43 times as wide as it is high. */
const UPRIGHT = 1 / 1.4;
const WIDE = 1.43;
/** What is attached lies beside its host: up to two in a line, more on two lines. `shelves.css` says the same. */
const TUCKED = 0.58;
const TUCKED_MANY = 0.48;
const TUCK_GAP = 0.03;

/** The width of a card with what is attached to it, as a share of its height. */
function shareOf(view: View, sighting: Sighting, isWide: (design: number) => boolean): number {
  if (!isKnown(sighting)) return UPRIGHT;
  const design = view.cards[sighting]?.design;
  const own = design !== undefined && isWide(design) ? WIDE : UPRIGHT;
  const count = countTucked(view, sighting);
  if (count === 0) return own;
  const columns = count > 2 ? Math.ceil(count / 2) : count;
  return own + columns * ((count > 2 ? TUCKED_MANY : TUCKED) * UPRIGHT + TUCK_GAP);
}

/** What is attached to a card, and to that in turn. */
function countTucked(view: View, card: CardId): number {
  return attachedTo(view, card).reduce<number>(
    (sum, sighting) => sum + 1 + (isKnown(sighting) ? countTucked(view, sighting) : 0),
    0,
  );
}
