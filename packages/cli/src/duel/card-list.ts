import { duelWords, POOL, SIDES } from '@grimrule/duel';
import type { Language } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import type { CardFacts } from '../table-game.ts';
import { DUEL_LABELS } from './labels.ts';

export function cardFacts(): readonly CardFacts[] {
  return POOL.map(
    ({ code, name, kind, side, character, colour, cost, copies, stats }, design): CardFacts => ({
      code,
      name: name.en,
      nameDe: name.de,
      kind,
      side,
      character,
      colour,
      cost,
      strength: stats.strength ?? null,
      life: stats.life ?? null,
      points: stats.points ?? null,
      copies,
      text: { en: duelWords.en.text(design), de: duelWords.de.text(design) },
    }),
  );
}

/** All cards as a table, with how many there are. */
export function drawCards(language: Language): readonly string[] {
  const words = duelWords[language];
  const { labels, cardHeads, cardCount } = DUEL_LABELS[language];
  const called = (id: string | null) => (id === null ? '' : (labels[id] ?? id));
  const number = (value: number | undefined) => (value === undefined ? '' : String(value));
  const rows = POOL.map(({ kind, side, colour, cost, stats, copies }, design) => [
    words.name(design),
    called(kind),
    side === null ? '' : words.seat(SIDES.indexOf(side)),
    called(colour),
    cost.map((symbol) => (symbol === '*' ? symbol : called(symbol))).join(' '),
    number(stats.strength),
    number(stats.life),
    number(stats.points),
    String(copies),
    words.text(design).join(' '),
  ]);
  const [heads = '', ...lines] = columnsOf([cardHeads, ...rows]);
  const count = POOL.reduce((sum, card) => sum + card.copies, 0);
  return [paint.bold(heads), ...lines, '', cardCount(count)];
}
