import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  any,
  attack,
  attackEnemy,
  attackGains,
  both,
  byThis,
  byYou,
  cardIs,
  change,
  choose,
  constant,
  damage,
  damageEnemy,
  discard,
  discardTop,
  doubledFor,
  forcedResponse,
  heal,
  heroAction,
  inAnyOrder,
  inForm,
  itself,
  keep,
  marked,
  minion,
  paidWith,
  printedResource,
  query,
  response,
  SUBJECT,
  sequence,
  THIS,
  thwartScheme,
  useCounter,
  when,
  yourIdentity,
} from '../../vocabulary/builders.ts';
import type { Resource } from '../../vocabulary/nodes.ts';

/** A wild resource stands for all of Hulk's three. */
const shows = (resource: Resource) => any(printedResource(resource), printedResource('wild'));

export const aggressionTexts: TextBoxes = {
  // Hulk (Bruce Banner)
  // The effects of several resources happen in the order his player likes (FAQ). His own damage may
  // have defeated him before he is to be discarded.
  '01050': text(
    forcedResponse(
      'attackMade',
      byThis,
      keep(discardTop('yours', 1), (top) =>
        inAnyOrder(
          when(cardIs(top, shows('physical')), damageEnemy(2)),
          when(cardIs(top, shows('energy')), damage(1, query('characters'))),
          when(cardIs(top, shows('mental')), discard(query('inPlay', itself))),
        ),
      ),
    ),
  ),
  // Tigra (Greer Grant Nelson)
  '01051': text(
    response('attacked', both(byThis, cardIs(SUBJECT, minion), marked('defeated')), heal(1, THIS)),
  ),
  // Chase Them Down
  '01052': text(
    response('attacked', both(byYou, marked('defeated')), thwartScheme(2), { form: 'hero' }),
  ),
  // Relentless Assault
  '01053': text(
    heroAction(
      attack(
        choose(query('attackable', minion), (foe) =>
          sequence(when(paidWith('physical'), attackGains('overkill')), damage(5, foe)),
        ),
      ),
    ),
  ),
  // Uppercut
  '01054': text(heroAction(attackEnemy(5))),
  // The Power of Aggression
  '01055': text(doubledFor('aggression')),
  // Tac Team
  '01056': text(action(damageEnemy(2), { cost: useCounter('attack') })),
  // Combat Training
  '01057': text(constant(change('atk', yourIdentity, 1, inForm('hero')))),
};
