import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  both,
  byThis,
  cardIs,
  change,
  constant,
  count,
  damageEnemy,
  doubledFor,
  exhaustThis,
  heroAction,
  ifElse,
  inForm,
  instead,
  interrupt,
  itself,
  minion,
  paidWith,
  removeThreatFromScheme,
  response,
  SUBJECT,
  sideSchemes,
  takeDamage,
  theAmount,
  thwartScheme,
  useCounter,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Daredevil (Matt Murdock)
  '01058': text(response('thwarted', byThis, damageEnemy(1))),
  // Jessica Jones
  '01059': text(constant(change('thw', itself, count(sideSchemes)))),
  // For Justice!
  '01060': text(heroAction(thwartScheme(ifElse(paidWith('mental'), 4, 3)))),
  // Great Responsibility
  '01061': text(interrupt('wouldPlace', null, instead(takeDamage(theAmount)), { form: 'hero' })),
  // The Power of Justice
  '01062': text(doubledFor('justice')),
  // Interrogation Room
  '01063': text(
    response('defeated', both(yourEvent, cardIs(SUBJECT, minion)), removeThreatFromScheme(1), {
      cost: exhaustThis,
    }),
  ),
  // Surveillance Team
  '01064': text(action(removeThreatFromScheme(1), { cost: useCounter('snoop') })),
  // Heroic Intuition
  '01065': text(constant(change('thw', yourIdentity, 1, inForm('hero')))),
};
