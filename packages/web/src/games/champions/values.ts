import type { CardId, Language, Table } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { ShownValue, Token } from '../page-game.ts';

export function valuesOf(_table: Table, _card: CardId, _language: Language): readonly ShownValue[] {
  return [];
}

export function tokensOf(table: Table, card: CardId, _language: Language): readonly Token[] {
  return Object.entries(cardOf(table.state, card).tokens).flatMap(([id, count]) =>
    count > 0
      ? [{ id, icon: 'counter' as const, label: id, value: String(count), tone: 'plain' as const }]
      : [],
  );
}
