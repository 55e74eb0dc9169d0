import type { CardId, Contribution, Table } from '@grimrule/kernel';
import { cardOf, contributions, printedValue, tokensOn, value } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import type { ShownValue } from './page-game.ts';

/** A number of a card as it is now, and the cards that each change comes from. */
export function askedValue(
  table: Table,
  card: CardId,
  id: string,
  words: Pick<Words, 'name'>,
): ShownValue {
  return {
    id,
    now: value(table, card, id),
    printed: printedValue(table, card, id),
    from: contributions(table, card, id).map(({ source, op, by }) => ({
      by: change(op, by),
      source: words.name(cardOf(table.state, source).design),
      card: source,
    })),
  };
}

function change(op: Contribution['op'], count: number): string {
  switch (op) {
    case 'add':
      return count < 0 ? `−${-count}` : `+${count}`;
    case 'times':
      return `×${count}`;
    case 'most':
      return `≤ ${count}`;
    default:
      return `= ${count}`;
  }
}

/** The remaining hit points: damage is one more reason why they are fewer. */
export function hitPointsLeft(
  table: Table,
  card: CardId,
  words: Pick<Words, 'name'>,
  damageName: string,
): ShownValue {
  const full = askedValue(table, card, 'hitPoints', words);
  const damage = tokensOn(table, card, 'damage');
  if (damage === 0) return full;
  const lost = { by: `−${damage}`, source: damageName };
  return { ...full, now: Math.max(0, full.now - damage), from: [...full.from, lost] };
}
