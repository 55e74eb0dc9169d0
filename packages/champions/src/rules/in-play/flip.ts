import type { CardId, Happening } from '@grimrule/kernel';
import { become, CHANGED, cardOf, NONE, occur, setHost, setTokens } from '@grimrule/kernel';
import { otherSideOf, printed, printedAs } from '../../cards/designs.ts';
import { event, OTHER_TYPE } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { attachedTo, formOf, identityOf, inPlayerOrder, isInPlay, playerOf } from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { incite } from '../encounters/reveal.ts';
import { layCounters } from './entering-play.ts';
import { discardFromPlay } from './leaving-play.ts';

export function canFlip({ state }: ChampionsTable, card: CardId): boolean {
  return isInPlay(state, card) && printedAs(state, card).otherSide !== undefined;
}

/** RR: Flip. A card that is turned to a hero or an alter-ego is its player's identity from now on. */
export function turnOver(
  table: ChampionsTable,
  card: CardId,
  side: number = otherSideOf(cardOf(table.state, card).design),
): void {
  const { state } = table;
  const seat = playerOf(state, card);
  const { type } = printedAs(state, card);
  const { type: newType, keywords, handSize } = printed(side);
  become(table, card, side);
  table.tell?.({ say: 'flipped', card }, 'flip');
  const flipped = event.flipped(card, seat, newType !== type);
  const isIdentity = handSize !== undefined;
  if (isIdentity) {
    setHost(table, card, NONE);
    state.vars.identities = state.vars.identities.with(seat, card);
  }
  // Another form of the identity is a change of form too. RR: Form.
  const form = isIdentity ? formOf(state, seat) : keywords?.form;
  if (form === undefined) occur(table, flipped);
  else occur(table, flipped, event.formChanged(identityOf(state, seat), seat, form));
}

/**
 * Everything on a card stays, unless its other side is of another type. The new side of an encounter
 * card is revealed.
 */
export function flippedHappens(table: ChampionsTable, { card, marks }: Happening): void {
  const { state } = table;
  if (marks.includes(OTHER_TYPE)) {
    for (const attached of attachedTo(state, card)) discardFromPlay(table, attached);
    for (const token of Object.keys(cardOf(state, card).tokens)) setTokens(table, card, token, 0);
  }
  layCounters(table, card);
  // Whether it has hit points left on this side is looked at now.
  table.note(CHANGED.play);
  incite(table, card);
  const [first] = inPlayerOrder(state);
  if (first !== undefined) callAbilities(table, card, 'whenRevealed', first);
}
