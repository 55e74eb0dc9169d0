import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  afterCost,
  all,
  allResourcesOn,
  ally,
  attachTo,
  attackGains,
  both,
  byThis,
  change,
  choose,
  constant,
  controlledBy,
  damageEnemy,
  discard,
  exhaustThis,
  forcedInterrupt,
  gainsTrait,
  give,
  heroAction,
  host,
  itself,
  lasting,
  later,
  marked,
  not,
  oncePerPhase,
  query,
  ready,
  sequence,
  theHost,
  trait,
  you,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Hawkeye (Kate Bishop)
  '04011': text(
    action(
      afterCost((paid) => damageEnemy(allResourcesOn(query(paid, not(itself))))),
      {
        cost: sequence(
          exhaustThis,
          choose(query('yourHand'), (card) => discard(card)),
        ),
      },
    ),
  ),
  // Black Knight (Dane Whitman)
  '04012': text(
    forcedInterrupt('attacking', both(byThis, marked('basic')), attackGains('piercing')),
  ),
  // Goliath (Bill Foster)
  '04013': text(
    action(
      sequence(
        lasting('phase', change('atk', itself, 4)),
        later('playerPhaseEnds', discard(query('inPlay', itself))),
      ),
      { limit: oncePerPhase },
    ),
  ),
  // U.S. Agent (John Walker)
  '04014': text(),
  // Sky Cycle
  '04015': text(
    attachTo(query('allies', trait('Avenger'))),
    constant(gainsTrait('Aerial', theHost)),
    action(ready(host), { cost: exhaustThis }),
  ),
  // Team Training
  '04016': text(constant(change('hitPoints', all(ally, controlledBy(you)), 1))),
  // Ready for Action
  '04017': text(heroAction(choose(query('yourAllies'), (friend) => give('tough', friend)))),
};
