import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  action,
  afterCost,
  alter,
  alterEgoAction,
  andThen,
  attackEnemy,
  both,
  byYou,
  change,
  changeForm,
  chooseSome,
  constant,
  damage,
  damageEnemy,
  discard,
  discardThis,
  draw,
  drawUpTo,
  enemies,
  exhaustThis,
  forcedResponse,
  give,
  heroAction,
  inForm,
  interrupt,
  marked,
  oncePerRound,
  printedHandSize,
  query,
  ready,
  removeThreatFromScheme,
  response,
  SUBJECT,
  sequence,
  spend,
  sustained,
  THIS,
  takeDamage,
  thwartScheme,
  toHand,
  upTo,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const sheHulkTexts: TextBoxes = {
  // She-Hulk
  '01019a': text(response('formChanged', both(aboutThis, marked('hero')), damageEnemy(2))),
  // Jennifer Walters
  '01019b': text(interrupt('wouldPlace', null, alter(-1), { limit: oncePerRound })),
  // Hellcat (Patsy Walker)
  '01020': text(action(toHand(THIS))),
  // Gamma Slam
  '01021': text(heroAction(attackEnemy(upTo(15, sustained(you))))),
  // Ground Stomp
  '01022': text(heroAction(damage(1, enemies))),
  // Legal Practice
  // All the threat comes from one scheme (FAQ).
  '01023': text(
    alterEgoAction(
      afterCost((_paid, discarded) => thwartScheme(discarded)),
      { cost: chooseSome(1, 5, query('yourHand'), discard) },
    ),
  ),
  // One-Two Punch
  '01024': text(response('attackMade', both(byYou, marked('basic')), ready(you))),
  // Split Personality
  '01025': text(action(andThen(changeForm, drawUpTo(printedHandSize(you))))),
  // Superhuman Law Division
  // Not a thwart (errata).
  '01026': text(
    alterEgoAction(removeThreatFromScheme(2), { cost: sequence(exhaustThis, spend('mental')) }),
  ),
  // Focused Rage
  '01027': text(heroAction(draw(1), { cost: sequence(exhaustThis, takeDamage(1)) })),
  // Superhuman Strength
  '01028': text(
    constant(change('atk', yourIdentity, 2, inForm('hero'))),
    forcedResponse('attackMade', byYou, give('stunned', SUBJECT), { cost: discardThis }),
  ),
};
