import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { wrap } from '../screen/text.ts';

interface PrintedCard {
  readonly title: string;
  readonly code: string;
  readonly description: string;
  readonly traits: readonly string[];
  readonly text: readonly string[];
}

/** A card with its whole text, as it stands in the list of all cards. */
export function drawPrinted(card: PrintedCard): readonly string[] {
  const width = screenWidth() - 4;
  const lines = [card.description, card.traits.join(', ')].filter((line) => line !== '');
  return [
    `${paint.bold(card.title)}  ${paint.dim(card.code)}`,
    ...[...lines, ...card.text].flatMap((line) => wrap(line, width)).map((line) => `  ${line}`),
  ];
}
