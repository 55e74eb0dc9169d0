import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  all,
  ally,
  atLeast,
  attachTo,
  byHost,
  change,
  constant,
  countersOn,
  damageEnemy,
  discardYoursUntil,
  gains,
  hasAttached,
  heroAction,
  itself,
  keep,
  lasting,
  overpaid,
  query,
  remaining,
  response,
  sequence,
  THIS,
  theHost,
  toHand,
  trait,
  upgrade,
  upTo,
  youAre,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Ant-Man (Hank Pym)
  '12011': text(
    { countedCounters: { counter: 'pym', count: upTo(4, overpaid()) } },
    constant(change('hitPoints', itself, countersOn('pym', THIS))),
  ),
  // Giant-Man
  '12012': text(constant(change('atk', itself, 2, atLeast(remaining(THIS), 3)))),
  // Ronin
  '12013': text(
    constant(
      change('thw', all(itself, hasAttached(upgrade)), 1),
      change('atk', all(itself, hasAttached(upgrade)), 1),
    ),
  ),
  // Stinger (Cassie Lang)
  '12014': text({ onlyIf: youAre('Avenger') }, constant(gains('outsideAllyLimit', itself))),
  // Call for Aid
  '12015': text(
    heroAction(keep(discardYoursUntil(all(trait('Avenger'), ally)), (found) => toHand(found))),
  ),
  // Moxie
  '12016': text(
    response(
      'formChanged',
      aboutYou,
      sequence(
        lasting('round', change('thw', yourIdentity, 1)),
        lasting('round', change('atk', yourIdentity, 1)),
        lasting('round', change('def', yourIdentity, 1)),
      ),
      { form: 'hero' },
    ),
  ),
  // Power Gloves
  '12017': text(
    attachTo(query('allies', trait('Avenger'))),
    response('attackMade', byHost, damageEnemy(1)),
    response('thwarted', byHost, damageEnemy(1)),
  ),
  // Reinforced Suit
  '12018': text(attachTo(query('allies')), constant(change('hitPoints', theHost, 2))),
};
