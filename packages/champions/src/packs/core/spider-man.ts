import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  aboutThis,
  aboutYou,
  alterEgoAction,
  alterTo,
  andThen,
  attachTo,
  attackEnemy,
  both,
  byHost,
  CAUSE,
  cancel,
  cardIs,
  defense,
  discardThis,
  discardTop,
  draw,
  enemies,
  exhaustThis,
  forcedInterrupt,
  forcedResponse,
  give,
  heal,
  heroAction,
  instead,
  interrupt,
  keep,
  marked,
  oncePerRound,
  printedResource,
  query,
  removeThreatFromScheme,
  resource,
  SUBJECT,
  toHand,
  treachery,
  type,
  useCounter,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

export const spiderManTexts: TextBoxes = {
  // Spider-Man
  '01001a': text(interrupt('attacking', both(cardIs(CAUSE, type('villain')), yourEvent), draw(1))),
  // Peter Parker
  '01001b': text(resource(['mental'], { limit: oncePerRound })),
  // Black Cat (Felicia Hardy)
  '01002': text(
    forcedResponse(
      'played',
      aboutThis,
      keep(discardTop('yours', 2), (discarded) =>
        toHand(query(discarded, printedResource('mental'))),
      ),
    ),
  ),
  // Backflip
  '01003': text(interrupt('wouldTake', both(aboutYou, marked('attack')), defense(alterTo(0)))),
  // Enhanced Spider-Sense
  '01004': text(
    interrupt(
      'revealing',
      both(cardIs(SUBJECT, treachery), marked('fromDeck')),
      cancel('whenRevealed'),
      { form: 'hero' },
    ),
  ),
  // Swinging Web Kick
  '01005': text(heroAction(attackEnemy(8))),
  // Aunt May
  '01006': text(alterEgoAction(heal(4, you), { cost: exhaustThis })),
  // Spider-Tracer
  '01007': text(
    attachTo(query('minions')),
    forcedInterrupt('beingDefeated', aboutHost, removeThreatFromScheme(3)),
  ),
  // Web-Shooter
  '01008': text(resource(['wild'], { form: 'hero', cost: useCounter('web') })),
  // Webbed Up
  // The enemy is named as the attacker: once this card is gone, it has no host.
  '01009': text(
    attachTo(enemies),
    forcedInterrupt('wouldAttack', byHost, instead(andThen(discardThis, give('stunned', CAUSE)))),
  ),
};
