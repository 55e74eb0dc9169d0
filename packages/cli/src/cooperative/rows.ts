import type { CardId, View } from '@grimrule/kernel';
import type { Shown } from '../screen/rows.ts';
import { row, together } from '../screen/rows.ts';
import type { Piece } from '../screen/text.ts';
import { flow } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';

/** How a game tells the cards of its table. */
interface Telling {
  /** A card as it stands, with this before it. */
  piece(card: CardId, before: string): Piece;
  attachedTo(host: CardId): readonly CardId[];
  text(card: CardId): string;
}

const shown = (telling: Telling, cards: readonly CardId[]): readonly Shown[] =>
  cards.map((card) => ({
    pieces: [
      telling.piece(card, ''),
      ...telling.attachedTo(card).map((each) => telling.piece(each, '+ ')),
    ],
    text: () => telling.text(card),
  }));

/** The cards of a kind, as there is room for them. */
export const cardRow = (
  telling: Telling,
  label: string,
  cards: readonly CardId[],
  sheet: Sheet,
): readonly string[] => row(label, shown(telling, cards), sheet);

interface PlayerRow {
  readonly label: string;
  readonly cards: readonly CardId[];
  /** A card that is not the player's own is told in full on any sheet. */
  readonly foreign?: boolean;
}

/** The cards before a player, under a line about that player. */
export function playerRows(
  telling: Telling,
  title: string,
  rows: readonly PlayerRow[],
  { view, seat, sheet }: { readonly view: View; readonly seat: number; readonly sheet: Sheet },
): readonly string[] {
  // Where there is little room, the other players' cards come first to be told briefly.
  const others = sheet.effectLines === 0 && seat !== view.seat && view.seats > 2;
  if (others || sheet.hand === 'brief') {
    const all = rows.flatMap(({ cards }) => together(shown(telling, cards)));
    return [title, ...flow('   ', all, sheet.width)];
  }
  const own = sheet.effectLines > 1 && seat === view.seat ? sheet : { ...sheet, effectLines: 0 };
  return [
    title,
    ...rows.flatMap(({ label, cards, foreign = false }) =>
      cardRow(telling, label, cards, foreign ? sheet : own),
    ),
  ];
}
