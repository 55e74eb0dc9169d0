import { duelWords } from '@grimrule/duel';
import type { CardId } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { columns, fit, joinPieces, wrap } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { costPieces, costText, painterOf, printed, statsText, symbolOf } from './card-line.ts';
import type { DuelLabels } from './labels.ts';
import { DUEL_LABELS } from './labels.ts';
import type { DuelView } from './layout.ts';
import { knownCards, record } from './layout.ts';

/** The hand of the seat that looks, with costs. */
export function drawHand(view: DuelView, sheet: Sheet): readonly string[] {
  const say = DUEL_LABELS[sheet.language];
  const words = duelWords[sheet.language];
  const hand = knownCards(view, 'hand', view.seat);
  const title = paint.bold(` ${say.hand} (${hand.length})`);
  if (hand.length === 0) return [`${title} ${say.emptyHand}`];
  const designs = hand.map((card: CardId) => record(view, card)?.design ?? 0);
  if (sheet.hand === 'brief') return brief(designs, words, say, sheet.width);
  if (sheet.hand === 'lines') {
    return [title, ...designs.map((design) => handLine(design, words, say, sheet.width).trimEnd())];
  }
  const across = Math.max(1, Math.floor(sheet.width / 40));
  const width = Math.floor(sheet.width / across);
  const rows = Math.ceil(designs.length / across);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, column) => designs[column * rows + row])
      .map((design) => (design === undefined ? '' : handLine(design, words, say, width)))
      .join('')
      .trimEnd(),
  );
  return [title, ...lines];
}

/** Keeps a card on one line. */
const HARD_SPACE = '\u00A0';

/** Colour, name and cost of each card, one after the other. */
function brief(
  designs: readonly number[],
  words: Words,
  say: DuelLabels,
  width: number,
): readonly string[] {
  const cards = designs.map((design) => {
    const card = printed(design);
    const cost = card.cost.length > 0 ? ` (${costText(card, say)})` : '';
    const text = `${painterOf(card)(symbolOf(card, say))} ${words.name(design)}${cost}`;
    return text.replaceAll(' ', HARD_SPACE);
  });
  const lines = wrap(`${say.hand} (${designs.length}): ${cards.join(' · ')}`, width - 2);
  return lines.map((line) => ` ${line.replaceAll(HARD_SPACE, ' ')}`);
}

const NAME = 23;
const COST = 8;
const STATS = 6;

function handLine(design: number, words: Words, say: DuelLabels, width: number): string {
  const card = printed(design);
  const cost = costText(card, say);
  const name = fit(words.name(design), Math.min(NAME, width - COST - STATS - 7));
  const pieces: Piece[] = [
    [` ${fit(symbolOf(card, say), 3)}`, painterOf(card)],
    [`${name} `],
    ...costPieces(card, say),
    [' '.repeat(Math.max(1, COST + 1 - columns(cost)))],
    [fit(statsText(card, say), STATS)],
    [`  ${words.text(design).join(' ')}`, paint.dim],
  ];
  const shown = width < 60 ? pieces.slice(0, -1) : pieces;
  return joinPieces(shown, width);
}
