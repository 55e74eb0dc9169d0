import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  all,
  ally,
  attack,
  attackEnemy,
  both,
  change,
  choose,
  constant,
  controlledBy,
  countersOn,
  damage,
  discardThis,
  excessOf,
  heroAction,
  ifElse,
  itself,
  keep,
  mainScheme,
  marked,
  minion,
  overpaid,
  paidWith,
  query,
  removeThreat,
  response,
  SUBJECT,
  THIS,
  upTo,
  villain,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Thor (Jane Foster)
  '13011': text(
    response(
      'played',
      both(aboutThis, marked('hand')),
      damage(ifElse(paidWith('physical'), 3, 2), villain),
    ),
  ),
  // Wasp (Janet Van Dyne)
  '13012': text(
    { countedCounters: { counter: 'pym', count: upTo(3, overpaid('energy')) } },
    constant(change('hitPoints', itself, countersOn('pym', THIS))),
  ),
  // Into the Fray
  '13013': text(
    heroAction(
      attack(
        choose(query('attackable', minion), (foe) =>
          keep(damage(6, foe), (hit) => removeThreat(excessOf(hit), mainScheme)),
        ),
      ),
    ),
  ),
  // Surprise Attack
  '13014': text(
    response('formChanged', aboutYou, attackEnemy(ifElse(paidWith('physical'), 4, 3)), {
      form: 'hero',
    }),
  ),
  // Boot Camp
  '13016': text(constant(change('atk', all(ally, controlledBy(you)), 1))),
  // Lie in Wait
  '13017': text(
    response('engaged', yourEvent, attack(damage(3, SUBJECT)), { form: 'hero', cost: discardThis }),
  ),
};
