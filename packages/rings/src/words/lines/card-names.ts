import type { CardId, Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Case, Speaker } from '@grimrule/words';
import type { RingsCard } from '../../cards/card.ts';
import { DIALS, ORC_GUARD, printed } from '../../cards/designs.ts';
import { nameIn } from '../names.ts';

/** The printed facts of a card, or null if the reader does not know the card. */
export function printedFor(to: Speaker, card: CardId): RingsCard | null {
  const design = to.designOf(card);
  return design === null ? null : printed(design);
}

/** The player whose threat dial a card is: then the player is meant, not the card. Else NONE. */
export function playerMeant(to: Speaker, card: CardId): Seat {
  const design = to.designOf(card);
  return design === null ? NONE : DIALS.indexOf(design);
}

/** A card within a sentence; null is one that the reader does not know. */
export function calledInEnglish(design: number | null): string {
  if (design === null) return 'a card';
  const name = nameIn('en', printed(design));
  return design === ORC_GUARD ? `an ${name}` : name;
}

export function calledInGerman(design: number | null, form: Case): string {
  const article = form === 'dative' || form === 'genitive' ? 'einer' : 'eine';
  if (design === null) return `${article} Karte`;
  const name = nameIn('de', printed(design));
  return design === ORC_GUARD ? `${article} ${name}` : name;
}
