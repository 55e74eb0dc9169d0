import type { ChampionsSpeech } from '@grimrule/champions';
import { championsWords } from '@grimrule/champions';
import { drawHandOf } from '../cooperative/hand.ts';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { fit, joinPieces } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { costText, painterOf, printed, resourcesText, statsText } from './card-line.ts';
import type { ChampionsLabels } from './labels.ts';
import { CHAMPIONS_LABELS } from './labels.ts';
import type { ChampionsView } from './layout.ts';
import { knownCards, record } from './layout.ts';

/** The hand of the seat that looks, with costs and with what each card gives when it is spent. */
export function drawHand(view: ChampionsView, sheet: Sheet): readonly string[] {
  const say = CHAMPIONS_LABELS[sheet.language];
  const words = championsWords[sheet.language];
  const designs = knownCards(view, 'hand', view.seat).map(
    (card) => record(view, card)?.design ?? 0,
  );
  const briefly = (design: number): Piece => [
    nameAndPrice(design, words),
    painterOf(printed(design)),
  ];
  const line = (design: number, width: number) => handLine(design, words, say, width);
  const hand = { label: say.hand, empty: say.emptyHand, designs, briefly, line };
  return drawHandOf(hand, sheet);
}

function nameAndPrice(design: number, words: ChampionsSpeech): string {
  const card = printed(design);
  const gives = resourcesText(card, words);
  const price = [costText(card), gives].filter((part) => part !== '').join(', ');
  return `${words.name(design)} (${price})`;
}

const NAME = 22;
const GIVES = 12;

function handLine(
  design: number,
  words: ChampionsSpeech,
  say: ChampionsLabels,
  width: number,
): string {
  const card = printed(design);
  const stats = statsText(card, say);
  const text = [words.type(card.type), ...(stats === '' ? [] : [stats]), ...words.text(design)];
  const narrow = width < 60;
  const pieces: readonly Piece[] = [
    [`  ${fit(costText(card), 2)}`, paint.bold],
    [`${fit(words.name(design), NAME)} `, painterOf(card)],
    [fit(resourcesText(card, words), GIVES)],
    [narrow ? '' : ` ${text.join(' · ')}`, paint.dim],
  ];
  return joinPieces(pieces, width);
}
