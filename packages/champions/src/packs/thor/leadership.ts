import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  afterCost,
  both,
  byYou,
  change,
  choose,
  exhaust,
  exhausted,
  interrupt,
  lasting,
  marked,
  not,
  query,
  statOf,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const exhaustAlly = choose(query('yourAllies', not(exhausted)), exhaust);

export const leadershipTexts: TextBoxes = {
  // Teamwork
  '06032': text(
    interrupt(
      'attacking',
      both(byYou, marked('basic')),
      afterCost((friend) => lasting('attack', change('atk', yourIdentity, statOf('atk', friend)))),
      { form: 'hero', cost: exhaustAlly },
    ),
    interrupt(
      'thwarting',
      both(byYou, marked('basic')),
      afterCost((friend) => lasting('thwart', change('thw', yourIdentity, statOf('thw', friend)))),
      { form: 'hero', cost: exhaustAlly },
    ),
  ),
};
