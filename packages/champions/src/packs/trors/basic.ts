import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  afterCost,
  all,
  attackGains,
  both,
  byThis,
  choose,
  exhaust,
  forcedInterrupt,
  heroAction,
  marked,
  not,
  query,
  ready,
  same,
  trait,
} from '../../vocabulary/builders.ts';

const avenger = query('yourCharacters', trait('Avenger'));

export const basicTexts: TextBoxes = {
  // War Machine (James Rhodes)
  '04020': text(forcedInterrupt('attacking', both(byThis, marked('basic')), attackGains('ranged'))),
  // Earth's Mightiest Heroes
  '04022': text(
    heroAction(
      afterCost((tired) =>
        choose(query('yourCharacters', all(trait('Avenger'), not(same(tired)))), (other) =>
          ready(other),
        ),
      ),
      { cost: choose(avenger, (one) => exhaust(one)) },
    ),
  ),
};
