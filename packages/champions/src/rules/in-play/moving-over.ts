import type { CardId } from '@grimrule/kernel';
import { cardOf, setHost, setTokens, tokensOn, zoneOf } from '@grimrule/kernel';
import { BOOST, TUCKED, UNDER } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { attachedTo } from '../../table.ts';

/** Another card takes over what lies on a card, is attached to it and lies under it. */
export function moveOver(table: ChampionsTable, from: CardId, to: CardId): void {
  const { state } = table;
  for (const [token, count] of Object.entries(cardOf(state, from).tokens)) {
    if (count === 0) continue;
    setTokens(table, to, token, tokensOn(table, to, token) + count);
    setTokens(table, from, token, 0);
  }
  const held = [UNDER, TUCKED, BOOST].flatMap((zone) =>
    zoneOf(state, zone).filter((card) => cardOf(state, card).host === from),
  );
  for (const card of [...attachedTo(state, from), ...held]) {
    if (card !== to) setHost(table, card, to);
  }
  table.tell?.({ say: 'movedOver', cards: [from, to] }, 'move');
}
