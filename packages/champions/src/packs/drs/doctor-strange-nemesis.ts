import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  andThen,
  any,
  attachTo,
  both,
  byThis,
  cancel,
  cardIs,
  choose,
  discard,
  discardThis,
  discardTop,
  forcedInterrupt,
  give,
  inAnyOrder,
  keep,
  mainScheme,
  mostPrinted,
  placeThreat,
  printed,
  printedResource,
  query,
  SUBJECT,
  shuffleIn,
  THIS,
  takeDamage,
  trait,
  tuckFacedown,
  type,
  when,
  whenDefeated,
  whenRevealed,
  you,
  yourEvent,
  yourHero,
} from '../../vocabulary/builders.ts';
import type { Resource } from '../../vocabulary/nodes.ts';

/** A wild resource stands for all of the three. */
const shows = (kind: Resource) => any(printedResource(kind), printedResource('wild'));

/** Of a hand of resource cards alone it is one of these, whose cost is 0. */
const discardDearest = choose(query('yourHand', mostPrinted('cost', query('yourHand'))), (card) =>
  discard(card),
);

export const doctorStrangeNemesisTexts: TextBoxes = {
  // Baron Mordo
  '09028': text(
    forcedInterrupt(
      'attacking',
      both(byThis, yourEvent),
      keep(discardTop('yours', 1), (top) =>
        inAnyOrder(
          when(cardIs(top, shows('physical')), give('stunned', you)),
          when(cardIs(top, shows('energy')), takeDamage(2)),
          when(cardIs(top, shows('mental')), give('confused', you)),
        ),
      ),
    ),
  ),
  // Open the Dark Dimension
  // The card means the deck of Invocations, whoever reveals it: no other deck has such a card.
  '09029': text(
    whenRevealed(tuckFacedown(query('deckTops', trait('Invocation')), THIS)),
    whenDefeated(shuffleIn(query('underThis'))),
  ),
  // Counterspell
  '09030': text(
    attachTo(yourHero),
    forcedInterrupt(
      'playing',
      both(yourEvent, cardIs(SUBJECT, type('event'))),
      andThen(cancel('card'), discardThis),
    ),
  ),
  // Thoughtcasting
  '09031': text(
    whenRevealed(
      keep(discardDearest, (card) => placeThreat(printed('cost', card), mainScheme)),
      'alterEgo',
    ),
    whenRevealed(
      keep(discardDearest, (card) => takeDamage(printed('cost', card))),
      'hero',
    ),
  ),
};
