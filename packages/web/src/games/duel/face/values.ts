import { duelWords, POOL } from '@grimrule/duel';
import type { CardId, Contribution, Table } from '@grimrule/kernel';
import { cardOf, contributions, tokensOn, value } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { ShownValue, Token } from '../../page-game.ts';
import { DUEL_PAGE } from '../words.ts';

/** Strength and what is left of a life, with where each change comes from. */
export function valuesOf(table: Table, card: CardId, language: Language): readonly ShownValue[] {
  const printed = POOL[cardOf(table.state, card).design]?.stats ?? {};
  return (['strength', 'life'] as const).flatMap((id) => {
    const from = printed[id];
    if (from === undefined) return [];
    const shown = asked(table, card, id, from, language);
    return [id === 'life' ? afterDamage(table, card, shown, language) : shown];
  });
}

function asked(
  table: Table,
  card: CardId,
  id: string,
  printed: number,
  language: Language,
): ShownValue {
  return {
    id,
    printed,
    now: value(table, card, id),
    from: contributions(table, card, id).map((change) => ({
      by: inSigns(change),
      source: duelWords[language].name(cardOf(table.state, change.source).design),
      card: change.source,
    })),
  };
}

function inSigns({ op, by }: Contribution): string {
  if (op === 'add') return by < 0 ? `−${-by}` : `+${by}`;
  return op === 'times' ? `×${by}` : `= ${by}`;
}

/** Damage is one more reason why a life is shorter than printed. */
function afterDamage(table: Table, card: CardId, life: ShownValue, language: Language): ShownValue {
  const damage = tokensOn(table, card, 'damage');
  if (damage === 0) return life;
  const lost = { by: `−${damage}`, source: DUEL_PAGE[language].damage };
  return { ...life, now: Math.max(0, life.now - damage), from: [...life.from, lost] };
}

export function tokensOf(table: Table, card: CardId, language: Language): readonly Token[] {
  const damage = tokensOn(table, card, 'damage');
  if (damage === 0) return [];
  const label = DUEL_PAGE[language].damage;
  return [{ id: 'damage', icon: 'damage', label, value: String(damage), tone: 'harm' }];
}
