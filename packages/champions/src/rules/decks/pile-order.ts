import type { CardId, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, inOrderOf, zoneOf } from '@grimrule/kernel';
import { AREA, of, PLAYED } from '../../board.ts';
import { perDesign } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';

/** By design: whether it looks at what lies on top of a discard pile. */
const LOOKS = perDesign(false, ({ abilities }) => {
  const said = JSON.stringify(abilities);
  return said.includes('"yourDiscardTop"') || said.includes('"topmost"');
});

/**
 * RR: Discard. Cards that are discarded together are laid on the pile in any order. They are laid
 * there as they were picked; where that can matter, because the player has a card that looks at the
 * top of their pile, they are asked even if there is nothing else to decide.
 */
export function inOrder(table: ChampionsTable, prompt: Prompt): Prompt {
  const { options, seat } = prompt;
  if (options.length < 2 || !looksAtPile(table, seat)) return prompt;
  const ordered = options.flatMap(({ verb, card }) =>
    card !== undefined && TO_PILE.includes(verb) && cardOf(table.state, card).owner === seat
      ? [card]
      : [],
  );
  const [first] = ordered;
  if (first === undefined || ordered.every((card) => isSame(table, card, first))) return prompt;
  return inOrderOf(prompt, ordered);
}

/** A source that is used where it lies, such as a resource ability, is not discarded. */
const TO_PILE: readonly string[] = ['spend', 'discard'];

const isSame = ({ state }: ChampionsTable, one: CardId, other: CardId) =>
  cardOf(state, one).design === cardOf(state, other).design;

function looksAtPile({ state }: ChampionsTable, seat: Seat): boolean {
  return [AREA, PLAYED].some((zones) =>
    zoneOf(state, of(zones, seat)).some((card) => LOOKS[cardOf(state, card).design]),
  );
}
