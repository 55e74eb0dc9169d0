import type { CardId, Table } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import { DESIGNS, ringsWords } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { ShownValue } from '../../page-game.ts';
import { askedValue, hitPointsLeft } from '../../shown-value.ts';
import { NAMES } from '../names.ts';
import { statIdsOf } from './printed-stats.ts';

/** The numbers of a card in play as they are now, and where each change comes from. */
export function valuesOf(table: Table, card: CardId, language: Language): readonly ShownValue[] {
  const printed = DESIGNS[cardOf(table.state, card).design];
  if (!printed) return [];
  const words = ringsWords[language];
  return statIdsOf(printed).map((id) =>
    id === 'hitPoints'
      ? hitPointsLeft(table, card, words, NAMES[language].damage)
      : askedValue(table, card, id, words),
  );
}
