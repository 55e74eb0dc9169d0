import type { RingsSpeech } from '@grimrule/rings';
import { ringsWords } from '@grimrule/rings';
import { drawHandOf } from '../cooperative/hand.ts';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { fit, joinPieces } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { costText, painterOf, printed, statsText } from './card-line.ts';
import type { RingsLabels } from './labels.ts';
import { RINGS_LABELS } from './labels.ts';
import type { RingsView } from './layout.ts';
import { knownCards, record } from './layout.ts';

/** The hand of the seat that looks, with costs and spheres. */
export function drawHand(view: RingsView, sheet: Sheet): readonly string[] {
  const say = RINGS_LABELS[sheet.language];
  const words = ringsWords[sheet.language];
  const designs = knownCards(view, 'hand', view.seat).map(
    (card) => record(view, card)?.design ?? 0,
  );
  const briefly = (design: number): Piece => [
    `${words.name(design)} (${costText(printed(design))})`,
    painterOf(printed(design)),
  ];
  const line = (design: number, width: number) => handLine(design, words, say, width);
  const hand = { label: say.hand, empty: say.emptyHand, designs, briefly, line };
  return drawHandOf(hand, sheet);
}

const NAME = 24;
const SPHERE = 10;

function handLine(design: number, words: RingsSpeech, say: RingsLabels, width: number): string {
  const card = printed(design);
  const stats = statsText(card, say);
  const text = [say.types[card.type], ...(stats === '' ? [] : [stats]), ...words.text(design)];
  const narrow = width < 60;
  const pieces: readonly Piece[] = [
    [`  ${fit(costText(card), 2)}`, paint.bold],
    [`${fit(words.name(design), NAME)} `, painterOf(card)],
    [fit(card.sphere ? words.sphere(card.sphere) : '', SPHERE)],
    [narrow ? '' : ` ${text.join(' · ')}`, paint.dim],
  ];
  return joinPieces(pieces, width);
}
