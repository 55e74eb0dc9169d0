import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  all,
  attack,
  attackable,
  both,
  byThis,
  CAUSE,
  cardIs,
  change,
  choose,
  constant,
  damage,
  deal,
  draw,
  enemyAttacks,
  exhaustThis,
  exists,
  forcedResponse,
  give,
  heroAction,
  itself,
  paidOnlyWith,
  query,
  removeThreatFromScheme,
  resourceFor,
  response,
  sequence,
  sustained,
  THIS,
  takenFromAttack,
  thwartScheme,
  trait,
  type,
  upTo,
  when,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Brawn
  '10011': text(response('attackMade', byThis, removeThreatFromScheme(1))),
  // Sentry (Robert Reynolds)
  '10012': text(forcedResponse('entered', aboutThis, deal(1))),
  // She-Hulk (Jennifer Walters)
  '10013': text(constant(change('atk', itself, sustained(THIS)))),
  // Drop Kick
  '10014': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(
            damage(4, foe),
            when(paidOnlyWith('physical'), sequence(give('stunned', foe), draw(1))),
          ),
        ),
      ),
    ),
  ),
  // Toe to Toe
  '10015': text(
    heroAction(
      attack(choose(attackable, (foe) => sequence(enemyAttacks(foe, you), damage(5, foe)))),
    ),
  ),
  // "You'll Pay for That!"
  '10016': text(
    response(
      'attacked',
      both(cardIs(CAUSE, type('villain')), aboutYou, exists(query('hurt', yourIdentity))),
      thwartScheme(upTo(5, takenFromAttack(you))),
      { form: 'hero' },
    ),
  ),
  // Martial Prowess
  '10018': text(
    resourceFor(all(trait('Attack'), type('event')), ['physical'], { cost: exhaustThis }),
  ),
};
