import type { CardId } from '@grimrule/kernel';
import { become, cardOf, happening, occur, setTokens } from '@grimrule/kernel';
import { otherSideOf, printed, printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { attachedTo, identityOf, inPlayerOrder, isIdentity, isInPlay, playerOf } from '../table.ts';
import { callAbilities } from './called-abilities.ts';
import { layCounters } from './entering-play.ts';
import { changeForm } from './form.ts';
import { discardFromPlay } from './leaving-play.ts';

export function canFlip({ state }: ChampionsTable, card: CardId): boolean {
  return isInPlay(state, card) && printedAs(state, card).otherSide !== undefined;
}

/**
 * RR: Flip. Everything on a card stays, unless its other side is of another type. An identity
 * changes form by it.
 */
export function flip(table: ChampionsTable, card: CardId): void {
  const { state } = table;
  if (isIdentity(state, card)) {
    changeForm(table, playerOf(state, card));
    return;
  }
  const { design, tokens } = cardOf(state, card);
  const other = otherSideOf(design);
  if (printed(other).type !== printed(design).type) {
    for (const attached of attachedTo(state, card)) discardFromPlay(table, attached);
    for (const token of Object.keys(tokens)) setTokens(table, card, token, 0);
  }
  become(table, card, other);
  layCounters(table, card);
  if (table.log) table.tell({ say: 'flipped', card }, 'flip');
  const seat = playerOf(state, card);
  const { keywords } = printed(other);
  const flipped = happening('flipped', { card, seat });
  // Another form of the identity is a change of form too. RR: Form.
  const changed = { card: identityOf(state, seat), seat, marks: [keywords?.form ?? ''] };
  if (keywords?.form === undefined) occur(table, flipped);
  else occur(table, flipped, happening('formChanged', changed));
}

/** The new side of an encounter card is revealed. */
export function flippedHappens(table: ChampionsTable, card: CardId): void {
  const [first] = inPlayerOrder(table.state);
  if (first !== undefined) callAbilities(table, card, 'whenRevealed', first);
}
